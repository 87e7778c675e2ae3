// Phrases that several parts of the page use.
import type { ChatLine, LessonProgress, Line, SayPhrase, Side } from "../messages";
import { say, t } from "./i18n.svelte";

export type Phrase = SayPhrase["phrase"];
export const PHRASES: Phrase[] = ["hello", "luck", "thanks", "well_played", "oops", "moment", "your_turn", "good_game"];

/** A chat message; a quick phrase in the reader's language. */
export const chatText = (line: ChatLine): string => (line.phrase ? t(`phrase.${line.phrase}`) : line.text);

/** One side of a trade in words. */
export function sideText(side: Side): string {
  const things: Line[] = Object.entries(side.shares ?? {})
    .filter(([, count]) => count > 0)
    .map(([chain, n]) => ({ key: "shares.of", values: { n, chain } }));
  if (side.cash) things.push({ key: "cash", values: { dollars: side.cash } });
  return things.length ? t("side", { things }) : t("nothing");
}

/** The bonuses added up in a payment. */
export function ranksText(ranks: readonly string[], tied: number): string {
  const names = ranks.map((rank) => ({ key: `rank.${rank}` }));
  return say(
    tied > 1 ? { key: "ranks.shared", values: { ranks: names, n: tied } } : { key: "ranks", values: { ranks: names } },
  );
}

/** The step that a learner is at in a lesson. */
export function progressText({ taken, steps }: LessonProgress): string {
  return t("row.lesson", { n: Math.min(taken + 1, steps), of: steps });
}

/** A clock's seconds as minutes and seconds, or hours or days. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400)
    return t("time.days", { n: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const tail = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
