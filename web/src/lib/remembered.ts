// What this browser remembers of each game; of games long past it forgets.
const MOST = 200;

export class Remembered<Value> {
  constructor(private readonly key: string) {}

  of(game: string): Value | null {
    return this.all().find(([id]) => id === game)?.[1] ?? null;
  }

  /** The value replaces an earlier one. */
  keep(game: string, value: Value): void {
    const others = this.all().filter(([id]) => id !== game);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [game, value]].slice(-MOST)));
    } catch {
      // the browser stores nothing: it is known until the page is left
    }
  }

  private all(): [string, Value][] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]") as [string, Value][];
    } catch {
      return [];
    }
  }
}
