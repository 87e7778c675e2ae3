// Facts as sentences of the log, in the language of the page.
import type { Fact, SideView } from "../messages";
import { type Key, type Values, list, money, t } from "./i18n.svelte";

// Facts that another sentence tells as well, or that everybody sees at the table.
const SILENT = new Set(["holding_shown", "final_money"]);

/** What one side of a trade is, in words. */
export function sideText(side: SideView): string {
  const parts = Object.entries(side.shares)
    .filter(([, count]) => count > 0)
    .map(([chain, n]) => t("shares.of", { n, chain }));
  if (side.cash) parts.push(money(side.cash));
  return parts.length ? list(parts) : t("nothing");
}

function key(fact: Fact, hidden: boolean): Key | null {
  if (SILENT.has(fact.type) && !(hidden && fact.type === "holding_shown")) return null;
  if (fact.type === "tile_drawn") return fact.tile ? "fact.tile_drawn" : null;
  if (fact.type === "chain_founded" && !fact.player) return null;
  return `fact.${fact.type}` as Key;
}

/** The sentence that tells a fact; null for those that need none. `hidden`: the table does not show what others hold. */
export function sentence(fact: Fact, hidden: boolean): string | null {
  const found = key(fact, hidden);
  if (!found) return null;
  const values: Values = {
    player: fact.player ?? "",
    other: fact.other ?? "",
    chain: fact.chain ?? "",
    into: fact.into ?? "",
    tile: fact.tile ?? "",
    n: fact.count ?? 0,
    half: Math.floor((fact.count ?? 0) / 2),
    dollars: money(Math.abs(fact.dollars ?? 0)),
    chains: list(fact.chains ?? []),
    ranks: ranksText(fact.ranks ?? [], fact.tied ?? 1),
    power: fact.power ? t(`power.${fact.power}` as Key) : "",
    how: fact.how ? t(`ended.${fact.how}` as Key) : "",
    give: fact.offer ? sideText(fact.offer.give) : "",
    take: fact.offer ? sideText(fact.offer.take) : "",
  };
  return t(found, values);
}

export function ranksText(ranks: readonly string[], tied: number): string {
  const names = list(ranks.map((rank) => t(`rank.${rank}` as Key)));
  return tied > 1 ? t("rank.shared", { ranks: names, n: tied }) : names;
}

/** A clock's seconds as people read them. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400) return t("time.days", { n: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const tail = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
