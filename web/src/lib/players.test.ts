// What a view shows of a player.
import { expect, test } from "vitest";
import type { View } from "../messages";
import { canGive, lacking, playerOf, sharesOf, shortNames, tilesOf } from "./players";

const view = {
  players: [
    { name: "Ann", cash: 6000, shares: { Tower: 2 }, tiles: ["1A", "2B"], powers: [] },
    { name: "Bob", cash: null, shares: null, tiles: 6, powers: [] },
  ],
} as unknown as View;

test("a player is found by name", () => {
  expect(playerOf(view, "Ann")?.cash).toBe(6000);
  expect(playerOf(view, null)).toBeUndefined();
});

test("what is hidden counts as nothing", () => {
  expect(["Ann", "Bob", null].map((name) => sharesOf(view, name, "Tower"))).toEqual([2, 0, 0]);
  expect(sharesOf(view, "Ann", "Luxor")).toBe(0);
  expect(["Ann", "Bob", null].map((name) => tilesOf(view, name))).toEqual([["1A", "2B"], [], []]);
});

test("nobody can give more cash or shares than they have", () => {
  expect(canGive(view, "Ann", { cash: 6000, shares: { Tower: 2 } })).toBe(true);
  expect(canGive(view, "Ann", { cash: 6001 })).toBe(false);
  expect(canGive(view, "Ann", { shares: { Tower: 3 } })).toBe(false);
  expect(canGive(view, "Ann", { shares: { Luxor: 1 } })).toBe(false);
});

test("a first name is enough unless two have the same", () => {
  expect(shortNames(["Ann", "Ben Ash", "Cy Old", "Cy Young"])).toEqual(["Ann", "Ben", "Cy Old", "Cy Young"]);
});

test("what somebody has too little of is told where it is seen, and nothing where it is hidden", () => {
  const asked = { cash: 6100, shares: { Tower: 3, Luxor: 1 } };
  expect(lacking(playerOf(view, "Ann"), asked)).toEqual([
    { key: "shares.of", values: { n: 2, chain: "Tower" } },
    { key: "shares.of", values: { n: 0, chain: "Luxor" } },
    { key: "cash", values: { dollars: 6000 } },
  ]);
  expect(lacking(playerOf(view, "Ann"), { cash: 6000, shares: { Tower: 2, Luxor: 0 } })).toEqual([]);
  expect(lacking(playerOf(view, "Bob"), asked)).toEqual([]);
});
