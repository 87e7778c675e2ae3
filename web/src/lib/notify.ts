// Telling a player whose eyes are elsewhere that it is their move.
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

/** The browser is asked whether notifications may be shown. */
export async function allowNotes(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
