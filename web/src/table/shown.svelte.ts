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
