import { expect, test } from "vitest";
import type { GameInfo } from "../messages";
import { awayText, dateField, vacationText, wholeDays } from "./vacation";

const NOON = new Date(2026, 11, 20, 12).getTime();
const seconds = (month: number, date: number, hour = 0) => new Date(2026, month - 1, date, hour).getTime() / 1000;

test("a vacation lasts to the end of its last day", () => {
  expect(wholeDays("2026-12-24", "2026-12-26", NOON)).toEqual({ since: seconds(12, 24), until: seconds(12, 27) });
  expect(wholeDays("2026-12-20", "2026-12-20", NOON)).toEqual({ since: NOON / 1000, until: seconds(12, 21) });
  expect(dateField(5, NOON)).toBe("2026-12-25");
});

test("others read when someone is away, and until when", () => {
  expect(vacationText({ since: seconds(12, 24), until: seconds(12, 27) }, NOON)).toBe(
    "away Thu, Dec 24 to Sat, Dec 26",
  );
  expect(vacationText({ since: seconds(12, 19), until: seconds(12, 27) }, NOON)).toBe("away until Sat, Dec 26");
});

test("a list tells it of another who is to act, once they are away", () => {
  const ben = (since: number, mine = false) => ({ name: "Ben", mine, vacation: { since, until: seconds(12, 27) } });
  const game = (since: number, mine = false) =>
    ({ to_act: "Ben", seats: [{ name: "Ann", vacation: null }, ben(since, mine)] }) as GameInfo;
  expect(awayText(game(seconds(12, 19)), NOON)).toBe("away until Sat, Dec 26");
  expect(awayText(game(seconds(12, 24)), NOON)).toBeNull();
  expect(awayText(game(seconds(12, 19), true), NOON)).toBeNull();
  expect(awayText({ ...game(0), to_act: "Ann" }, NOON)).toBeNull();
});
