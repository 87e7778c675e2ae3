// Parts of the win as the language writes them.
import { language } from "../lib/i18n.svelte";

const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function percent(value: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", ...one }).format(value / 100);
}

/** A chance, without decimals. */
export function wholePercent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(chance);
}

export function points(value: number): string {
  return new Intl.NumberFormat(language(), one).format(value);
}
