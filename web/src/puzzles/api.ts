// The HTTP side of puzzles.
import type { Action, PuzzleList, PuzzleOutlook, PuzzlePosition, PuzzleResult, PuzzleSkill } from "../messages";
import { ask } from "../lib/api";

export interface Wanted {
  theme: string; // empty: any
  edition: string; // likewise
  rating: { points: number; margin: number } | null; // where nobody is logged in
  besides: string[];
}

const puzzle = (id: string, rest = "") => `/api/puzzles/${encodeURIComponent(id)}${rest}`;

export const api = {
  list: () => ask<PuzzleList>("GET", "/api/puzzles"),
  get: (id: string) => ask<PuzzlePosition>("GET", puzzle(id)),
  next: ({ theme, edition, rating, besides }: Wanted) => {
    const query = new URLSearchParams({ besides: besides.join(",") });
    if (theme) query.set("theme", theme);
    if (edition) query.set("edition", edition);
    if (rating) {
      query.set("points", String(rating.points));
      query.set("margin", String(rating.margin));
    }
    return ask<PuzzlePosition>("GET", `/api/puzzles/next?${query.toString()}`);
  },
  outlook: (id: string, action: Action) => ask<PuzzleOutlook>("POST", puzzle(id, "/outlook"), { action }),
  answer: (id: string, action: Action, skill: PuzzleSkill | null) =>
    ask<PuzzleResult>("POST", puzzle(id, "/answer"), { action, skill }),
};
