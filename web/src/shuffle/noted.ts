// The commitments that this browser has seen before the end of a game: nobody can change them afterwards.
const KEY = "mergemaker-shuffles";
const MOST = 200;

function all(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

export function noted(game: string): string | null {
  return all().find(([id]) => id === game)?.[1] ?? null;
}

/** The first commitment that was seen of a game is kept. */
export function note(game: string, commitment: string): void {
  const before = all();
  if (before.some(([id]) => id === game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, [game, commitment]].slice(-MOST)));
  } catch {
    // the browser stores nothing: the commitment can still be written down
  }
}
