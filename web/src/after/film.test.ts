// Which turns a film shows.
import { expect, test } from "vitest";
import { spread } from "./film";

test("a short game is shown whole, a long one evenly and up to its end", () => {
  expect(spread([3, 6, 9], 5)).toEqual([3, 6, 9]);
  expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([2, 4, 6]);
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3).at(-1)).toBe(7);
  expect(spread([], 3)).toEqual([]);
});
