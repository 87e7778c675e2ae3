// A puzzle on the table: the position, and what came of the answer. Board and decision take it for a game.
import type { Action, PuzzlePosition, PuzzleRating, PuzzleResult, Reason, WhatIf, Why } from "../messages";
import { Refusal } from "../lib/api";
import type { Deciding } from "../lib/game.svelte";
import { session } from "../lib/session.svelte";
import { api } from "./api";
import { keep, kept } from "./kept";

export class Solving implements Deciding {
  position = $state.raw<PuzzlePosition | null>(null);
  result = $state.raw<PuzzleResult | null>(null);
  rating = $state.raw<PuzzleRating | null>(null);
  pending = $state(false);
  trouble = $state.raw<Reason | null>(null);
  problem = $state.raw<unknown>(null);
  count = $state(0);

  view = $derived(this.position?.view ?? null);
  legal = $derived(this.result ? [] : (this.position?.legal ?? []));
  previews = $derived(this.position?.previews ?? {});
  standings = $derived(this.position?.standings ?? null);
  info = $derived({ status: this.result ? ("over" as const) : ("playing" as const), my_seats: [0] });
  mayOffer = false;
  thinking = null;
  warming = false;

  /** The puzzle with that id is shown. */
  show = (id: string): Promise<void> => this.load(() => api.get(id));

  /** A puzzle that the solver has not had is shown. */
  next = (theme: string): Promise<void> => {
    const { had, rating } = kept();
    const here = this.position ? [this.position.id] : [];
    const points = session.me?.user ? null : (rating?.points ?? null);
    return this.load(() => api.next({ theme, points, besides: [...here, ...(session.me?.user ? [] : had)] }));
  };

  private async load(ask: () => Promise<PuzzlePosition>): Promise<void> {
    this.problem = null;
    try {
      this.position = await ask();
      this.again();
    } catch (error) {
      this.problem = error;
    }
  }

  /** The same puzzle once more, which counts for nothing. */
  again = (): void => {
    this.result = null;
    this.trouble = null;
    this.count += 1;
  };

  act = (action: Action): void => {
    if (!this.pending && this.position) void this.answer(this.position.id, action);
  };

  private async answer(id: string, action: Action): Promise<void> {
    this.pending = true;
    this.trouble = null;
    try {
      const guest = !session.me?.user;
      const before = guest ? kept() : null;
      const result = await api.answer(id, action, before?.rating?.skill ?? null);
      const had = before?.had.includes(id) ?? false;
      this.result = had ? { ...result, rated: false, change: 0 } : result;
      this.rating = guest ? keep(id, result).rating : result.rating;
    } catch (error) {
      if (error instanceof Refusal && error.why) this.trouble = error.why;
      else this.problem = error;
    } finally {
      this.pending = false;
    }
  }

  why = (): Promise<Why | null> => Promise.resolve(this.position?.why ?? null);

  whyNot = async (action: Action): Promise<Reason | null> => (this.position ? (await api.outlook(this.position.id, action)).why_not : null);

  whatIf = async (action: Action): Promise<WhatIf | null> => (this.position ? (await api.outlook(this.position.id, action)).what_if : null);
}
