// Asking again when there is news, but not at every event of a lively table.
export interface Paced {
  news: () => void;
  end: () => void;
}

/** What is asked at once when there is news, then again only when there is more, an answer and a pause later. `ask` says whether to ask again in any case. */
export function paced(ask: () => Promise<boolean>, pause: number): Paced {
  let [busy, more, ended] = [false, false, false];
  let timer: ReturnType<typeof setTimeout>;

  async function turn(): Promise<void> {
    busy = true;
    more = false;
    const again = await ask();
    if (ended) return;
    timer = setTimeout(() => {
      busy = false;
      if (more || again) void turn();
    }, pause);
  }
  return {
    news: () => {
      more = true;
      if (!busy) void turn();
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}
