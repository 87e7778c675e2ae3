// What this browser remembers: look, sound, language, and the last game set up.
import type { Setup } from "../messages";

export interface Prefs {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notify: boolean;
  motion: boolean;
  language: string; // a code, or "auto": the browser's
  setup: Setup | null;
  bonuses: boolean; // in the stock table: show what the places are paid
}

const KEY = "mergemaker";
const DEFAULTS: Prefs = {
  theme: "auto",
  sound: true,
  notify: false,
  motion: true,
  language: "auto",
  setup: null,
  bonuses: innerWidth > 700,
};

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...DEFAULTS, ...stored() });

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export function change<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // a browser that keeps nothing still plays
  }
  dress();
}

/** The theme asked for, or the system's, is put on. */
export function dress(): void {
  const dark = prefs.theme === "dark" || (prefs.theme === "auto" && darkness.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export function isDark(): boolean {
  return document.documentElement.dataset.theme === "dark";
}

/** Whether things should move. */
export function moves(): boolean {
  return prefs.motion && !stillness.matches;
}

darkness.addEventListener("change", dress);
dress();
