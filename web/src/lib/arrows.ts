// Radio buttons and tabs of our own: one tab stop for all of them, and arrow keys between them.
const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** An arrow key goes from one to the next and chooses it, round and round. Tabs lie side by side, and leave up and down alone. */
export function chooseByArrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const { currentTarget: from, key } = event;
  const by = STEPS[key];
  if (!by || (from.role === "tab" && /Up|Down/.test(key))) return;
  event.preventDefault();
  const all = [...(from.parentElement?.children ?? [])] as HTMLElement[];
  const next = all[(all.indexOf(from) + by + all.length) % all.length];
  next?.focus();
  next?.click();
}
