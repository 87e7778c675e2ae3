// A tile chosen before one's turn: placed when the turn comes, if it still does what it was shown to do.
import type { Preview } from "../messages";

const told = ({ effect, chains, survivors, payouts }: Preview): string =>
  JSON.stringify([
    effect === "beside" ? "alone" : effect,
    chains.map(({ name, acquired }) => [name, acquired]),
    survivors,
    effect === "merge" ? payouts : null,
  ]);

/** Whether a tile does to the same chains what it did when it was chosen; a merger also pays the same. */
export function doesTheSame(chosen: Preview, now: Preview | undefined): boolean {
  return now !== undefined && told(chosen) === told(now);
}
