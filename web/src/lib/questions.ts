// Questions on the socket that wait for their answers, by the ids they were asked with.
import type { ClientMessage } from "../messages";

export type QuestionKind = Extract<
  ClientMessage["type"],
  "why_not" | "what_if" | "why" | "squares" | "ledger" | "hint" | "teach"
>;

interface Waiting {
  kind: QuestionKind;
  resolve: (answer: unknown) => void;
  reject: (why: unknown) => void;
}

/** Those whose refusal is awaited; the others simply get no answer. */
const ADVICE: readonly QuestionKind[] = ["hint", "teach"];

export class Questions {
  private waiting = new Map<string, Waiting>();

  /** The answer to come. */
  add<Answer>(id: string, kind: QuestionKind): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { kind, resolve: (answer) => resolve(answer as Answer | null), reject });
    });
  }

  answered(id: string, answer: unknown): void {
    this.taken(id)?.resolve(answer);
  }

  /** The question will not be answered; returns what it was, if it was one. */
  refused(id: string, why: unknown): QuestionKind | undefined {
    const asked = this.taken(id);
    if (asked && ADVICE.includes(asked.kind)) asked.reject(why);
    return asked?.kind;
  }

  /** The connection was lost, and with it all answers. */
  lost(): void {
    for (const id of [...this.waiting.keys()]) this.refused(id, new Error("offline"));
  }

  private taken(id: string): Waiting | undefined {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    return asked;
  }
}
