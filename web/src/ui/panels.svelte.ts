// Panels that any part of the page may open.
export const panels = $state<{
  rules: string | null;
  edition: string | null; // the one in play
  bonuses: string | null; // as they are paid in play
  settings: boolean;
  notices: boolean;
  keys: boolean;
  shuffle: boolean;
  orders: { chain?: string } | null; // the viewer's conditional orders, perhaps about a chain
  talk: { unread: number; open: () => void } | null; // a chat with lines that have not been read
}>({
  rules: null,
  edition: null,
  bonuses: null,
  settings: false,
  notices: false,
  keys: false,
  shuffle: false,
  orders: null,
  talk: null,
});

/** Opens the rules, at the given rule if there is one. */
export function openRules(rule = ""): void {
  panels.rules = rule;
}
