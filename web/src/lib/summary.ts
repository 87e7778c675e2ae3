// The board in a few sentences, for those who cannot see it.
import type { Preview, View } from "../messages";
import { t } from "./i18n.svelte";
import { sharesOf } from "./players";
import { effectText } from "./previews";

/** Every chain with its size, price and shares, then what each tile of the hand would do. */
export function summaryOf(
  view: View,
  viewer: string | null,
  hand: readonly string[],
  previews: Record<string, Preview>,
): string {
  const chains = Object.entries(view.chains).filter(([, chain]) => chain.active);
  const sentences = chains.map(([chain, about]) =>
    t("summary.chain", {
      chain,
      n: about.size,
      dollars: about.price ?? 0,
      market: about.market,
      held: sharesOf(view, viewer, chain),
    }),
  );
  const tiles = hand.map((tile) => t("board.own", { tile, effect: effectText(previews[tile]) }));
  return [...(sentences.length ? sentences : [t("summary.empty")]), ...tiles].join(". ");
}
