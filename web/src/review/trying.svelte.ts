// A decision of a finished game that is tried again.
import type { Action, Attempt, PosedDecision, PuzzleOutlook } from "../messages";
import { Posed } from "../puzzles/posed.svelte";
import { api } from "./api";

export class Trying extends Posed<PosedDecision, Attempt> {
  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    super();
    void this.load(() => api.decision(game, number));
  }

  protected answer(_: PosedDecision, action: Action): Promise<Attempt> {
    return api.attempt(this.game, this.number, action);
  }

  protected outlook(_: PosedDecision, action: Action): Promise<PuzzleOutlook> {
    return api.outlook(this.game, this.number, action);
  }
}
