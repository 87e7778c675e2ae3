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

/** Players who left or ran out of time: they are last, whatever the bot made of their seat. */
export function leaversOf(game: GameInfo): string[] {
  return game.seats.filter((seat) => seat.away || seat.out_of_time).map((seat) => seat.name);
}

/** Everybody's money at the end, the most first; those who left come last. */
export function finalOrder(game: GameInfo): [name: string, money: number][] {
  const left = leaversOf(game);
  const late = (name: string) => Number(left.includes(name));
  return Object.entries(game.result?.final ?? {}).sort(([a, more], [b, less]) => late(a) - late(b) || less - more);
}

/** Who has the most money of those who stayed; nobody if all left. */
export function winnersOf(game: GameInfo): string[] {
  const left = leaversOf(game);
  const stayed = finalOrder(game).filter(([name]) => !left.includes(name));
  return stayed.filter(([, money]) => money === stayed[0]?.[1]).map(([name]) => name);
}

/** The user's best place and money in a finished game; null where they did not play. */
export function myOutcome(game: GameInfo): { place: number; money: number; players: number } | null {
  const final = game.result?.final;
  const own = mine(game).map((seat) => seat.name);
  if (!final || !own.length) return null;
  const left = leaversOf(game);
  const stayed = own.filter((name) => !left.includes(name));
  const money = Math.max(...(stayed.length ? stayed : own).map((name) => final[name] ?? 0));
  const players = Object.keys(final).length;
  if (!stayed.length) return { place: players, money, players };
  const ahead = Object.entries(final).filter(([name, other]) => other > money && !left.includes(name));
  return { place: 1 + ahead.length, money, players };
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
