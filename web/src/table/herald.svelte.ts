// What has happened, as it is made known: heard, animated, announced over the table, told to screen readers and in the title.
import { untrack } from "svelte";
import type { LogLine, LoggedFact } from "../messages";
import type { BegunGame } from "../lib/game.svelte";
import { say, t } from "../lib/i18n.svelte";
import { notifyTurn } from "../lib/notify";
import { motionAllowed } from "../lib/prefs.svelte";
import { sounds } from "../lib/sound";
import { flyTile, ownTile, ring } from "../lib/stage";
import { counted } from "../lib/turns.svelte";

export interface Announcement {
  kind: "merger" | "founded" | "end";
  chains: string[];
  player: string;
  paid: { player: string; dollars: number }[];
}

const SHOWN_FOR = 2600; // milliseconds

const paidIn = (facts: LoggedFact[]): Announcement["paid"] =>
  facts.flatMap((fact) =>
    fact.type === "bonus_paid" && fact.player ? [{ player: fact.player, dollars: fact.dollars ?? 0 }] : [],
  );

/** What is announced of a fact, if anything is. */
function announced(fact: LoggedFact, facts: LoggedFact[]): Announcement | null {
  const player = fact.player ?? "";
  if (fact.type === "merger_began") return { kind: "merger", chains: fact.chains ?? [], player, paid: paidIn(facts) };
  if (fact.type === "chain_founded" && fact.chain) return { kind: "founded", chains: [fact.chain], player, paid: [] };
  if (fact.type === "game_ended") return { kind: "end", chains: [], player: "", paid: [] };
  return null;
}

export class Herald {
  announcement = $state.raw<(Announcement & { key: number }) | null>(null);
  /** What screen readers are told. */
  said = $state("");
  private counter = 0;
  private moved = false;

  /** `live`: the game's own position is shown; `myMove`: somebody at this screen is to act. */
  constructor(
    game: BegunGame,
    private readonly live: () => boolean,
    myMove: () => boolean,
  ) {
    $effect(() => {
      game.onFacts = (facts, lines, back) => this.show(facts, lines, back);
      game.onChat = () => sounds.chat();
    });
    // Whose turn it is, also when the page is in the background.
    $effect(() => {
      const mine = myMove();
      document.title = counted(mine ? t("title.turn") : t("title"));
      if (mine && !this.moved) {
        notifyTurn(t("notify.turn"));
        this.said = `${untrack(() => this.said)} ${t("notify.turn")}`;
      }
      this.moved = mine;
    });
    $effect(() => () => {
      document.title = t("title");
    });
  }

  private show(facts: LoggedFact[], lines: LogLine[], back: boolean): void {
    if (back) this.said = t("undo.done");
    if (!facts.length) return;
    const placed = facts.filter((fact) => fact.type === "tile_placed");
    const own = new Map(placed.map((fact) => [fact.tile, ownTile(fact.tile ?? "")]));
    this.said = [back ? t("undo.done") : "", ...lines.map((line) => say(line.line))].filter(Boolean).join(" ");
    if (!untrack(this.live)) return;
    ring(facts);
    for (const fact of facts) {
      if (fact.type === "tile_placed" && fact.tile) flyTile(fact.tile, fact.player ?? "", own.get(fact.tile) ?? null);
      const announcement = announced(fact, facts);
      if (announcement) this.announce(announcement);
    }
  }

  private announce(what: Announcement): void {
    if (!motionAllowed() || document.hidden) return;
    const key = ++this.counter;
    this.announcement = { ...what, key };
    setTimeout(() => {
      if (this.announcement?.key === key) this.announcement = null;
    }, SHOWN_FOR);
  }
}
