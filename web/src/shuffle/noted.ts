// The commitments that this browser has seen before the end of a game: nobody can change them afterwards.
import { Remembered } from "../lib/remembered";

const commitments = new Remembered<string>("mergemaker-shuffles");

export function noted(game: string): string | null {
  return commitments.of(game);
}

/** The first commitment that was seen of a game is kept. */
export function note(game: string, commitment: string): void {
  if (noted(game) === null) commitments.keep(game, commitment);
}
