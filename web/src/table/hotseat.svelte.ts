// Several people at one screen: whoever is to act sees their hand after uncovering it.
import type { BegunGame } from "../lib/game.svelte";

export class Hotseat {
  private uncovered = $state<number | null>(null);
  readonly shared = $derived.by(() => this.game.info.my_seats.length > 1);
  /** The seat at this screen that is to act. */
  readonly next = $derived.by(
    () => this.game.info.seats.find((seat) => seat.name === this.game.view.to_act && seat.mine)?.seat ?? null,
  );
  readonly covered = $derived.by(
    () =>
      this.shared &&
      this.live() &&
      this.game.info.status === "playing" &&
      this.next !== null &&
      this.uncovered !== this.next,
  );
  /** What a player alone may know is still there, and must not be seen. */
  readonly secret = $derived.by(() => this.covered && this.game.seat !== null);
  readonly handShown = $derived.by(
    () =>
      !this.shared ||
      (this.uncovered !== null && this.game.seat === this.uncovered) ||
      this.game.info.status === "over",
  );

  constructor(
    private readonly game: BegunGame,
    private readonly live: () => boolean,
  ) {
    $effect(() => {
      if (!this.covered) return;
      this.uncovered = null;
      if (game.seat !== null) game.look(null);
    });
  }

  uncover = (): void => {
    this.uncovered = this.next;
    this.game.look(this.next);
  };
}
