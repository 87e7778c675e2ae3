// The position that the table shows: the game's own, or an earlier one that the address asks for.
import { untrack } from "svelte";
import type { Position } from "../messages";
import { api } from "../lib/api";
import type { BegunGame } from "../lib/game.svelte";
import { here } from "../lib/route.svelte";
import { marks } from "../review/marks.svelte";

export class Shown {
  readonly asked = $derived(here().query.get("at"));
  past = $state.raw<Position | null>(null);
  problem = $state.raw<unknown>(null);

  readonly live = $derived(this.past === null);
  /** How many actions there are. */
  readonly of = $derived.by(() => this.past?.of ?? this.game.info.actions);
  /** After how many of them the position is that is asked for: the next step goes on from there while it is fetched. */
  readonly at = $derived.by(() => {
    const asked = this.asked === null ? NaN : Math.trunc(Number(this.asked));
    return Number.isNaN(asked) ? (this.past?.action ?? this.of) : Math.min(this.of, Math.max(0, asked));
  });
  readonly reviewed = $derived.by(() => this.past !== null && marks.game === this.game.id);
  /** Of a better line that is played out. */
  readonly step = $derived(this.reviewed ? marks.step : null);
  readonly view = $derived.by(() => this.step?.view ?? this.past?.view ?? this.game.view);
  readonly standings = $derived.by(() => this.step?.standings ?? this.past?.standings ?? this.game.standings);

  constructor(private readonly game: BegunGame) {
    $effect(() => {
      const at = this.asked;
      if (at === null) {
        this.past = null;
        return;
      }
      const seat = untrack(() => game.seat);
      api.position(game.id, Number(at), seat).then(
        (found) => {
          if (here().query.get("at") === at) this.past = found;
        },
        (error: unknown) => (this.problem = error),
      );
    });
  }
}
