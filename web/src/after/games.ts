// The user's games in groups: what waits for them first.
import type { GameInfo } from "../messages";

export type Group = "my_turn" | "running" | "waiting" | "finished" | "records";
export const GROUPS: Group[] = ["my_turn", "running", "waiting", "finished", "records"];

const mine = (game: GameInfo) => game.seats.filter((seat) => seat.mine);

export function groupOf(game: GameInfo): Group {
  if (game.uploaded) return "records";
  if (game.status === "over") return "finished";
  if (game.status === "waiting") return "waiting";
  return game.my_turn ? "my_turn" : "running";
}

/** Everybody at the table but the user. */
export function opponentsIn(game: GameInfo): string[] {
  return game.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
}

/** The user's best place and money in a finished game; null where they did not play. */
export function myOutcome(game: GameInfo): { place: number; money: number; players: number } | null {
  const final = game.result?.final;
  const own = mine(game);
  if (!final || !own.length) return null;
  const money = Math.max(...own.map((seat) => final[seat.name] ?? 0));
  const all = Object.values(final);
  return { place: 1 + all.filter((other) => other > money).length, money, players: all.length };
}

export interface Filter {
  group: Group | "all" | "won";
  opponent: string; // "": any
}

export function chosen(games: readonly GameInfo[], { group, opponent }: Filter): GameInfo[] {
  return games.filter(
    (game) =>
      (group === "all" || (group === "won" ? myOutcome(game)?.place === 1 : groupOf(game) === group)) &&
      (!opponent || opponentsIn(game).includes(opponent)),
  );
}
