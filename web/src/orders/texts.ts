// Orders in words.
import type { Line, Order } from "../messages";
import { list, t } from "../lib/i18n.svelte";
import { sideText } from "../lib/sentences";
import type { Condition } from "./draft";

const shares = (counts: Record<string, number>): Line[] =>
  Object.entries(counts).map(([chain, n]) => ({ key: "shares.of", values: { n, chain } }));

function disposalText(trade: number | "all", keep: number | "all"): string {
  const parts = [
    trade === "all" ? t("order.trade.all") : trade ? t("order.trade.n", { n: trade }) : "",
    keep === "all" ? t(trade ? "order.keep.all" : "order.way.keep") : keep ? t("order.keep.n", { n: keep }) : "",
    keep === "all" ? "" : t(trade || keep ? "order.sell.rest" : "order.sell.all"),
  ];
  return list(parts.filter(Boolean));
}

/** What the order does. */
export function answerText({ answer }: Order): string {
  switch (answer.type) {
    case "place_tile":
      return t("order.place", { tile: answer.tile });
    case "dispose":
      return t("order.dispose", { chain: answer.chain, what: disposalText(answer.trade ?? 0, answer.keep ?? 0) });
    case "buy":
      return t(answer.fewer ? "order.buy.fewer" : "order.buy", { shares: shares(answer.shares) });
    case "discard":
      return t(answer.all === false ? "order.discard.keep" : "order.discard.all");
    case "answer_trade":
      if (answer.accept)
        return t("order.accept", { give: sideText(answer.accept.take), take: sideText(answer.accept.give) });
      return answer.player ? t("order.decline.player", { player: answer.player }) : t("order.decline");
    default:
      return t(`order.${answer.type}`, { chains: answer.chains, n: answer.chains.length });
  }
}

/** A condition, to follow “if”. */
export function conditionText(condition: Condition): string {
  switch (condition.type) {
    case "if_tile":
      return condition.chains?.length && condition.effect !== "found"
        ? t("order.if.tile_with", { tile: condition.tile, effect: condition.effect, chains: condition.chains })
        : t("order.if.tile", { tile: condition.tile, effect: condition.effect });
    case "if_price":
      return condition.least
        ? t("order.if.price_between", { chain: condition.chain, least: condition.least, most: condition.most ?? 1200 })
        : t("order.if.price", { chain: condition.chain, most: condition.most ?? 1200 });
    case "if_size":
      return t("order.if.size", { chain: condition.chain, least: condition.least ?? 0, most: condition.most ?? 108 });
    case "if_survivor":
      return t("order.if.survivor", { chains: condition.chains });
    case "if_rank":
      return t("order.if.rank", { chain: condition.chain, place: condition.place });
  }
}

/** The whole order in a sentence. */
export function orderText(order: Order): string {
  const conditions = (order.conditions ?? []).map(conditionText);
  return conditions.length
    ? t("order.conditional", { what: answerText(order), conditions })
    : t("order.plain", { what: answerText(order) });
}
