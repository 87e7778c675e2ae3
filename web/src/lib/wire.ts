// The socket of a game: automatic reconnection, commands that are safe to resend, and questions with their answers.
import type { ClientMessage, Reason, ServerMessage } from "../messages";
import { type QuestionKind, Questions } from "./questions";

export type Command = Exclude<ClientMessage, { type: "hello" | "log" | "look" | "skip" | QuestionKind }> & {
  command_id: string;
};
type Question = Extract<ClientMessage, { type: QuestionKind }>;
export type Bare<T> = T extends unknown ? Omit<T, "command_id"> : never;
/** Everything but the answers to questions. */
export type News = Exclude<ServerMessage, { type: QuestionKind }>;

export interface WireListener {
  onMessage: (message: News) => void;
  lost: (gone: boolean) => void; // gone: there is no such game
}

const UNTOLD = new Set<QuestionKind | undefined>(["what_if", "teach"]); // nothing the player asked for: a refusal is not shown
const NO_SUCH_GAME = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Wire {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private unacknowledged = new Map<string, Command>();
  private questions = new Questions();
  private seat: number | null = null; // the one looked from
  private broken = false;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly listener: WireListener,
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close(1000);
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends it, again after each reconnection, until it is acknowledged or refused. */
  command(bare: Bare<Command>): void {
    const command = { ...bare, command_id: newId() } as Command;
    this.unacknowledged.set(command.command_id, command);
    this.send(command);
  }

  question<Answer>(bare: Bare<Question>): Promise<Answer | null> {
    const command_id = newId();
    const answer = this.questions.add<Answer>(command_id, bare.type);
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ ...bare, command_id } as Question);
    else this.questions.refused(command_id, new Error("offline"));
    return answer;
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "look", seat });
  }

  /** Asks for the whole state again. */
  refresh(): void {
    this.send({ type: "hello", patches: true });
  }

  /** Whether the command of that id was an action; it will not be sent again. */
  acknowledge(command: string | null): boolean {
    if (command === null) return false;
    const acted = this.unacknowledged.get(command)?.type === "act";
    this.unacknowledged.delete(command);
    return acted;
  }

  /** Whether the refusal is to be shown: not of what the player did not ask for. */
  refuse(refused: Reason & { command_id: string | null }): boolean {
    return !refused.command_id || !UNTOLD.has(this.questions.refused(refused.command_id, refused));
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/games/${encodeURIComponent(this.game)}${seat}`);
    this.socket = socket;
    socket.onopen = () => {
      this.broken = false;
      this.wait = FIRST_WAIT;
      this.refresh();
      for (const command of this.unacknowledged.values()) this.send(command);
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === "string") this.onMessage(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      this.broken = event.code !== NO_SUCH_GAME;
      this.listener.lost(!this.broken);
      if (!this.broken) return;
      this.questions.lost();
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    };
  }

  private reconnectNow = (): void => {
    if (this.broken && document.visibilityState === "visible") {
      this.wait = FIRST_WAIT;
      this.socket?.close();
      this.connect();
    }
  };

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "why_not":
      case "why":
        this.questions.answered(message.command_id, message.why);
        break;
      case "what_if":
        this.questions.answered(message.command_id, message.what_if);
        break;
      case "squares":
        this.questions.answered(message.command_id, message.squares);
        break;
      case "ledger":
        this.questions.answered(message.command_id, message.ledger);
        break;
      case "hint":
        this.questions.answered(message.command_id, message.hint);
        break;
      case "teach":
        this.questions.answered(message.command_id, message.warned);
        break;
      default:
        this.listener.onMessage(message);
    }
  }
}

function newId(): string {
  // randomUUID exists only on https and localhost
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")
  );
}
