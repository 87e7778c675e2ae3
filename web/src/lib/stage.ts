// Animation and sound for facts. Nothing here delays play.
import type { LoggedFact } from "../messages";
import { motionAllowed } from "./prefs.svelte";
import { sounds } from "./sound";

function box(selector: string): DOMRect | null {
  const element = document.querySelector(selector);
  const found = element?.getBoundingClientRect();
  return found && found.width ? found : null;
}

/** Animates a tile from the hand or the player's row to its square. */
export function flyTile(tile: string, player: string, from: DOMRect | null): void {
  if (!motionAllowed() || document.hidden) return;
  const target = box(`[data-tile="${tile}"]`);
  const source = from ?? box(`[data-player="${CSS.escape(player)}"] .name`);
  if (!target || !source) return;
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.textContent = tile;
  flyer.setAttribute("aria-hidden", "true");
  const { style } = flyer;
  [style.left, style.top, style.width, style.height] = [
    `${target.left}px`,
    `${target.top}px`,
    `${target.width}px`,
    `${target.height}px`,
  ];
  document.body.append(flyer);
  const x = source.left + source.width / 2 - target.left - target.width / 2;
  const y = source.top + source.height / 2 - target.top - target.height / 2;
  const flight = flyer.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.7) rotate(-8deg)`, opacity: 0.6 },
      { transform: `translate(${x * 0.35}px, ${y * 0.35 - 30}px) scale(1.35) rotate(4deg)`, opacity: 1, offset: 0.65 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 340, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" },
  );
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

export function ownTile(tile: string): DOMRect | null {
  return box(`[data-hand="${tile}"]`);
}

/** Plays the one sound that fits these facts best. */
export function ring(facts: readonly LoggedFact[]): void {
  const kinds = new Set(facts.map((fact) => fact.type));
  if (kinds.has("game_ended")) sounds.end();
  else if (kinds.has("merger_began")) sounds.merge();
  else if (kinds.has("chain_founded")) sounds.found();
  else if (kinds.has("bonus_paid") || kinds.has("shares_sold")) sounds.coins();
  else if (kinds.has("tile_placed")) {
    sounds.tile();
    if (kinds.has("chain_grew")) sounds.grow();
  } else if (kinds.has("shares_bought")) sounds.buy();
}
