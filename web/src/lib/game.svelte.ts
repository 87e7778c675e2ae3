// One game as the server tells it, with no gap in the versions, and everything the player does there.
import type {
  Action,
  ChatLine,
  ClockState,
  GameInfo,
  Hint,
  LedgerSheet,
  LessonStep,
  LogLine,
  LoggedFact,
  Order,
  OrderInfo,
  Preview,
  Reason,
  Request,
  Side,
  Squares,
  Standings,
  Suggestion,
  Sync,
  View,
  Warned,
  WhatIf,
  Why,
} from "../messages";
import { GameLog } from "./log.svelte";
import { patched } from "./patch";
import type { Phrase } from "./sentences";
import type { BotSpeed } from "./prefs.svelte";
import { type News, Wire } from "./wire";

/** What a decision needs of a game; a puzzle has it too. */
export type Deciding = Pick<
  Game,
  | "legal"
  | "previews"
  | "standings"
  | "mayOffer"
  | "thinking"
  | "warming"
  | "pending"
  | "trouble"
  | "count"
  | "act"
  | "why"
  | "whyNot"
  | "whatIf"
> & { info: Pick<GameInfo, "status" | "my_seats"> };

/** A game that the server has sent; once it has, that stays so. */
export type KnownGame = Game & { info: GameInfo };
/** A game that has begun, with a board to look at. */
export type BegunGame = KnownGame & { view: View };

export const isKnown = (game: Game): game is KnownGame => game.info !== null;
export const hasBegun = (game: Game): game is BegunGame => isKnown(game) && game.view !== null;

export class Game {
  /** What the server has sent, and patches apply to. What comes between two of its versions is laid over it below. */
  private shown = $state.raw<Sync | null>(null);
  info: GameInfo | null = $derived(this.shown?.info ?? null);
  view: View | null = $derived(this.shown?.view ?? null);
  legal: Action[] = $derived(this.shown?.legal ?? []);
  previews: Record<string, Preview> = $derived(this.shown?.previews ?? {});
  standings: Standings | null = $derived(this.shown?.standings ?? null);
  lesson: LessonStep | null = $derived(this.shown?.lesson ?? null);
  requests: Request[] = $derived(this.shown?.requests ?? []);
  clock: ClockState | null = $derived(this.shown?.clock ?? null);
  undo = $derived(this.shown?.undo ?? "no");
  thinking: string | null = $derived(this.shown?.thinking ?? null);
  mayOffer = $derived(this.shown?.may_offer ?? false);
  /** Trades that the player on turn could offer. */
  suggestions: Suggestion[] = $derived(this.shown?.suggestions ?? []);
  /** The viewer's own. */
  orders: OrderInfo[] = $derived(this.shown?.orders ?? []);
  seat: number | null = $derived(this.shown?.seat ?? null);
  readonly log = new GameLog();
  chat = $state.raw<ChatLine[]>([]);
  clockAt = $state(0);
  warming = $state(false);
  onlookers = $state(0);
  connection = $state<"new" | "open" | "lost" | "gone">("new");
  /** Why the game can never be opened. */
  unreadable = $state.raw<Reason | null>(null);
  pending = $state(false);
  private actedAt = 0; // how many actions there were when the pending one was sent
  trouble = $state.raw<Reason | null>(null);
  /** What the teacher has said in this decision, and whether it waits for an answer. */
  warning = $state.raw<{ action: Action; said: Warned; asking: boolean } | null>(null);
  /** From how many points on the teacher asks before an action; null: never. */
  teacherLimit: () => number | null = () => null;
  /** How many events the page has seen. */
  count = $state(0);

  /** Called with the new facts and log lines of each patch, and with none after a sync; `back`: earlier ones were undone. */
  onFacts: (facts: LoggedFact[], lines: LogLine[], back: boolean) => void = () => {};
  onChat: (line: ChatLine) => void = () => {};

  private wire: Wire;
  private version = -1;

  constructor(readonly id: string) {
    this.wire = new Wire(id, {
      onMessage: (message) => this.onMessage(message),
      lost: (gone) => (this.connection = gone ? "gone" : "lost"),
    });
  }

  close(): void {
    this.wire.close();
  }

  // --- What the player sends --------------------------------------------------------------------------------------

  act(action: Action): void {
    if (this.pending) return;
    this.pending = true;
    this.actedAt = this.info?.actions ?? 0;
    this.trouble = null;
    const limit = this.teacherLimit();
    const known = JSON.stringify(action) === JSON.stringify(this.warning?.action); // the teacher asks once
    if (limit === null || known) this.commit(action);
    else void this.askTeacher(action, limit);
  }

  private commit(action: Action): void {
    this.warning = null;
    this.wire.command({ type: "act", action, version: this.version, seat: this.seat });
  }

  /** The action is taken unless the teacher has a word to say; one who is not there keeps nobody from playing. */
  private async askTeacher(action: Action, limit: number): Promise<void> {
    const said = await this.teach(action, limit).catch(() => null);
    if (this.info?.actions !== this.actedAt)
      this.pending = false; // it is another decision by now
    else if (!said) this.commit(action);
    else {
      this.warning = { action, said, asking: true };
      this.pending = false;
    }
  }

  /** The player would rather choose again than do what the teacher asked about. */
  chooseAgain(): void {
    if (this.warning) this.warning = { ...this.warning, asking: false };
  }

  say(text: string): void {
    this.wire.command({ type: "chat", text });
  }

