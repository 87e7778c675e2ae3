// The HTTP side of reviews.
import type {
  Action,
  Attempt,
  BetterLine,
  LiveChances,
  MyMistakes,
  MyReviews,
  PosedDecision,
  PuzzleOutlook,
  ReviewAnswer,
} from "../messages";
import { ask } from "../lib/api";

const review = (game: string, rest = "") => `/api/games/${encodeURIComponent(game)}/review${rest}`;

export const api = {
  review: (game: string) => ask<ReviewAnswer>("GET", review(game)),
  chances: (game: string) => ask<LiveChances>("GET", `/api/games/${encodeURIComponent(game)}/chances`),
  pageAddress: (game: string, language: string) => review(game, `/page?language=${encodeURIComponent(language)}`),
  decision: (game: string, number: number) => ask<PosedDecision>("GET", review(game, `/${number}`)),
  outlook: (game: string, number: number, action: Action) =>
    ask<PuzzleOutlook>("POST", review(game, `/${number}/outlook`), { action }),
  attempt: (game: string, number: number, action: Action) =>
    ask<Attempt>("POST", review(game, `/${number}`), { action }),
  line: (game: string, number: number) => ask<BetterLine>("GET", review(game, `/${number}/line`)),
  mine: () => ask<MyReviews>("GET", "/api/reviews/me"),
  mistakes: (decision: string) =>
    ask<MyMistakes>("GET", `/api/reviews/me/mistakes${decision && `?decision=${decision}`}`),
};
