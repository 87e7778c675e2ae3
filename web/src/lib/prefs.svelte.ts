// What this browser remembers: theme, sound, language, and the last setup.
import type { Setup } from "../messages";

export type BotSpeed = NonNullable<Setup["bot_speed"]>;

export interface Prefs {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notify: boolean;
  push: string; // the endpoint of this browser's push subscription, if it is switched on
  motion: boolean;
  language: string; // a code, or "auto": the browser's
  setup: Setup | null;
  botSpeed: BotSpeed;
  bonuses: boolean; // in the stock table: show what the places are paid
  squares: boolean; // on the board: show what each empty square would do
  teacher: number; // against bots: from how many points on the teacher asks; 0: never
  ledger: boolean; // in the stock table: show hidden holdings as the log tells them
}

const KEY = "mergemaker";
const DEFAULTS: Prefs = {
  theme: "auto",
  sound: true,
  notify: false,
  push: "",
  motion: true,
  language: "auto",
  setup: null,
  botSpeed: "calm",
  bonuses: innerWidth > 700,
  squares: false,
  teacher: 0,
  ledger: false,
};

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...DEFAULTS, ...stored() });

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function change<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // the game is playable in a browser that stores nothing
  }
  applyTheme();
}

/** Applies the chosen theme, or the system's. */
export function applyTheme(): void {
  const dark = prefs.theme === "dark" || (prefs.theme === "auto" && systemDark.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export function isDark(): boolean {
  return document.documentElement.dataset.theme === "dark";
}

/** Whether animations are wanted. */
export function motionAllowed(): boolean {
  return prefs.motion && !reducedMotion.matches;
}

systemDark.addEventListener("change", applyTheme);
applyTheme();
