// Sentences by key, in the player's language. English is always there; others are loaded when asked for.
import { en, type Messages } from "../text/en";
import germanRules from "../text/rules.de.json";
import { Refusal } from "./api";
import { prefs } from "./prefs.svelte";

export type Key = keyof Messages;
export type Values = Record<string, string | number>;
export type Language = "en" | "de";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch" };

let messages = $state.raw<Messages>(en);
let current = $state<Language>("en");

/** What the server says in English, in other languages: rules, reasons, house rules, bots. */
let served = $state.raw<Record<string, string>>({});

export function language(): Language {
  return current;
}

/** The language asked for, or the browser's, is spoken from now on. */
export async function speak(): Promise<void> {
  const wanted = prefs.language === "auto" ? (navigator.language.startsWith("de") ? "de" : "en") : prefs.language;
  if (wanted === "de") {
    const [{ de }, rules] = await Promise.all([import("../text/de"), fetch(germanRules)]);
    messages = de;
    served = (await rules.json()) as Record<string, string>;
  } else {
    messages = en;
    served = {};
  }
  current = wanted;
  document.documentElement.lang = wanted;
}

/** `{name}` stands for a value; `{n|share|shares}` for a word by the number. */
export function t(key: Key, values: Values = {}): string {
  return fill(messages[key], values);
}

/** The sentence of a key that may be missing: what the server says serves instead. */
export function tOr(key: string, otherwise: string, values: Values = {}): string {
  const text = served[key] ?? (messages as unknown as Record<string, string>)[key];
  return text ? fill(text, values) : otherwise;
}

/** Why something is not possible, in the language of the page. */
export function reasonText(sentence: string, code = ""): string {
  const why = sentence.split(" is not possible: ").at(-1) ?? sentence;
  return tOr(`reason.${why}`, tOr(`refusal.${code}`, sentence));
}

/** Why a request failed, in the language of the page. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  return error.code === "offline" ? t("offline.start") : reasonText(error.message, error.code);
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = values[name] ?? "";
    return one === undefined ? String(value) : value === 1 ? one : (many ?? "");
  });
}

export function money(dollars: number): string {
  return `${dollars < 0 ? "−" : ""}$${number(Math.abs(dollars))}`;
}

export function number(value: number): string {
  return new Intl.NumberFormat(current).format(value);
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(current).format(items);
}

export function when(seconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
