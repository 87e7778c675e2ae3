import { expect, it } from "vitest";
import type { Preview, PreviewChain } from "../messages";
import { doesTheSame } from "./ahead.svelte";
import { broughtBy, effectText, mostLines } from "./previews";

const chain = (name: string, size_after: number, acquired = false): PreviewChain => ({
  name,
  size_before: 2,
  size_after,
  price_before: 200,
  price_after: 300,
  acquired,
  safe_after: false,
});
const preview = (effect: Preview["effect"], chains: PreviewChain[] = [], more: Partial<Preview> = {}): Preview => ({
  tile: "4E",
  effect,
  reason: null,
  size: 5,
  chains,
  survivors: [],
  payouts: null,
  net_worth: null,
  market_draws: false,
  near: [],
  ...more,
});

it("names the chain that a tile grows, with its size then", () => {
  expect(effectText(preview("grow", [chain("Tower", 3)]))).toBe("grows Tower to 3 tiles");
});

it("names the chains that a tile merges", () => {
  expect(effectText(preview("merge", [chain("Tower", 5), chain("Luxor", 0, true)]))).toBe(
    "merges Tower and Luxor into 5 tiles",
  );
});

it("says what every other tile would do, and of a tile without a preview that it stands alone", () => {
  expect(effectText(preview("found"))).toBe("founds a chain");
  expect(effectText(preview("never"))).toBe("can never be placed");
  expect(effectText(undefined)).toBe("stands alone");
});

it("places a tile chosen ahead only if it does the same to the same chains", () => {
  const grows = preview("grow", [chain("Tower", 3)]);
  expect(doesTheSame(grows, preview("grow", [chain("Tower", 6)]))).toBe(true);
  expect(doesTheSame(grows, preview("grow", [chain("Luxor", 3)]))).toBe(false);
  expect(doesTheSame(grows, preview("merge", [chain("Tower", 5), chain("Luxor", 0, true)]))).toBe(false);
  expect(doesTheSame(grows, undefined)).toBe(false);
  expect(doesTheSame(preview("alone"), preview("beside", [], { near: ["5E"] }))).toBe(true);
});

it("asks again where a merger chosen ahead would pay otherwise", () => {
  const merges = (dollars: number) =>
    preview("merge", [chain("Tower", 5), chain("Luxor", 0, true)], {
      survivors: ["Tower"],
      payouts: [{ chain: "Luxor", player: "Ann", dollars }],
    });
  expect(doesTheSame(merges(2000), merges(2000))).toBe(true);
  expect(doesTheSame(merges(2000), merges(1000))).toBe(false);
});

it("adds up what a merger pays each player", () => {
  const merges = preview("merge", [], {
    payouts: [
      { chain: "Luxor", player: "Ann", dollars: 2000 },
      { chain: "Tower", player: "Ann", dollars: 500 },
    ],
    net_worth: { Ann: [6000, 8500], Ben: [6000, 6000] },
  });
  const rows = broughtBy(merges)?.rows.map(({ player, bonus, worth }) => [player, bonus, worth]);
  expect(rows).toEqual([
    ["Ann", 2500, [6000, 8500]],
    ["Ben", 0, [6000, 6000]],
  ]);
  expect(broughtBy(preview("alone"))).toBeNull();
});

it("keeps room for what the largest merger of the hand has to tell", () => {
  const chains = [chain("Tower", 5), chain("Luxor", 0, true), chain("Imperial", 0, true)];
  expect(mostLines([preview("grow", chains.slice(1))])).toBe(4);
  expect(mostLines([preview("merge", chains)])).toBe(4);
  expect(mostLines([preview("merge", chains, { survivors: ["Tower", "Luxor"] })])).toBe(6);
});
