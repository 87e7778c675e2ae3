// How a chain looks: a colour, an emblem, a pattern and a letter, so that nothing depends on colour alone. The edition defines them.
import { getContext, setContext } from "svelte";
import shapes from "../../../src/mergemaker/game/editions/shapes.json" with { type: "json" };
import type { ChainView, EditionInfo, LookInfo, PriceLine } from "../messages";

/** Lines or spots in a box 10 wide and 10 high. */
export const PATTERNS: Record<string, { path: string; filled: boolean }> = shapes.patterns;

/** Skylines in a box 60 wide and 62 high, with their base at (0, 0). */
export const EMBLEMS: Record<string, string> = shapes.emblems;

const KEY = Symbol("edition");

/** Child components draw the chains of this edition. */
export function drawChainsOf(edition: () => EditionInfo | undefined): void {
  setContext(KEY, edition);
}

/** How the chains of the edition in play look, by name; call it while a component is being initialised. */
export function chainLooks(): (chain: string) => LookInfo {
  const edition = getContext<(() => EditionInfo | undefined) | undefined>(KEY);
  return (chain) => {
    const inPlay = edition?.();
    return lookOf(inPlay ? [inPlay] : [], chain);
  };
}

/** How a chain looks in the first edition that has a chain of that name; unknown chains are an error. */
export function lookOf(editions: readonly EditionInfo[], chain: string): LookInfo {
  const look = lookIn(editions, chain);
  if (!look) throw new Error(`no edition here has a chain ${chain}`);
  return look;
}

/** The same, or nothing if no edition has the chain. */
export function lookIn(editions: readonly EditionInfo[], chain: string): LookInfo | undefined {
  return editions.flatMap((edition) => edition.chains).find((one) => one.name === chain)?.look;
}

/** The custom properties that `.look` in app.css uses. */
export function coloursOf(look: LookInfo): string {
  return `--c: ${look.colour}; --ci: ${look.ink}`;
}

/** The id of a look's pattern among the page's definitions. */
export function patternId(look: LookInfo): string {
  return `${look.pattern}-${look.ink.slice(1)}`;
}

/** How tall the skyline is, 0 to 5: from the lowest price on the card to the highest. */
export function skylineLevel(chain: ChainView, prices: readonly PriceLine[]): number {
  const steps = prices.flatMap((line) => line.sizes[0]?.least ?? []);
  const reached = steps.filter((size) => chain.size >= size).length;
  return steps.length > 1 ? (5 * Math.max(0, reached - 1)) / (steps.length - 1) : 0;
}
