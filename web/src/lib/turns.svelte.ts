// The user's unfinished games, asked for from time to time: which of them wait for a move.
import type { GameInfo } from "../messages";
import { api } from "./api";
import { here } from "./route.svelte";
import { session } from "./session.svelte";

const EVERY = 10_000; // milliseconds, while the page is seen

let games = $state.raw<GameInfo[]>([]);
let played = $state<boolean | null>(null);

/** The user's games that are not over: those that wait for a move first, the most urgent of them before the others. */
export function unfinished(): GameInfo[] {
  return games;
}

/** Whether the user has a game, finished or not; null while that is not known. */
export function hasPlayed(): boolean | null {
  return played;
}

/** The games that wait for the user's move, except the one on the screen. */
export function waiting(): GameInfo[] {
  const route = here();
  return games.filter((game) => game.my_turn && !(route.page === "game" && route.id === game.id));
}

/** A title of the page with the number of games that wait. */
export function counted(title: string): string {
  const n = waiting().length;
  return n ? `(${n}) ${title}` : title;
}

export function inOrder(found: GameInfo[]): GameInfo[] {
  const urgency = (game: GameInfo) => (game.my_turn ? (game.deadline ?? Number.MAX_SAFE_INTEGER) : Infinity);
  return found
    .filter((game) => game.status !== "over")
    .sort((a, b) => (urgency(a) === urgency(b) ? 0 : urgency(a) - urgency(b)));
}

export async function refreshTurns(): Promise<void> {
  if (!session.me?.user) {
    games = [];
    played = session.me ? false : null;
    return;
  }
  try {
    const found = (await api.mine()).games;
    games = inOrder(found);
    played = found.length > 0;
  } catch {
    // the last known ones stay until the server answers again
  }
}

/** Keeps the list up to date until the returned function is called. */
export function watchTurns(): () => void {
  const look = () => {
    if (!document.hidden) void refreshTurns();
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
