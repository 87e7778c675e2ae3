// The viewer at a decision: what they may do, what they ask before they do it, and what the server says it would bring.
import { createContext, onDestroy, untrack } from "svelte";
import type { Action, View, WhatIf } from "../messages";
import type { Choosing } from "../lib/choosing.svelte";
import type { BegunGame, Deciding } from "../lib/game.svelte";
import { of } from "../lib/legal";
import { tilesOf } from "../lib/players";
import { Remembered } from "../lib/remembered";

const helped = new Remembered<boolean>("mergemaker-hints"); // rated games in which a hint was taken

export interface AtTable {
  game: Deciding;
  view: View;
  people: BegunGame | null; // the table with people around it: clocks, counter-offers, orders
  choosing: Choosing;
}

export class Decider {
  /** What the viewer wants to be sure of before they do it: the end, a power, a hint; or the offer they are making. */
  asking = $state<"end" | "offer" | "hint" | null>(null);
  power = $state<string | null>(null);
  byKey = $state(false); // the question was asked by a key
  explained = $state(false); // what the decision is for, and what matters now
  hintedAt = $state<number | null>(null); // after how many actions a hint was asked for

  private weighed = $state.raw<Action | null>(null);
  outlook = $state.raw<WhatIf | null>(null);
  answered = $state<Action["type"] | null>(null); // what the outlook is about

  readonly game = $derived.by(() => this.at().game);
  readonly view = $derived.by(() => this.at().view);
  readonly people = $derived.by(() => this.at().people);
  readonly choosing = $derived.by(() => this.at().choosing);
  readonly viewer = $derived(this.view.viewer);
  readonly legal = $derived(this.game.legal);
  readonly mine = $derived(this.legal.length > 0 && this.game.info.status === "playing");
  readonly decision = $derived(this.mine ? this.view.decision : null);
  readonly powers = $derived(of(this.legal, "use_power"));
  readonly hand = $derived(tilesOf(this.view, this.viewer));
  readonly placing = $derived(this.hand.length > 0 && (this.decision === null || this.decision === "place_tile"));
  readonly hinted = $derived(this.hintedAt !== null && this.hintedAt === this.people?.info.actions);
  readonly mayAsk = $derived.by(() => {
    const info = this.people?.info;
    if (!this.mine || !info || info.lesson || info.setup.hints === false) return false;
    return !info.rated || info.seats.every((seat) => seat.kind === "bot" || seat.mine);
  });

  /** The answer that the viewer is looking at, which is put to the server. */
  private readonly question = $derived.by<Action | null>(() => {
    if (this.asking === "end") return { type: "announce_end" };
    const tile = this.choosing.peeked ?? this.choosing.chosen;
    return this.placing && tile ? { type: "place_tile", tile } : this.weighed;
  });

  constructor(private readonly at: () => AtTable) {
    $effect(() => {
      void this.view;
      this.asking = this.power = null;
    });
    $effect(() => {
      void this.game.count;
      const asked = this.question;
      if (asked === null) this.outlook = null;
      else
        void untrack(() => this.game.whatIf(asked)).then((answer) => {
          if (this.question !== asked) return;
          this.outlook = answer;
          this.answered = asked.type;
        });
    });
  }

  act = (action: Action): void => {
    this.choosing.choose(null);
    this.game.act(action);
  };

  /** As long as a component is there, the viewer weighs its answer. */
  weighs(answer: () => Action | null): void {
    $effect(() => {
      this.weighed = answer();
    });
    onDestroy(() => (this.weighed = null));
  }

  askEnd(byKey = false): void {
    this.byKey = byKey;
    this.power = this.answered = null;
    this.asking = this.asking === "end" ? null : "end";
  }

  askPower(power: string | null, byKey = false): void {
    this.byKey = byKey;
    this.asking = null;
    this.power = power;
  }

  askNextPower(): void {
    const next = this.powers.findIndex((one) => one.power === this.power) + 1;
    this.askPower(this.powers[next]?.power ?? null, true);
  }

  /** In a rated game the viewer is told first what a hint costs, once. */
  askHint = (byKey = false): void => {
    const info = this.people?.info;
    if (!info) return;
    if (info.rated && !helped.of(info.id)) {
      this.byKey = byKey;
      this.power = null;
      this.asking = "hint";
    } else this.takeHint();
  };

  takeHint = (): void => {
    const info = this.people?.info;
    if (!info) return;
    if (info.rated) helped.keep(info.id, true);
    if (this.asking === "hint") this.asking = null;
    this.hintedAt = info.actions;
  };

  seatOf(name: string | null | undefined) {
    return this.people?.info.seats.find((seat) => seat.name === name);
  }
}

/** The parts of a decision share who decides. */
export const [getDecider, setDecider] = createContext<Decider>();
