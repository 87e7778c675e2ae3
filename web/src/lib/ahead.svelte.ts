// A tile chosen before one's turn: placed when the turn comes, if it still does what it was shown to do.
import { untrack } from "svelte";
import type { Preview } from "../messages";
import type { Choosing, Choice } from "./choosing.svelte";

const outcome = ({ effect, chains, survivors, payouts }: Preview): string =>
  JSON.stringify([
    effect === "beside" ? "alone" : effect,
    chains.map(({ name, acquired }) => [name, acquired]),
    survivors,
    effect === "merge" ? payouts : null,
  ]);

/** Whether a tile does to the same chains what it did when it was chosen; a merger also pays the same. */
export function doesTheSame(chosen: Preview, now: Preview | undefined): boolean {
  return now !== undefined && outcome(chosen) === outcome(now);
}

export class TileAhead {
  private planned = $state.raw<Preview | null>(null);
  readonly tile = $derived(this.planned?.tile ?? null);
  /** The tile that was chosen ahead and now does something else: the viewer is asked. */
  changed = $state<string | null>(null);

  constructor(
    private readonly choosing: Choosing,
    { hand, playable }: Choice,
    private readonly previews: () => Record<string, Preview>,
  ) {
    $effect(() => {
      if (this.planned && !hand().includes(this.planned.tile)) this.planned = null;
      if (!playable().size) return;
      const was = untrack(() => this.planned);
      if (!was) return;
      this.planned = null;
      if (playable().has(was.tile) && doesTheSame(was, previews()[was.tile])) choosing.place(was.tile);
      else {
        this.changed = was.tile;
        choosing.mark(was.tile);
      }
    });
    $effect(() => {
      if (!playable().size) this.changed = null;
    });
  }

  /** The tile is to be placed in the viewer's next turn; null: none is. */
  plan = (tile: string | null): void => {
    this.planned = (tile && this.previews()[tile]) || null;
    this.choosing.chosen = this.changed = null;
  };

  drop(): void {
    this.planned = null;
  }
}
