import { beforeEach, expect, test } from "vitest";
import type { PuzzleRating } from "../messages";
import { keep, kept } from "./kept";

const rating = (points: number): PuzzleRating => ({
  points,
  margin: 100,
  solved: 1,
  right: 1,
  skill: { mu: 25, sigma: 3 },
});

beforeEach(() => localStorage.clear());

test("answers are counted, and the last rating is kept", () => {
  keep("1-20", { right: true, rating: rating(1600) });
  keep("2-30", { right: false, rating: rating(1550) });
  expect(kept().rating).toMatchObject({ points: 1550, solved: 2, right: 1 });
  expect(kept().had).toEqual(["1-20", "2-30"]);
});

test("the first answer to a puzzle is the one that counts", () => {
  keep("1-20", { right: false, rating: rating(1400) });
  keep("1-20", { right: true, rating: rating(1500) });
  expect(kept().rating).toMatchObject({ points: 1400, solved: 1, right: 0 });
});

test("what is unreadable is ignored", () => {
  localStorage.setItem("mergemaker-puzzles", "{");
  expect(kept()).toEqual({ rating: null, had: [] });
});
