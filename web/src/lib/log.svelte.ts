// The log of a game as far as the page has it: its facts and lines from some fact on to the last one.
import type { LogLine, LoggedFact } from "../messages";

/** What an update tells: everything from a fact on. */
export interface LogPart {
  facts_from: number;
  facts: LoggedFact[];
  lines: LogLine[];
}

export class GameLog {
  facts = $state.raw<LoggedFact[]>([]);
  lines = $state.raw<LogLine[]>([]);
  /** The number of the first fact it has; earlier ones come when asked for. */
  first = $state(0);
  private askedBefore = 0;

  replace({ facts_from, facts, lines }: LogPart): void {
    [this.first, this.facts, this.lines] = [facts_from, facts, lines];
    this.askedBefore = 0;
  }

  /** Whether nothing is missing between the log and what begins with that fact. */
  reaches(fact: number): boolean {
    return fact <= this.first + this.facts.length;
  }

  /** The end of the log is as told; whether earlier facts were undone by it. */
  continueWith({ facts_from, facts, lines }: LogPart): boolean {
    const known = facts_from - this.first;
    const back = known < this.facts.length;
    this.first = Math.min(this.first, facts_from);
    this.facts = [...this.facts.slice(0, Math.max(0, known)), ...facts];
    this.lines = [...this.lines.filter((line) => line.fact < facts_from), ...lines];
    return back;
  }

  /** The fact before which the log is to be asked for, once. */
  missing(): number | null {
    if (this.first === this.askedBefore) return null;
    return (this.askedBefore = this.first);
  }

  /** All that was missing comes first, unless the log has changed or it came already. */
  precede({ before, facts, lines }: { before: number; facts: LoggedFact[]; lines: LogLine[] }): void {
    if (before !== this.first) return;
    this.facts = [...facts, ...this.facts];
    this.lines = [...lines, ...this.lines];
    this.first = 0;
  }
}
