// What the others have done since a player's last turn, drawn together from the facts.
import type { LoggedFact } from "../messages";

export interface Move {
  player: string;
  tiles: string[];
  founded: string[];
  merged: string[];
  bought: { chain: string; count: number }[];
}

/** One move for each of the others, in the order of their turns; in the viewer's own turn, those since the one before. */
export function movesSince(facts: readonly LoggedFact[], viewer: string): Move[] {
  const turn = facts.findLastIndex((fact) => fact.type === "turn_began");
  const before = facts[turn]?.player === viewer ? facts.slice(0, turn) : facts;
  const last = before.findLastIndex((fact) => fact.type === "turn_began" && fact.player === viewer);
  const moves: Move[] = [];
  for (const fact of facts.slice(last + 1)) {
    if (!fact.player || fact.player === viewer) continue;
    let move = moves.find((one) => one.player === fact.player);
    if (!move) {
      move = { player: fact.player, tiles: [], founded: [], merged: [], bought: [] };
      moves.push(move);
    }
    if (fact.type === "tile_placed" && fact.tile) move.tiles.push(fact.tile);
    else if (fact.type === "chain_founded" && fact.chain) move.founded.push(fact.chain);
    else if (fact.type === "merger_began") move.merged.push(...(fact.chains ?? []));
    else if ((fact.type === "shares_bought" || fact.type === "shares_taken") && fact.chain) {
      const same = move.bought.find((one) => one.chain === fact.chain);
      if (same) same.count += fact.count ?? 0;
      else move.bought.push({ chain: fact.chain, count: fact.count ?? 0 });
    }
  }
  return moves.filter((move) => move.tiles.length || move.bought.length);
}
