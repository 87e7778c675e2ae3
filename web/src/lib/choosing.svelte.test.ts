// A tile of the hand being chosen, and one chosen ahead.
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Preview } from "../messages";
import { TileAhead } from "./ahead.svelte";
import { Choosing } from "./choosing.svelte";

const growing = (tile: string, chain: string): Preview =>
  ({
    tile,
    effect: "grow",
    chains: [{ name: chain, acquired: false }],
    survivors: [],
    payouts: [],
  }) as unknown as Preview;

let stop = () => {};
afterEach(() => stop());

function table() {
  let hand = $state(["1A", "2B"]);
  let playable = $state(new Set<string>());
  let previews = $state.raw({ "1A": growing("1A", "Tower"), "2B": growing("2B", "Luxor") });
  const placed: string[] = [];
  const choice = { hand: () => hand, playable: () => playable, place: (tile: string) => placed.push(tile) };
  let choosing!: Choosing;
  let ahead!: TileAhead;
  stop = $effect.root(() => {
    choosing = new Choosing(choice);
    ahead = new TileAhead(choosing, choice, () => previews);
  });
  const change = (to: { hand?: string[]; turn?: boolean; previews?: typeof previews }) => {
    hand = to.hand ?? hand;
    previews = to.previews ?? previews;
    playable = new Set(to.turn ? hand : []);
    flushSync();
  };
  flushSync();
  return { choosing, ahead, placed, change };
}

test("a tile is placed when it is chosen again, in the viewer's turn", () => {
  const { choosing, placed, change } = table();
  choosing.choose("1A");
  choosing.choose("1A");
  expect([choosing.chosen, choosing.peeked, placed]).toEqual(["1A", "1A", []]);
  change({ turn: true });
  choosing.choose("1A");
  expect([choosing.chosen, choosing.peeked, placed]).toEqual([null, null, ["1A"]]);
});

test("what was looked at stays when the pointer leaves, and goes with its tile", () => {
  const { choosing, change } = table();
  choosing.mark("1A");
  choosing.peek("2B");
  choosing.peek(null);
  expect(choosing.peeked).toBe("2B");
  change({ hand: ["1A"] });
  expect([choosing.chosen, choosing.peeked]).toEqual(["1A", null]);
});

test("a tile chosen ahead is placed in the viewer's turn", () => {
  const { ahead, placed, change } = table();
  ahead.plan("1A");
  expect([ahead.tile, placed]).toEqual(["1A", []]);
  change({ turn: true });
  expect([ahead.tile, placed]).toEqual([null, ["1A"]]);
});

test("one that now does something else is not, and the viewer is asked", () => {
  const { choosing, ahead, placed, change } = table();
  ahead.plan("1A");
  change({ turn: true, previews: { "1A": growing("1A", "Luxor"), "2B": growing("2B", "Luxor") } });
  expect([ahead.tile, ahead.changed, choosing.chosen, placed]).toEqual([null, "1A", "1A", []]);
  change({ turn: false });
  expect(ahead.changed).toBeNull();
});

test("one that has left the hand is forgotten", () => {
  const { ahead, placed, change } = table();
  ahead.plan("1A");
  change({ hand: ["2B"] });
  change({ turn: true });
  expect([ahead.tile, placed]).toEqual([null, []]);
});
