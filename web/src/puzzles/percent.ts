// Parts of the win as the language writes them.
import { decimal, percentage } from "../lib/i18n.svelte";

export const percent = (value: number) => percentage(value / 100, 1);

/** A chance, without decimals. */
export const wholePercent = (chance: number) => percentage(chance);

export const points = (value: number) => decimal(value);
