// Queries on the server's list of legal actions. Nothing here knows a rule.
import type { Action, Buy, Dispose } from "../messages";

export type Kind = Action["type"];
export type Of<K extends Kind> = Extract<Action, { type: K }>;

export function of<K extends Kind>(legal: readonly Action[], kind: K): Of<K>[] {
  return legal.filter((action): action is Of<K> => action.type === kind);
}

export function has(legal: readonly Action[], kind: Kind): boolean {
  return legal.some((action) => action.type === kind);
}

export type Cart = Record<string, number>;

function same(a: Cart, b: Cart): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every((chain) => (a[chain] ?? 0) === (b[chain] ?? 0));
}

/** The purchase of exactly this cart, if it is legal. */
export function purchase(buys: readonly Buy[], cart: Cart): Buy | undefined {
  return buys.find((buy) => same(buy.shares, cart));
}

export function plus(cart: Cart, chain: string, more: number): Cart {
  return { ...cart, [chain]: (cart[chain] ?? 0) + more };
}

export function sharesIn(cart: Cart): number {
  return Object.values(cart).reduce((sum, count) => sum + count, 0);
}

export function disposal(list: readonly Dispose[], sell: number, trade: number): Dispose | undefined {
  return list.find((one) => one.sell === sell && one.trade === trade);
}

/** An action in a few words, for decisions that have no card of their own. */
export function actionText(action: Action): string {
  const { type, ...values } = action;
  return [type.replaceAll("_", " "), ...Object.values(values).map(String)].join(" ");
}
