// Queries on the list of legal actions.
import { expect, test } from "vitest";
import type { Action, Buy, Dispose } from "../messages";
import { actionText, disposal, has, of, plus, purchase, sharesIn } from "./legal";

const buys: Buy[] = [
  { type: "buy", shares: {} },
  { type: "buy", shares: { Tower: 1 } },
  { type: "buy", shares: { Tower: 2, Luxor: 1 } },
];
const legal: Action[] = [...buys, { type: "announce_end" }];

test("actions of one kind", () => {
  expect(of(legal, "buy")).toEqual(buys);
  expect(of(legal, "dispose")).toEqual([]);
  expect(has(legal, "announce_end")).toBe(true);
  expect(has(legal, "use_power")).toBe(false);
});

test("a cart matches the purchase of the same shares; zero counts as left out", () => {
  expect(purchase(buys, { Tower: 1, Luxor: 0 })).toBe(buys[1]);
  expect(purchase(buys, { Luxor: 1, Tower: 2 })).toBe(buys[2]);
  expect(purchase(buys, {})).toBe(buys[0]);
  expect(purchase(buys, { Tower: 2 })).toBeUndefined();
});

test("a cart grows and shrinks without changing the old one", () => {
  const cart = { Tower: 1 };
  expect(plus(cart, "Luxor", 2)).toEqual({ Tower: 1, Luxor: 2 });
  expect(plus(cart, "Tower", -1)).toEqual({ Tower: 0 });
  expect(cart).toEqual({ Tower: 1 });
  expect(sharesIn({ Tower: 2, Luxor: 1 })).toBe(3);
});

test("a disposal is found by what is sold and what is traded", () => {
  const list: Dispose[] = [
    { type: "dispose", sell: 0, trade: 2 },
    { type: "dispose", sell: 2, trade: 0 },
  ];
  expect(disposal(list, 2, 0)).toBe(list[1]);
  expect(disposal(list, 1, 0)).toBeUndefined();
});

test("an action without its own component is described in a few words", () => {
  expect(actionText({ type: "choose_survivor", chain: "Tower" })).toBe("choose survivor Tower");
  expect(actionText({ type: "stop_placing" })).toBe("stop placing");
});
