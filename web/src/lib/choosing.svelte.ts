// A tile of the viewer's hand being chosen: looked at, chosen, and placed when it is chosen again.

export interface Choice {
  hand: () => readonly string[];
  playable: () => ReadonlySet<string>;
  place: (tile: string) => void;
}

export class Choosing {
  chosen = $state<string | null>(null);
  peeked = $state<string | null>(null);

  constructor(private readonly from: Choice) {
    $effect(() => {
      const hand = from.hand();
      if (this.chosen && !hand.includes(this.chosen)) this.chosen = null;
      if (this.peeked && !hand.includes(this.peeked)) this.peeked = null;
    });
  }

  /** A preview stays when the pointer leaves: without it, the page would move under the pointer. */
  peek = (tile: string | null): void => {
    if (tile) this.peeked = tile;
  };

  /** The tile is chosen; if it was, it is placed. */
  choose = (tile: string | null): void => {
    if (tile && tile === this.chosen && this.from.playable().has(tile)) this.place(tile);
    else this.mark(tile);
  };

  mark(tile: string | null): void {
    this.chosen = tile;
    this.peek(tile);
  }

  place(tile: string): void {
    this.from.place(tile);
    this.clear();
  }

  clear(): void {
    this.chosen = this.peeked = null;
  }
}
