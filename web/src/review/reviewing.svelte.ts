// The review of a finished game, asked for until it is there; everything that shows it shares it.
import type { DecisionReview, GameInfo, LogLine, ReviewAnswer } from "../messages";
import { say } from "../lib/i18n.svelte";
import { api } from "./api";
import { marks, type MarkedTile } from "./marks.svelte";

const PAUSE = 1500; // milliseconds between two questions
const MOST_LINES = 2; // of the log that tell a turning point

export interface TurningPoint {
  number: number;
  lines: LogLine[]; // what happened
  player: string; // whose chance changed most
  before: number;
  after: number;
}

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null);
  problem = $state.raw<unknown>(null);
  /** Whose mistakes are shown; empty: everybody's. */
  player = $state("");

  // Getters, since a $derived would end with the part of the page that was the first to ask for the review.
  get review() {
    return this.answer?.review ?? null;
  }
  get chances(): Record<string, number[]> | null {
    if (this.review) return Object.fromEntries(this.review.players.map((player) => [player.name, player.win_chance]));
    return this.answer?.outline?.win_chance ?? null;
  }
  get turningPoints(): number[] {
    return this.review?.turning_points ?? this.answer?.outline?.turning_points ?? [];
  }
  get all(): DecisionReview[] {
    return (this.review?.decisions ?? []).filter((decision) => decision.class !== "fine");
  }
  get mistakes(): DecisionReview[] {
    return this.all.filter((mistake) => !this.player || mistake.player === this.player);
  }

  private chosen = false;
  private watching = 0;
  private timer = 0;

  constructor(readonly game: string) {}

  /** It is polled while someone watches; returns what ends the watching. */
  watch = (): (() => void) => {
    if (this.watching++ === 0) this.askAfter(0); // not at once: an effect that watches would start again with each answer
    return () => {
      if (--this.watching === 0) clearTimeout(this.timer);
    };
  };

  /** At first, players see their own mistakes. */
  chooseOwn(info: GameInfo): void {
    if (this.chosen) return;
    this.chosen = true;
    this.player = info.seats.find((seat) => seat.mine)?.name ?? "";
  }

  private askAfter(pause: number): void {
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  private async ask(): Promise<void> {
    if (this.review) return;
    try {
      this.answer = await api.review(this.game);
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
    const status = this.answer?.status;
    if (status === "ready" || status === "unavailable" || this.watching === 0) return;
    this.askAfter(PAUSE);
  }

  /** What was played or was better, in words. */
  said(notation: string): string {
    const line = this.answer?.choices[notation];
    return line ? say(line) : notation;
  }

  /** The tiles of a mistake with a tile, for the board. */
  tilesOf(mistake: DecisionReview): MarkedTile[] {
    return [mistake.action, mistake.best].flatMap((notation, i) => {
      const line = this.answer?.choices[notation];
      const tile = line?.key === "choice.place" ? line.values?.tile : null;
      return typeof tile === "string" ? [{ tile, best: i === 1 }] : [];
    });
  }

  /** The turning points in the order of the game, each with whom it moved most. */
  told(lines: readonly LogLine[]): TurningPoint[] {
    const chances = Object.entries(this.chances ?? {});
    return this.turningPoints.flatMap((number) => {
      const moved = chances.map(([player, course]) => ({
        player,
        before: course[number - 1] ?? 0,
        after: course[number] ?? 0,
      }));
      const most = moved.sort(
        (one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before),
      )[0];
      return most
        ? [
            {
              number,
              lines: lines.filter((line) => line.at === number && line.kind !== "turn_began").slice(0, MOST_LINES),
              ...most,
            },
          ]
        : [];
    });
  }

  /** The mistakes are marked in the log. */
  mark(): void {
    if (marks.game !== this.game) {
      marks.tiles = [];
      marks.step = null;
    }
    marks.game = this.game;
    marks.grades = Object.fromEntries(this.mistakes.map((mistake) => [mistake.number, mistake.class]));
  }
}

let last: Reviewing | null = null;

/** The review of a game; the last one asked for is kept. */
export function reviewOf(game: string): Reviewing {
  if (last?.game !== game) last = new Reviewing(game);
  return last;
}
