import { expect, it } from "vitest";
import type { LoggedFact } from "../messages";
import { movesSince } from "./recap";

const fact = (type: string, player: string, more: Partial<LoggedFact> = {}) =>
  ({ type, player, at: 1, ...more }) as LoggedFact;
const none = { tiles: [], founded: [], merged: [], bought: [] };

const placed = (player: string, tile: string) => [fact("turn_began", player), fact("tile_placed", player, { tile })];

it("tells what the others did since the viewer's last turn, one move for each", () => {
  const facts = [
    ...placed("Ben", "1A"),
    ...placed("Ann", "2B"),
    ...placed("Ben", "3C"),
    fact("chain_founded", "Ben", { chain: "Tower" }),
    fact("shares_bought", "Ben", { chain: "Tower", count: 2 }),
    ...placed("Cy", "4D"),
    fact("merger_began", "Cy", { chains: ["Tower", "Luxor"] }),
  ];
  const told = [
    { ...none, player: "Ben", tiles: ["3C"], founded: ["Tower"], bought: [{ chain: "Tower", count: 2 }] },
    { ...none, player: "Cy", tiles: ["4D"], merged: ["Tower", "Luxor"] },
  ];
  expect(movesSince(facts, "Ann")).toEqual(told);
  const disposed = [...facts, fact("shares_sold", "Ann", { chain: "Luxor", count: 1 })]; // in Cy's merger, not in a turn of Ann's
  expect(movesSince(disposed, "Ann")).toEqual(told);
  expect(movesSince([...disposed, ...placed("Ann", "5E")], "Ann")).toEqual(told);
  expect(movesSince([...disposed, ...placed("Ann", "5E"), ...placed("Ben", "6F")], "Ann")).toEqual([
    { ...none, player: "Ben", tiles: ["6F"] },
  ]);
});

it("adds up the shares of a chain, bought and taken", () => {
  const facts = [
    fact("shares_bought", "Ben", { chain: "Luxor", count: 1 }),
    fact("shares_taken", "Ben", { chain: "Luxor", count: 2 }),
    fact("shares_bought", "Ben", { chain: "Tower", count: 1 }),
  ];
  expect(movesSince(facts, "Ann")[0]?.bought).toEqual([
    { chain: "Luxor", count: 3 },
    { chain: "Tower", count: 1 },
  ]);
});

it("leaves out who only drew, was paid or passed, and the viewer's own tiles drawn since", () => {
  const facts = [
    fact("shares_bought", "Ann", { chain: "Tower", count: 3 }),
    fact("tile_drawn", "Ann", { tile: "9I" }),
    fact("tile_drawn", "Ben"),
    fact("bonus_paid", "Cy", { chain: "Tower", dollars: 2000 }),
  ];
  expect(movesSince(facts, "Ann")).toEqual([]);
});
