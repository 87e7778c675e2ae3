// How a chain looks: a colour, an emblem, a pattern and a letter, so that colour is never alone.
import type { ChainView } from "../messages";

const LOOKS: Record<string, number> = {
  Sackson: 0,
  Luxor: 0,
  Tower: 1,
  Zeta: 1,
  American: 2,
  Hydra: 2,
  Festival: 3,
  Fusion: 3,
  Worldwide: 4,
  America: 4,
  Continental: 5,
  Phoenix: 5,
  Imperial: 6,
  Quantum: 6,
};

/** Skylines in a box 60 wide and 62 high, standing on (0, 0). */
export const EMBLEMS = [
  "M-26 0V-8H-20V-17H-14V-26H-8V-35H-3V-46H3V-35H8V-26H14V-17H20V-8H26V0Z",
  "M-12 0V-46H-16V-60H-9V-54H-4V-60H4V-54H9V-60H16V-46H12V0Z",
  "M-27 0V-22H-20A20 20 0 0 1 -3 -42V-54H3V-42A20 20 0 0 1 20 -22H27V0Z",
  "M-28 0V-18Q-9 -24 -1.500 -46V-58L10 -53L1.500 -48Q9 -24 28 -18V0Z",
  "M-22 0V-20H-7A18 18 0 1 1 7 -20H22V0Z",
  "M-24 0V-26H-16V-40H-8V-52H-2V-62H2V-52H8V-40H16V-26H24V0Z",
  "M-22 0L-28 -44L-13 -27L0 -56L13 -27L28 -44L22 0Z",
] as const;

/** Text on the chain's colour: white or ink, whichever reads well. */
export const INKS = ["#fff", "#2b2205", "#fff", "#fff", "#fff", "#06283a", "#40101f"] as const;

export function lookOf(chain: string): number {
  return LOOKS[chain] ?? 0;
}

/** The name, with a place to break it where columns are narrow. */
export function breakable(chain: string): string {
  return chain.length > 7 ? chain.replace(/^(Ameri|Conti|World|Festi)/, "$1\u00ad") : chain;
}

export function colourOf(chain: string): string {
  return `var(--chain-${lookOf(chain)})`;
}

export function inkOf(chain: string): string {
  return INKS[lookOf(chain)] ?? "#fff";
}

export function letterOf(chain: string): string {
  return chain.charAt(0);
}

/** How grand the buildings are, 0 to 5: a picture of the size, not a rule. */
export function grandeur(chain: ChainView): number {
  return [2, 4, 6, 11, 21, 41].filter((size) => chain.size >= size).length - 1;
}
