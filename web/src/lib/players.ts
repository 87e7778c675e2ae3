// What a view shows of a player.
import type { Line, PlayerView, Side, View } from "../messages";

export function playerOf(view: View, name: string | null): PlayerView | undefined {
  return view.players.find((player) => player.name === name);
}

/** The shares of a chain that a player is seen to hold. */
export function sharesOf(view: View, name: string | null, chain: string): number {
  return playerOf(view, name)?.shares?.[chain] ?? 0;
}

/** The tiles of a player; none where only their number is shown. */
export function tilesOf(view: View, name: string | null): string[] {
  const tiles = playerOf(view, name)?.tiles;
  return Array.isArray(tiles) ? tiles : [];
}

/** Whether a player is seen to have all that a side of a trade asks for. */
export function canGive(view: View, name: string | null, { cash = 0, shares = {} }: Side): boolean {
  const enough = Object.entries(shares).every(([chain, count]) => count <= sharesOf(view, name, chain));
  return enough && cash <= (playerOf(view, name)?.cash ?? 0);
}

/** What a player has of all that they are seen to have too little of for a side of a trade; of what is hidden, nothing. */
export function lacking(player: PlayerView | undefined, { cash = 0, shares = {} }: Side): Line[] {
  const { cash: most = null, shares: held = null } = player ?? {};
  const few = Object.entries(held ? shares : {})
    .map(([chain, count]) => ({ chain, count, n: held?.[chain] ?? 0 }))
    .filter(({ count, n }) => count > n)
    .map(({ chain, n }): Line => ({ key: "shares.of", values: { n, chain } }));
  return most !== null && cash > most ? [...few, { key: "cash", values: { dollars: most } }] : few;
}

/** Their first names, where nobody else has the same one. */
export function shortNames(names: readonly string[]): string[] {
  const first = (name: string) => name.split(" ")[0] ?? name;
  return names.map((name) => (names.filter((other) => first(other) === first(name)).length > 1 ? name : first(name)));
}
