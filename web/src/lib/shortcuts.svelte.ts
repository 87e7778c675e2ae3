// Keyboard shortcuts: which key presses are any, and which component has them.

/** What a component does at a key, a letter in lower case; true: it was for this component, and nobody else is asked. */
export type Shortcuts = (key: string, event: KeyboardEvent) => boolean;

const asked: Shortcuts[] = []; // in the order of the components: what surrounds others, or was there first, comes first
let clicked: Element | null = null; // the button that was clicked with a pointer, until the keyboard is used to move on

/** The keys of a component while it is there. It is asked before what surrounds it, and before what was there earlier. */
export function takeKeys(shortcuts: Shortcuts): void {
  // before the effects of what it surrounds, unlike onMount
  $effect.pre(() => {
    asked.push(shortcuts);
    return () => asked.splice(asked.indexOf(shortcuts), 1);
  });
}

/** The key, if it may be a shortcut: not what types, belongs to the browser, or has been used by what has the focus. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target.closest("input, textarea, select, dialog")) return null;
  // Enter presses the button that has the focus; but who clicked it has the pointer for that, and confirms with Enter.
  const pressed = event.key === "Enter" ? target.closest("button, a, summary") : null;
  if (pressed && pressed !== clicked) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Whether a key was pressed on a square of the board, where Enter is about that square. */
export const onSquare = (event: KeyboardEvent): boolean =>
  (event.target as Element).closest("[role=gridcell]") !== null;

/** Asks the components for whom a key is. Where it is for none, it does what it does without shortcuts. */
export function pressKey(event: KeyboardEvent): void {
  if (event.key === "Tab") clicked = null;
  const key = shortcutOf(event);
  if (key !== null && asked.findLast((shortcuts) => shortcuts(key, event))) event.preventDefault();
}

/** Notes which button a pointer has clicked; a click that a key has made has no detail. */
export function noteClick(event: MouseEvent): void {
  clicked = event.detail > 0 ? (event.target as Element).closest("button") : null;
}
