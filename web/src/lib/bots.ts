// The names of bots, as people read them.
import { t, tFallback } from "./i18n.svelte";

const dial = (level: string) => /^dial-(\d+)$/.exec(level)?.[1];

/** A bot's name; one of a strength of its own is named by it. */
export function botName(level: string): string {
  const strength = dial(level);
  return strength ? t("bot.dial", { n: Number(strength) }) : tFallback(`bot.${level}`, level);
}

/** What a bot is, in a sentence; in English it comes with the bot. */
export function botText(level: string, sentence: string): string {
  return dial(level) ? t("bot.dial.text") : tFallback(`bot.${level}.text`, sentence);
}
