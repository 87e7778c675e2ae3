// Parts of the win, with one decimal, as the language writes them.
import { language } from "../lib/i18n.svelte";

const one = { maximumFractionDigits: 1 };

export function percent(value: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", ...one }).format(value / 100);
}

export function points(value: number): string {
  return new Intl.NumberFormat(language(), one).format(value);
}
