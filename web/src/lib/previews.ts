// What one of the viewer's tiles would do, in a few words.
import type { Preview, WhatIf } from "../messages";
import { t } from "./i18n.svelte";

/** Names the chain that the tile grows, with its size then, or those that it merges. */
export function effectText(preview: Preview | undefined): string {
  const [first] = preview?.chains ?? [];
  if (preview?.effect === "grow" && first) return t("effect.grow.named", { chain: first.name, n: first.size_after });
  if (preview?.effect === "merge")
    return t("effect.merge.named", { chains: preview.chains.map((chain) => chain.name), n: preview.size });
  return t(`effect.${preview?.effect ?? "alone"}`);
}

const LEAST_LINES = 4; // so that the board has one size in most decisions

/** How many lines tell what a tile would do, above the table of what it would bring: those of the longest. */
export function mostLines(previews: Preview[]): number {
  const mergers = previews.filter(({ effect }) => effect === "merge");
  const told = mergers.map(({ chains, survivors }) => 1 + chains.length + (survivors.length > 1 ? 2 : 0)); // a tie is told of
  return Math.max(LEAST_LINES, ...told);
}

/** What a tile would bring everybody, as far as its preview tells: bonuses and net worth. */
export function broughtBy({ payouts, net_worth, market_draws }: Preview): WhatIf | null {
  if (!net_worth) return null;
  const bonus = (player: string) =>
    (payouts ?? []).reduce((sum, paid) => (paid.player === player ? sum + paid.dollars : sum), 0);
  const rows = Object.entries(net_worth).map(([player, worth]) => ({
    player,
    bonus: bonus(player),
    shares: [],
    places: [],
    worth,
  }));
  return { chains: [], rows, place: null, margin: null, market_draws };
}
