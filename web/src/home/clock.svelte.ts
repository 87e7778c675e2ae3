// The clock chosen for a new game; what was entered for another kind of clock is kept while the dialog is open.
import type { ClockSetup } from "../messages";

export class ClockChoice {
  kind = $state<"none" | "live" | "days">("none");
  minutes = $state(15);
  increment = $state(10);
  days = $state(2);

  constructor(clock: ClockSetup | null) {
    this.kind = clock?.kind ?? "none";
    if (clock?.kind === "live") [this.minutes, this.increment] = [clock.seconds / 60, clock.increment];
    if (clock?.kind === "days") this.days = clock.days;
  }

  get setup(): ClockSetup | null {
    if (this.kind === "live")
      return { kind: "live", seconds: Math.round(this.minutes * 60), increment: this.increment };
    return this.kind === "days" ? { kind: "days", days: this.days } : null;
  }
}
