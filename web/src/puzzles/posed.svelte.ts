// A decision set as an exercise, and its result. Board and decision treat it as a game.
import type { Action, PosedDecision, PuzzleOutlook, Reason, WhatIf, Why } from "../messages";
import { Refusal } from "../lib/api";
import type { Deciding } from "../lib/game.svelte";

export abstract class Posed<Position extends PosedDecision, Result> implements Deciding {
  position = $state.raw<Position | null>(null);
  result = $state.raw<Result | null>(null);
  private told = $state.raw<Why | null>(null); // what matters, once it has been answered
  pending = $state(false);
  trouble = $state.raw<Reason | null>(null);
  problem = $state.raw<unknown>(null);
  count = $state(0);

  legal = $derived(this.result ? [] : (this.position?.legal ?? []));
  previews = $derived(this.position?.previews ?? {});
  standings = $derived(this.position?.standings ?? null);
  info = $derived({ status: this.result ? ("over" as const) : ("playing" as const), my_seats: [0] });
  mayOffer = false;
  thinking = null;
  warming = false;

  /** What the server says to an answer. */
  protected abstract answer(position: Position, action: Action): Promise<Result>;
  /** What the server says an action would bring. */
  protected abstract outlook(position: Position, action: Action): Promise<PuzzleOutlook>;

  protected async load(ask: () => Promise<Position>): Promise<void> {
    this.problem = null;
    try {
      this.position = await ask();
      this.told = null;
      this.again();
    } catch (error) {
      this.problem = error;
    }
  }

  /** The same decision once more. */
  again = (): void => {
    this.result = null;
    this.trouble = null;
    this.count += 1;
  };

  act = (action: Action): void => {
    if (!this.pending && this.position) void this.send(this.position, action);
  };

  private async send(position: Position, action: Action): Promise<void> {
    this.pending = true;
    this.trouble = null;
    try {
      this.result = await this.answer(position, action);
      this.told = this.explanation(this.result);
    } catch (error) {
      if (error instanceof Refusal && error.why) this.trouble = error.why;
      else this.problem = error;
    } finally {
      this.pending = false;
    }
  }

  /** What the result says of the position that was not to be said before. */
  protected explanation(_: Result): Why | null {
    return null;
  }

  why = (): Promise<Why | null> => Promise.resolve(this.told ?? this.position?.why ?? null);

  whyNot = async (action: Action): Promise<Reason | null> =>
    this.position ? (await this.outlook(this.position, action)).why_not : null;

  whatIf = async (action: Action): Promise<WhatIf | null> =>
    this.position ? (await this.outlook(this.position, action)).what_if : null;
}
