// Which games wait, and in which order.
import { expect, test } from "vitest";
import type { GameInfo } from "../messages";
import { inOrder } from "./turns.svelte";

const game = (id: string, fields: Partial<GameInfo>) =>
  ({ id, status: "playing", my_turn: false, deadline: null, ...fields }) as GameInfo;

test("one's own move comes first, the most urgent of them before the others, and finished games are left out", () => {
  const games = [
    game("theirs", { deadline: 5 }),
    game("over", { status: "over" }),
    game("no hurry", { my_turn: true }),
    game("tomorrow", { my_turn: true, deadline: 20 }),
    game("today", { my_turn: true, deadline: 10 }),
    game("lobby", { status: "waiting" }),
  ];
  expect(inOrder(games).map((one) => one.id)).toEqual(["today", "tomorrow", "no hurry", "theirs", "lobby"]);
});
