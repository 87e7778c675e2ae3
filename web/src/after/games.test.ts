// The user's games in groups.
import { expect, test } from "vitest";
import type { GameInfo, SeatInfo } from "../messages";
import { chosen, finalOrder, groupOf, myOutcome, opponentsIn, winnersOf } from "./games";

const seat = (name: string, mine = false) => ({ name, mine }) as SeatInfo;
const game = (given: Partial<GameInfo>): GameInfo =>
  ({
    id: "g",
    status: "playing",
    seats: [seat("Ann", true), seat("Ben"), seat("Cy")],
    to_act: "Ben",
    result: null,
    uploaded: false,
    ...given,
  }) as GameInfo;
const over = (final: Record<string, number>) => game({ status: "over", to_act: null, result: { final, winners: [] } });

test("every game is in one group", () => {
  expect(groupOf(game({ my_turn: true }))).toBe("my_turn");
  expect(groupOf(game({}))).toBe("running");
  expect(groupOf(game({ status: "waiting" }))).toBe("waiting");
  expect(groupOf(over({ Ann: 1 }))).toBe("finished");
  expect(groupOf({ ...over({ Ann: 1 }), uploaded: true })).toBe("records");
});

test("place and money are the user's; a shared place counts as the better", () => {
  expect(myOutcome(over({ Ann: 300, Ben: 500, Cy: 200 }))).toEqual({ place: 2, money: 300, players: 3 });
  expect(myOutcome(over({ Ann: 500, Ben: 500, Cy: 200 }))?.place).toBe(1);
  expect(myOutcome({ ...over({ Ann: 500 }), seats: [seat("Ben")] })).toBeNull();
});

test("players who left are last, and do not stand in the others' way", () => {
  const away = { ...seat("Ann", true), out_of_time: true };
  const lost = { ...over({ Ann: 500, Ben: 300, Cy: 200 }), seats: [away, seat("Ben"), seat("Cy")] };
  expect(myOutcome(lost)).toEqual({ place: 3, money: 500, players: 3 });
  const gone = { ...seat("Ben"), away: true };
  const stayed = { ...over({ Ann: 300, Ben: 500, Cy: 200 }), seats: [seat("Ann", true), gone, seat("Cy")] };
  expect(myOutcome(stayed)?.place).toBe(1);
  expect(winnersOf(stayed)).toEqual(["Ann"]);
  expect(finalOrder(stayed).map(([name]) => name)).toEqual(["Ann", "Cy", "Ben"]);
  expect(winnersOf({ ...lost, seats: [away] })).toEqual(["Ben"]);
  expect(winnersOf({ ...over({ Ann: 500 }), seats: [away] })).toEqual([]);
});

test("those who share the most money win together", () => {
  expect(winnersOf(over({ Ann: 500, Ben: 500, Cy: 200 }))).toEqual(["Ann", "Ben"]);
});

test("games are chosen by group, by victory and by opponent", () => {
  const won = over({ Ann: 9, Ben: 5, Cy: 1 });
  const lost = over({ Ann: 1, Ben: 5, Cy: 1 });
  const other = game({ seats: [seat("Ann", true), seat("Dora")] });
  expect(opponentsIn(won)).toEqual(["Ben", "Cy"]);
  expect(chosen([won, lost, other], { group: "all", opponent: "" })).toHaveLength(3);
  expect(chosen([won, lost, other], { group: "won", opponent: "" })).toEqual([won]);
  expect(chosen([won, lost, other], { group: "finished", opponent: "Ben" })).toEqual([won, lost]);
  expect(chosen([won, lost, other], { group: "all", opponent: "Dora" })).toEqual([other]);
});
