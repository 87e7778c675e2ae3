// The chat lines of a game that its viewer has not read, nor written; also after coming back to the game.
import { untrack } from "svelte";
import type { ChatLine } from "../messages";
import type { KnownGame } from "./game.svelte";
import { Remembered } from "./remembered";
import { session } from "./session.svelte";

const SHOWN = 8000; // milliseconds that a new line is shown where the chat is not in sight
const reached = new Remembered<number>("mergemaker-chat-read");

export class Unread {
  private upTo = $state(-1); // the version of the last line that was read
  private readonly lines = $derived.by(() => {
    const { chat } = this.game;
    const written = chat.findLastIndex((line) => this.isMine(line)); // whoever writes has read what is above
    return chat.filter((line, i) => i > written && line.version > this.upTo);
  });
  readonly count = $derived(this.lines.length);
  private newest = $state.raw<ChatLine | null>(null);
  /** What was just said. */
  readonly said = $derived(this.newest && this.lines.includes(this.newest) ? this.newest : null);

  constructor(private readonly game: KnownGame) {
    this.upTo = reached.of(game.id) ?? -1;
  }

  /** To be called where effects may be made: a line that comes is shown for a moment. */
  watch(): void {
    let seen = this.game.chat.length;
    $effect(() => {
      const { chat } = this.game;
      const more = chat.length > seen;
      seen = chat.length;
      if (!more) return;
      this.newest = chat.at(-1) ?? null;
      const timer = setTimeout(() => (this.newest = null), SHOWN);
      return () => clearTimeout(timer);
    });
  }

  /** All lines are before the viewer's eyes. */
  clear(): void {
    const last = this.game.chat.at(-1)?.version ?? -1;
    if (last <= untrack(() => this.upTo)) return;
    this.upTo = last;
    reached.keep(this.game.id, last);
  }

  private isMine(line: ChatLine): boolean {
    const { my_seats } = this.game.info;
    return line.seat === null ? !my_seats.length && line.name === session.me?.user?.name : my_seats.includes(line.seat);
  }
}
