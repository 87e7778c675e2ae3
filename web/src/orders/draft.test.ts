// Orders and the forms that say them.
import { expect, test } from "vitest";
import type { Order, View } from "../messages";
import { type Draft, draftOf, emptyDraft, isComplete, orderOf, presets } from "./draft";

const drafts: Partial<Draft>[] = [
  { kind: "place_tile", tile: "4E", effect: "found" },
  { kind: "place_tile", tile: "4E", lasts: "once", others: [{ type: "if_size", chain: "Tower", least: 5 }] },
  { kind: "dispose", chain: "Tower", disposal: "trade", survivor: "Imperial" },
  { kind: "dispose", chain: "Tower", disposal: "count", trade: 4, keep: 1 },
  { kind: "buy", shares: { Tower: 2, Imperial: 1 }, most: 500, fewer: true },
  { kind: "buy", shares: { Tower: 3 } },
  { kind: "found", chains: ["Imperial", "Tower"] },
  { kind: "choose_survivor", chains: ["Tower"] },
  { kind: "discard", all: false },
  { kind: "answer_trade", player: "Ben" },
];

test.each(drafts)("an order becomes the form again that it was made with: %o", (given) => {
  const draft = { ...emptyDraft(given.kind!), ...given };
  expect(isComplete(draft)).toBe(true);
  expect(draftOf(orderOf(draft))).toEqual(draft);
});

test("every way to dispose is told apart", () => {
  const answers = (["sell", "trade", "trade_keep", "keep"] as const).map(
    (disposal) => orderOf({ ...emptyDraft("dispose"), chain: "Tower", disposal }).answer,
  );
  expect(answers.map((answer) => (answer.type === "dispose" ? [answer.trade, answer.keep] : null))).toEqual([
    [0, 0],
    ["all", 0],
    ["all", "all"],
    [0, "all"],
  ]);
});

test("a form that says too little is not complete", () => {
  for (const kind of ["place_tile", "dispose", "buy", "found"] as const)
    expect(isComplete(emptyDraft(kind))).toBe(false);
  expect(isComplete({ ...emptyDraft("dispose"), chain: "Tower", disposal: "count", trade: 3 })).toBe(false);
  expect(isComplete({ ...emptyDraft("buy"), shares: { Tower: 0 } })).toBe(false);
});

test("an order that no form can say is left as it is", () => {
  const side = { cash: 100, shares: {} };
  const accept: Order = {
    answer: { type: "answer_trade", accept: { type: "offer_trade", to: "Ann", give: side, take: side } },
  };
  expect(draftOf(accept)).toBeNull();
  expect(draftOf({ answer: { type: "dispose", chain: "Tower", trade: 2, keep: "all" } })).toBeNull();
});

test("presets are about chains that the viewer holds and that can be acquired", () => {
  const chain = (active: boolean, safe: boolean) => ({ active, safe });
  const view = {
    chains: {
      Tower: chain(true, false),
      Imperial: chain(true, true),
      American: chain(false, false),
      Festival: chain(true, false),
    },
    players: [{ name: "Ann", shares: { Tower: 2, Imperial: 3, American: 1 } }],
  } as unknown as View;
  expect(presets(view, "Ann").map((order) => order.answer)).toEqual([
    { type: "dispose", chain: "Tower", trade: 0, keep: 0 },
  ]);
});
