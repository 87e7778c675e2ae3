import { expect, it } from "vitest";
import type { LedgerSheet, Standings, View } from "../messages";
import { squareText, withLedger } from "./kit.svelte";

const standings = (worth: number | null): Standings => ({
  chains: [],
  net_worth: { Ann: 100, Ben: worth },
  market_draws: false,
});
const view = {
  players: [
    { name: "Ann", cash: 100, shares: { Tower: 1 } },
    { name: "Ben", cash: null, shares: null },
  ],
} as unknown as View;

it("fills hidden holdings in from the ledger", () => {
  const sheet: LedgerSheet = {
    cash: { Ann: 100, Ben: 300 },
    shares: { Ann: { Tower: 1 }, Ben: { Tower: 4 } },
    standings: standings(900),
  };
  const told = withLedger(view, standings(null), sheet);
  expect(told.view.players[1]).toMatchObject({ name: "Ben", cash: 300, shares: { Tower: 4 } });
  expect(told.standings?.net_worth.Ben).toBe(900);
});

it("leaves everything as it is without one", () => {
  const before = standings(null);
  expect(withLedger(view, before, null)).toEqual({ view, standings: before });
});

it("says of an empty square what a tile there would do, and to which chains", () => {
  expect(squareText({ effect: "grow", chains: ["Tower"] })).toBe("grows Tower");
  expect(squareText({ effect: "merge", chains: ["Tower", "Luxor"] })).toBe("merges Tower and Luxor");
  expect(squareText({ effect: "found", chains: [] })).toBe("founds a chain");
});
