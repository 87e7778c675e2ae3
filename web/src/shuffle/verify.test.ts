// The browser repeats the shuffle exactly as the server makes it, and finds what was forged.
import { beforeEach, expect, test } from "vitest";
import { note, noted } from "./noted";
import { bagOf, checks, commitmentTo, isAsSeen, type Opening } from "./verify";

const opening: Opening = {
  commitment: "4ab9077c34a6903bc59693414a4fe8ccf275d93f2daacd849574933737c27757",
  key: "00".repeat(31) + "01",
  salt: "ff".repeat(32),
  salts: ["lucky 7", ""],
};

beforeEach(() => localStorage.clear());

test("the same key and salts give the same bag as on the server", async () => {
  const bag = await bagOf(opening);
  expect(bag.slice(0, 6)).toEqual(["8H", "3H", "11D", "10H", "11B", "9C"]); // as in tests/game/test_shuffle.py
  expect(new Set(bag).size).toBe(108);
  expect(await commitmentTo(opening)).toBe(opening.commitment);
});

test("an honest record passes, and each forgery is named", async () => {
  const bag = await bagOf(opening);
  const record = { players: ["Ann", "Ben"], bag, shuffle: opening };
  const facts = [
    { type: "opening_tile", tile: bag[0]! },
    { type: "opening_tile", tile: bag[1]! },
    { type: "tile_drawn", tile: null },
    { type: "tile_drawn", tile: bag[3]! },
  ];
  const failed = async (...asked: Parameters<typeof checks>) =>
    (await checks(...asked)).filter((check) => !check.holds).map((check) => check.what);
  expect(await failed(record, opening.commitment, facts)).toEqual([]);
  expect(await failed(record, "ab".repeat(32), facts)).toEqual(["noted"]);
  expect(await failed({ ...record, shuffle: { ...opening, salt: opening.key } }, null, facts)).toEqual(["commitment"]);
  expect(await failed({ ...record, shuffle: { ...opening, salts: ["lucky 8", ""] } }, null, facts)).toEqual(["bag"]);
  expect(await failed({ ...record, bag: [...bag].reverse() }, null, facts)).toEqual(["bag", "seen"]);
  expect(isAsSeen(bag, [])).toBe(false);
});

test("the first commitment that was seen of a game is kept", () => {
  expect(noted("g")).toBeNull();
  note("g", "first");
  note("g", "second");
  note("h", "other");
  expect([noted("g"), noted("h")]).toEqual(["first", "other"]);
});
