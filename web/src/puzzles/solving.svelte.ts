// A puzzle on the table, and what the answer does to the solver's rating.
import type { Action, PuzzleOutlook, PuzzlePosition, PuzzleRating, PuzzleResult, Why } from "../messages";
import { session } from "../lib/session.svelte";
import { api } from "./api";
import { keep, kept } from "./kept";
import { Posed } from "./posed.svelte";

export class Solving extends Posed<PuzzlePosition, PuzzleResult> {
  rating = $state.raw<PuzzleRating | null>(null);

  /** The puzzle with that id is shown. */
  show = (id: string): Promise<void> => this.load(() => api.get(id));

  /** A puzzle that the solver has not had is shown. */
  next = (theme: string, edition: string): Promise<void> => {
    const { had, rating } = session.me?.user ? { had: [], rating: null } : kept();
    const here = this.position ? [this.position.id] : [];
    return this.load(() => api.next({ theme, edition, rating, besides: [...here, ...had] }));
  };

  /** The first answer to a puzzle counts; further ones count for nothing. */
  protected async answer({ id }: PuzzlePosition, action: Action): Promise<PuzzleResult> {
    const guest = !session.me?.user;
    const before = guest ? kept() : null;
    const result = await api.answer(id, action, before?.rating?.skill ?? null);
    const had = before?.had.includes(id) ?? false;
    this.rating = guest ? keep(id, result).rating : result.rating;
    return had ? { ...result, rated: false, change: 0 } : result;
  }

  protected override explanation(result: PuzzleResult): Why | null {
    return result.why;
  }

  protected outlook({ id }: PuzzlePosition, action: Action): Promise<PuzzleOutlook> {
    return api.outlook(id, action);
  }
}
