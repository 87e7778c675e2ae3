// What the browser keeps for a solver without a session: the rating at puzzles, and those they have had.
import type { PuzzleRating, PuzzleResult } from "../messages";

export interface Kept {
  rating: PuzzleRating | null;
  had: string[]; // the latest ones, the last one last
}

const KEY = "mergemaker-puzzles";
const MOST = 300;

export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { rating: found.rating ?? null, had: found.had ?? [] };
  } catch {
    return { rating: null, had: [] };
  }
}

/** What is kept after an answer; a puzzle that was had before is not counted again. */
export function keep(id: string, { right, rating }: Pick<PuzzleResult, "right" | "rating">): Kept {
  const before = kept();
  if (before.had.includes(id)) return before;
  const solved = (before.rating?.solved ?? 0) + 1;
  const rightly = (before.rating?.right ?? 0) + Number(right);
  const after = { rating: { ...rating, solved, right: rightly }, had: [...before.had, id].slice(-MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // puzzles can be solved in a browser that stores nothing
  }
  return after;
}
