// What one of the viewer's tiles would do, in a few words.
import type { Preview } from "../messages";
import { t } from "./i18n.svelte";

/** Names the chain that the tile grows, with its size then, or those that it merges. */
export function effectText(preview: Preview | undefined): string {
  const [first] = preview?.chains ?? [];
  if (preview?.effect === "grow" && first) return t("effect.grow.named", { chain: first.name, n: first.size_after });
  if (preview?.effect === "merge")
    return t("effect.merge.named", { chains: preview.chains.map((chain) => chain.name), n: preview.size });
  return t(`effect.${preview?.effect ?? "alone"}`);
}
