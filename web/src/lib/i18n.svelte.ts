// Sentences by key, in the player's language. English is built in; other languages are fetched when chosen.
import { english, languages } from "virtual:languages";
import type { Line, Reason } from "../messages";
import { Refusal } from "./api";
import { type Language, Speaker, type Values } from "./message";
import { prefs } from "./prefs.svelte";

export type Key = keyof (typeof import("../../../src/mergemaker/words/en.json"))["messages"];

/** Every language by its code, with its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(languages).map(([code, { name }]) => [code, name]),
);

const ENGLISH = new Speaker("en", english);
let speaker = $state.raw(ENGLISH);

/** Further English messages, which came with the part of the page that needs them. */
export function addEnglish(messages: Record<string, string>): void {
  ENGLISH.add(messages);
}

export function language(): string {
  return speaker.code;
}

/** Switches to the chosen language, or to the first of the browser's that we have. */
export async function loadLanguage(): Promise<void> {
  const wanted = prefs.language in languages ? prefs.language : preferred();
  speaker = wanted === "en" ? ENGLISH : new Speaker(wanted, await fetched(wanted), ENGLISH);
  document.documentElement.lang = wanted;
}

function preferred(): string {
  const asked = navigator.languages.flatMap((code) => [code, code.split("-")[0] ?? ""]);
  return asked.find((code) => code in languages) ?? "en";
}

async function fetched(code: string): Promise<Language> {
  const reply = await fetch(languages[code]!.address);
  return (await reply.json()) as Language;
}

/** The message of a key, with its values. */
export function t(key: Key, values: Values = {}): string {
  return speaker.text(key, values);
}

/** A line that the server sent. */
export function say(line: Line): string {
  return speaker.text(line.key, line.values);
}

/** A text that the server has in English (a rule, an edition, a bot), translated if this language has it. */
export function tFallback(key: string, english: string): string {
  return speaker.has(key) ? speaker.text(key) : english;
}

/** A text as a sentence of its own: with a capital, and a full stop where it has no end. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!…]$/.test(text) ? "" : ".");
}

/** Why something is not possible, as a sentence in the language of the page. */
export function reasonText({ reason, values }: Reason): string {
  return asSentence(speaker.text(`reason.${reason}`, values));
}

/** Why a request failed, in the language of the page. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  if (error.code === "offline") return t("offline.start");
  return error.why ? reasonText(error.why) : error.message;
}

export function money(dollars: number): string {
  return speaker.money(dollars);
}

export function number(value: number): string {
  return speaker.digits(value);
}

/** With so many decimals. */
export function decimal(value: number, places = 1): string {
  return speaker.decimal(value, places);
}

/** A part of 1. */
export function percentage(share: number, places = 0): string {
  return speaker.percent(share, places);
}

/** Whole hundreds for narrow columns: 7,400 is 7.4k. */
export function thousands(value: number): string {
  return value < 1000 ? number(value) : `${number(value / 1000)}k`;
}

export function list(items: readonly string[]): string {
  return speaker.list(items);
}

export function when(seconds: number): string {
  return new Intl.DateTimeFormat(speaker.code, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** A day: its day of the week and its date. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(speaker.code, { weekday: "short", day: "numeric", month: "short" }).format(
    seconds * 1000,
  );
}

/** A point in time of the coming days: its day of the week, its date and the time. */
export function deadline(seconds: number): string {
  const parts = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(speaker.code, parts).format(seconds * 1000);
}
