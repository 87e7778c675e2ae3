import { expect, it } from "vitest";
import type { LoggedFact } from "../messages";
import { movesSince } from "./recap";

const fact = (type: string, player: string, more: Partial<LoggedFact> = {}) => ({ type, player, at: 1, ...more }) as LoggedFact;
const none = { tiles: [], founded: [], merged: [], bought: [] };

it("tells what the others did since the viewer's last action, one move for each", () => {
  const facts = [
    fact("tile_placed", "Ben", { tile: "1A" }),
    fact("tile_placed", "Ann", { tile: "2B" }),
    fact("tile_placed", "Ben", { tile: "3C" }),
    fact("chain_founded", "Ben", { chain: "Tower" }),
    fact("shares_bought", "Ben", { chain: "Tower", count: 2 }),
    fact("tile_placed", "Cy", { tile: "4D" }),
    fact("merger_began", "Cy", { chains: ["Tower", "Luxor"] }),
  ];
  expect(movesSince(facts, "Ann")).toEqual([
    { ...none, player: "Ben", tiles: ["3C"], founded: ["Tower"], bought: [{ chain: "Tower", count: 2 }] },
    { ...none, player: "Cy", tiles: ["4D"], merged: ["Tower", "Luxor"] },
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

it("starts again after a disposal of the viewer's in somebody else's merger", () => {
  const facts = [
    fact("tile_placed", "Ben", { tile: "3C" }),
    fact("shares_sold", "Ann", { chain: "Tower", count: 1 }),
    fact("shares_bought", "Ben", { chain: "Luxor", count: 1 }),
  ];
  expect(movesSince(facts, "Ann")).toEqual([{ ...none, player: "Ben", bought: [{ chain: "Luxor", count: 1 }] }]);
});
