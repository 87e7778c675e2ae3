// The review of a finished game, asked for until it is there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DecisionReview, GameInfo, LogLine, ReviewAnswer } from "../messages";
import { api } from "./api";
import { marks } from "./marks.svelte";
import { Reviewing } from "./reviewing.svelte";

const decision = (number: number, player: string, grade: DecisionReview["class"]) =>
  ({ number, player, class: grade, action: "place 1A", best: "buy 1 Tower", loss: 6 }) as DecisionReview;
const player = (name: string, win_chance: number[]) => ({ name, win_chance });
const READY = {
  status: "ready",
  done: 3,
  of: 3,
  outline: null,
  choices: {
    "place 1A": { key: "choice.place", values: { tile: "1A" } },
    "buy 1 Tower": { key: "choice.buy", values: { shares: ["1 Tower"] } },
  },
  review: {
    players: [player("Ann", [0.5, 0.4, 0.4, 1]), player("Ben", [0.5, 0.6, 0.6, 0])],
    turning_points: [1, 3],
    decisions: [decision(1, "Ann", "mistake"), decision(2, "Ben", "fine"), decision(3, "Ben", "blunder")],
  },
} as unknown as ReviewAnswer;
const WORKING: ReviewAnswer = {
  status: "working",
  done: 1,
  of: 3,
  review: null,
  choices: {},
  outline: { win_chance: { Ann: [0.5, 0.4] }, turning_points: [1] },
};

let reviewing: Reviewing;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  reviewing = new Reviewing("g1");
  stop = () => {};
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("chances and turning points come first, and it is asked again until the review is there", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValueOnce(WORKING).mockResolvedValue(READY);
  stop = $effect.root(() => {
    $effect(() => reviewing.watch()); // as a component does: an answer is no reason to ask at once
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(reviewing.turningPoints).toEqual([1]);
  expect(reviewing.chances).toEqual({ Ann: [0.5, 0.4] });
  expect(reviewing.review).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reviewing.all.map((mistake) => mistake.number)).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("nobody asks when nobody watches", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValue(WORKING);
  stop = reviewing.watch();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  stop = () => {};
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a player sees their own mistakes first, marked in the log and on the board", async () => {
  vi.spyOn(api, "review").mockResolvedValue(READY);
  reviewing.chooseOwn({
    seats: [
      { name: "Ann", mine: false },
      { name: "Ben", mine: true },
    ],
  } as GameInfo);
  stop = reviewing.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(reviewing.mistakes.map((mistake) => mistake.number)).toEqual([3]);
  reviewing.mark();
  expect(marks).toMatchObject({ game: "g1", grades: { 3: "blunder" } });
  expect(reviewing.tilesOf(reviewing.mistakes[0]!)).toEqual([{ tile: "1A", best: false }]);
});

test("a turning point is told by the log and by whom it moved most", async () => {
  vi.spyOn(api, "review").mockResolvedValue(READY);
  stop = reviewing.watch();
  await vi.advanceTimersByTimeAsync(0);
  const line = (at: number, kind: string): LogLine => ({ at, fact: at, kind, chain: null, line: { key: kind } });
  const told = reviewing.told([line(1, "tile_placed"), line(1, "turn_began"), line(2, "shares_bought")]);
  expect(told[0]).toMatchObject({ number: 1, before: 0.5, lines: [{ kind: "tile_placed" }] });
  expect(told[1]).toMatchObject({ number: 3, lines: [] });
  expect(Math.abs(told[1]!.after - told[1]!.before)).toBeCloseTo(0.6);
});