  sayPhrase(phrase: Phrase): void {
    this.wire.command({ type: "phrase", phrase });
  }

  ready(ready: boolean): void {
    this.wire.command({ type: "ready", ready });
  }

  addSalt(salt: string): void {
    this.wire.command({ type: "salt", salt });
  }

  /** Declines the trade offered and suggests another; `accept`: takes it if it is offered. */
  counter(give: Side, take: Side, accept: boolean): void {
    this.trouble = null;
    this.wire.command({ type: "counter", give, take, accept, seat: this.seat });
  }

  takeBack(): void {
    this.trouble = null;
    this.wire.command({ type: "undo", seat: this.seat });
  }

  consent(request: number, accept: boolean): void {
    this.wire.command({ type: "consent", request, accept });
  }

  pause(): void {
    this.wire.command({ type: "pause" });
  }

  resume(): void {
    this.wire.command({ type: "resume" });
  }

  replace(seat: number): void {
    this.wire.command({ type: "replace", seat });
  }

  claim(): void {
    this.wire.command({ type: "claim" });
  }

  comeBack(seat: number | null): void {
    this.wire.command({ type: "return", seat });
  }

  setBotSpeed(speed: BotSpeed): void {
    this.wire.command({ type: "bot_speed", speed });
  }

  /** Leaves a conditional order, or changes the one with that number. */
  order(order: Order, number: number | null): void {
    this.trouble = null;
    this.wire.command({ type: "order", order, number, seat: this.seat });
  }

  revoke(number: number): void {
    this.wire.command({ type: "revoke", number, seat: this.seat });
  }

  /** Bots take no time until the next decision of a person. */
  skip(): void {
    this.wire.send({ type: "skip" });
  }

  look(seat: number | null): void {
    this.wire.look(seat);
  }

  whyNot(action: Action): Promise<Reason | null> {
    return this.wire.question({ type: "why_not", action, seat: this.seat });
  }

  whatIf(action: Action): Promise<WhatIf | null> {
    return this.wire.question({ type: "what_if", action, seat: this.seat });
  }

  /** What the viewer's decision is for, and what matters now. */
  why(): Promise<Why | null> {
    return this.wire.question({ type: "why" });
  }

  /** What each empty square would do, and the odds of its tile. */
  squares(): Promise<Squares | null> {
    return this.wire.question({ type: "squares" });
  }

  /** Hidden holdings, as the log tells them. */
  ledger(): Promise<LedgerSheet | null> {
    return this.wire.question({ type: "ledger" });
  }

  /** The best choices of the viewer's decision; null where there is only one. A refusal is shown as trouble, and rejects. */
  hint(): Promise<Hint | null> {
    return this.wire.question({ type: "hint", seat: this.seat });
  }

  /** Against bots: what an action would cost, if that is more than the limit in points; a refusal rejects. */
  private teach(action: Action, limit: number): Promise<Warned | null> {
    return this.wire.question({ type: "teach", action, limit, seat: this.seat });
  }

  /** Asks for the whole state again. */
  refresh(): void {
    this.wire.refresh();
  }

  /** Asks for the part of the log before the one it has. */
  askEarlier(): void {
    const before = this.log.missing();
    if (before !== null) this.wire.send({ type: "log", before });
  }

  // --- What the server tells -----------------------------------------------------------------------------------------

  private onMessage(message: News): void {
    switch (message.type) {
      case "sync":
        this.connection = "open";
        this.log.replace(message);
        this.chat = message.chat;
        this.show(message);
        this.onFacts([], [], false);
        break;
      case "patch": {
        if (message.version <= this.version) break;
        const { version, changes, facts_from, facts, lines } = message;
        if (version !== this.version + 1 || !this.shown || !this.log.reaches(facts_from)) {
          this.refresh();
          break;
        }
        const back = this.log.continueWith(message);
        this.show({ ...patched(this.shown, changes), version });
        this.onFacts(facts, lines, back);
        break;
      }
      case "log":
        this.log.precede(message);
        break;
      case "chat":
        if (message.version > this.version + 1) this.refresh();
        else if (message.version === this.version + 1) {
          this.version = message.version;
          this.chat = [...this.chat, message.line];
          this.onChat(message.line);
        }
        break;
      case "orders":
        this.orders = message.orders;
        break;
      case "ack":
        this.acknowledge(message.command_id);
        break;
      case "refused":
        this.acknowledge(message.command_id);
        if (!this.wire.refuse(message)) break;
        this.trouble = message;
        if (message.code === "stale") this.refresh();
        break;
      case "presence":
        this.onlookers = message.onlookers;
        if (this.info) {
          const seats = this.info.seats.map((seat) => ({
            ...seat,
            ...message.seats.find((one) => one.seat === seat.seat),
          }));
          this.info = { ...this.info, seats };
        }
        break;
      case "thinking":
        this.thinking = message.player;
        this.warming = message.warming_up;
        break;
      case "closing":
        this.unreadable = message.why;
        break;
    }
  }

  private acknowledge(command: string | null): void {
    if (this.wire.acknowledge(command)) this.pending = false;
  }

  private show(message: Sync): void {
    this.shown = message;
    this.version = message.version;
    this.clockAt = performance.now();
    this.trouble = null;
    this.count = message.version;
    if (message.info.actions !== this.actedAt) this.warning = null;
    if (message.info.actions > this.actedAt) this.pending = false; // the acknowledgement comes a moment after the update
  }
}
