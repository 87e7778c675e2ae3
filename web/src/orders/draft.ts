// An order as a form holds it, and the way to an order and back.
import type { Order, View } from "../messages";
import { sharesOf } from "../lib/players";

export type Kind = Order["answer"]["type"];
export type Condition = NonNullable<Order["conditions"]>[number];
export type Lasts = NonNullable<Order["lasts"]>;
export type Disposal = "sell" | "trade" | "trade_keep" | "keep" | "count";
export type Effect = "any" | "alone" | "found" | "grow" | "merge";

export interface Draft {
  kind: Kind;
  lasts: Lasts;
  tile: string;
  effect: Effect;
  chain: string;
  disposal: Disposal;
  trade: number;
  keep: number;
  survivor: string; // "": any
  shares: Record<string, number>;
  fewer: boolean;
  most: number; // what a share may cost; 0: anything
  chains: string[]; // the favourite first
  all: boolean;
  player: string; // "": everybody
  others: Condition[]; // conditions that the form has no field for, kept as they are
}

const LASTS: Record<Kind, Lasts> = {
  place_tile: "next",
  found: "once",
  choose_survivor: "once",
  choose_acquired: "once",
  dispose: "once",
  buy: "next",
  discard: "always",
  answer_trade: "always",
};
const COUNTS: Record<Exclude<Disposal, "count">, { trade: number | "all"; keep: number | "all" }> = {
  sell: { trade: 0, keep: 0 },
  trade: { trade: "all", keep: 0 },
  trade_keep: { trade: "all", keep: "all" },
  keep: { trade: 0, keep: "all" },
};

export function emptyDraft(kind: Kind): Draft {
  return {
    kind,
    lasts: LASTS[kind],
    tile: "",
    effect: "any",
    chain: "",
    disposal: "sell",
    trade: 0,
    keep: 0,
    survivor: "",
    shares: {},
    fewer: false,
    most: 0,
    chains: [],
    all: true,
    player: "",
    others: [],
  };
}

const bought = (draft: Draft) => Object.entries(draft.shares).filter(([, count]) => count > 0);

/** Whether the form says enough. */
export function isComplete(draft: Draft): boolean {
  switch (draft.kind) {
    case "place_tile":
      return draft.tile !== "";
    case "dispose":
      return draft.chain !== "" && (draft.disposal !== "count" || draft.trade % 2 === 0);
    case "buy":
      return bought(draft).length > 0;
    case "found":
    case "choose_survivor":
    case "choose_acquired":
      return draft.chains.length > 0;
    default:
      return true;
  }
}

/** What the form says; call it when it is complete. */
export function orderOf(draft: Draft): Order {
  const { lasts, others } = draft;
  switch (draft.kind) {
    case "place_tile": {
      const same: Condition[] =
        draft.effect === "any" ? [] : [{ type: "if_tile", tile: draft.tile, effect: draft.effect }];
      return { answer: { type: "place_tile", tile: draft.tile }, conditions: [...same, ...others], lasts };
    }
    case "dispose": {
      const counts = draft.disposal === "count" ? { trade: draft.trade, keep: draft.keep } : COUNTS[draft.disposal];
      const into: Condition[] = draft.survivor ? [{ type: "if_survivor", chains: [draft.survivor] }] : [];
      return { answer: { type: "dispose", chain: draft.chain, ...counts }, conditions: [...into, ...others], lasts };
    }
    case "buy": {
      const shares = Object.fromEntries(bought(draft));
      const cheap: Condition[] = draft.most
        ? Object.keys(shares).map((chain) => ({ type: "if_price", chain, most: draft.most }))
        : [];
      return { answer: { type: "buy", shares, fewer: draft.fewer }, conditions: [...cheap, ...others], lasts };
    }
    case "discard":
      return { answer: { type: "discard", all: draft.all }, conditions: others, lasts };
    case "answer_trade":
      return { answer: { type: "answer_trade", player: draft.player || null }, conditions: others, lasts };
    default:
      return { answer: { type: draft.kind, chains: [...draft.chains] }, conditions: others, lasts };
  }
}

/** The form that says the same as an order; null for one that only a program or a counter-offer can leave. */
export function draftOf(order: Order): Draft | null {
  const { answer, conditions = [], lasts = "once" } = order;
  const draft: Draft = { ...emptyDraft(answer.type), lasts };
  const known = new Set<Condition>();
  const take = (condition: Condition | undefined) => condition && known.add(condition);
  switch (answer.type) {
    case "place_tile": {
      draft.tile = answer.tile;
      const same = conditions.find((one) => one.type === "if_tile" && one.tile === answer.tile && !one.chains?.length);
      if (same?.type === "if_tile") draft.effect = same.effect;
      take(same);
      break;
    }
    case "dispose": {
      const { trade = 0, keep = 0 } = answer;
      const named = (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).find(
        (name) => COUNTS[name].trade === trade && COUNTS[name].keep === keep,
      );
      if (!named && (trade === "all" || keep === "all")) return null;
      draft.chain = answer.chain;
      draft.disposal = named ?? "count";
      if (!named) Object.assign(draft, { trade, keep });
      const into = conditions.find((one) => one.type === "if_survivor" && one.chains.length === 1);
      if (into?.type === "if_survivor") draft.survivor = into.chains[0] ?? "";
      take(into);
      break;
    }
    case "buy": {
      draft.shares = { ...answer.shares };
      draft.fewer = answer.fewer ?? false;
      const prices = conditions.filter((one) => one.type === "if_price" && !one.least && one.chain in answer.shares);
      const most = new Set(prices.map((one) => (one.type === "if_price" ? one.most : undefined)));
      if (most.size === 1 && prices.length === Object.keys(answer.shares).length) {
        draft.most = [...most][0] ?? 0;
        prices.forEach(take);
      }
      break;
    }
    case "discard":
      draft.all = answer.all ?? true;
      break;
    case "answer_trade":
      if (answer.accept) return null;
      draft.player = answer.player ?? "";
      break;
    default:
      draft.chains = [...answer.chains];
  }
  draft.others = conditions.filter((condition) => !known.has(condition));
  return draft;
}

/** Orders that many players leave, for the chains that the viewer holds. */
export function presets(view: View, viewer: string): Order[] {
  const held = Object.entries(view.chains).filter(
    ([chain, about]) => about.active && !about.safe && sharesOf(view, viewer, chain) > 0,
  );
  return held.map(([chain]) => orderOf({ ...emptyDraft("dispose"), chain }));
}
