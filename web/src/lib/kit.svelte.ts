// What a player may switch on in addition to the position: what each square would do, and the ledger of hidden holdings.
import type { LedgerSheet, Square, Squares, Standings, View } from "../messages";
import type { Game } from "./game.svelte";
import { t } from "./i18n.svelte";

export class Kit {
  squares = $state.raw<Squares | null>(null);
  sheet = $state.raw<LedgerSheet | null>(null);

  /** Asks the server again with each event, for what is wanted. */
  constructor(game: Game, wanted: { squares: () => boolean; ledger: () => boolean }) {
    $effect(() => {
      const at = game.count;
      if (!wanted.squares()) this.squares = null;
      else void game.squares().then((found) => at === game.count && (this.squares = found));
    });
    $effect(() => {
      const at = game.count;
      if (!wanted.ledger()) this.sheet = null;
      else void game.ledger().then((found) => at === game.count && (this.sheet = found));
    });
  }
}

/** What a tile on that square would do, in a few words. */
export function squareText({ effect, chains }: Pick<Square, "effect" | "chains">): string {
  if (effect === "grow") return t("square.grow", { chain: chains[0] ?? "" });
  if (effect === "merge") return t("square.merge", { chains });
  return t(`effect.${effect}`);
}

/** The view and the standings with what the ledger tells filled in. */
export function withLedger(
  view: View,
  standings: Standings | null,
  sheet: LedgerSheet | null,
): { view: View; standings: Standings | null } {
  if (!sheet) return { view, standings };
  const players = view.players.map((player) => ({
    ...player,
    cash: sheet.cash[player.name] ?? null,
    shares: sheet.shares[player.name] ?? null,
  }));
  return { view: { ...view, players }, standings: sheet.standings };
}
