// Chat lines that have not been read.
import { beforeEach, expect, test } from "vitest";
import type { ChatLine } from "../messages";
import type { KnownGame } from "./game.svelte";
import { Unread } from "./unread.svelte";

beforeEach(() => localStorage.clear());

const line = (version: number, seat: number | null): ChatLine => ({
  version,
  at: 0,
  name: "Ann",
  seat,
  text: "hello",
  phrase: null,
});
const game = (...chat: ChatLine[]): KnownGame => ({ id: "g", chat, info: { my_seats: [0] } }) as unknown as KnownGame;

test("lines of others are counted, one's own are not", () => {
  expect(new Unread(game()).count).toBe(0);
  expect(new Unread(game(line(1, 1), line(2, null))).count).toBe(2);
  expect(new Unread(game(line(1, 0))).count).toBe(0);
});

test("whoever writes has read what was there", () => {
  expect(new Unread(game(line(1, 1), line(2, 0), line(3, 1))).count).toBe(1);
});

test("what was read stays read when one comes back", () => {
  const before = new Unread(game(line(1, 1), line(2, 1)));
  before.clear();
  expect(before.count).toBe(0);
  expect(new Unread(game(line(1, 1), line(2, 1), line(5, 1))).count).toBe(1);
  expect(new Unread({ ...game(line(1, 1)), id: "other" } as KnownGame).count).toBe(1);
});
