// Notifying a player who is looking elsewhere that it is their turn.
import { prefs } from "./prefs.svelte";
import { sounds } from "./sound";

export function notifyTurn(text: string): void {
  sounds.turn();
  if (!prefs.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification("Mergemaker", { body: text, tag: "turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Asks the browser for permission to show notifications. */
export async function allowNotes(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
