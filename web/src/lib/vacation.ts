// When people are away: in words, and from the days that a person picks.
import type { GameInfo, NewVacation, Vacation } from "../messages";
import { day, t } from "./i18n.svelte";

const DAY = 86_400_000;

/** A vacation as others read it. */
export function vacationText({ since, until }: Vacation, now = Date.now()): string {
  return since * 1000 <= now
    ? t("vacation.until", { when: day(until - 1) })
    : t("vacation.from_to", { from: day(since), to: day(until - 1) });
}

/** That another, who is to act, is away just now; null if nobody is. */
export function awayText(game: GameInfo, now = Date.now()): string | null {
  const vacation = game.seats.find((seat) => seat.name === game.to_act && !seat.mine)?.vacation;
  return vacation && vacation.since * 1000 <= now ? vacationText(vacation, now) : null;
}

/** The value of a date field, a number of days from now. */
export function dateField(days: number, now = Date.now()): string {
  const date = new Date(now + days * DAY);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** From the beginning of one day, or now, to the end of another, where the person is. */
export function wholeDays(first: string, last: string, now = Date.now()): NewVacation {
  const midnight = (date: string, more: number) => {
    const [year = 0, month = 1, of = 1] = date.split("-").map(Number);
    return new Date(year, month - 1, of + more).getTime();
  };
  return { since: Math.max(midnight(first, 0), now) / 1000, until: midnight(last, 1) / 1000 };
}
