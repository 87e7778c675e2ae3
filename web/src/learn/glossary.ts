// The words of the game in a text, so that pointing at one tells what it means.
import { type Key, t } from "../lib/i18n.svelte";

export const TERMS = [
  "acquired",
  "bonus",
  "chain",
  "connected",
  "dead",
  "found",
  "holder",
  "market",
  "merger",
  "safe",
  "share",
  "survivor",
  "tile",
  "trade",
] as const;
export type Term = (typeof TERMS)[number];

/** A piece of a text, with the term that it stands for, if any. */
export interface Piece {
  text: string;
  term: Term | null;
}

/** The text in pieces: each term where it first appears, unless it has been explained already. */
export function glossed(text: string, explained = new Set<Term>()): Piece[] {
  const terms = new Map<string, Term>();
  for (const term of TERMS)
    for (const form of t(`glossary.${term}.words` as Key).split("|")) terms.set(form.toLowerCase(), term);
  const forms = [...terms.keys()].sort((one, other) => other.length - one.length); // the longest first: hotel chain, chain
  const found = text.matchAll(new RegExp(`(?<!\\p{L})(${forms.join("|")})(?!\\p{L})`, "giu"));
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of found) {
    const term = terms.get(match[0].toLowerCase());
    if (!term || explained.has(term)) continue;
    explained.add(term);
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), term: null });
    pieces.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), term: null });
  return pieces;
}
