// Loaded where this browser is switched on: keeps it so, for the current user.
import { prefs } from "../lib/prefs.svelte";
import { notices } from "./api";
import { pushState, subscribe, subscription } from "./push";

/** Push services let subscriptions end without a word, and another person may have logged in. */
export async function renew(person = false): Promise<void> {
  if (!prefs.push || (await pushState()) === "denied") return;
  if (!person && (await subscription())?.endpoint === prefs.push) return;
  await subscribe((await notices.settings()).push_key).catch(() => {}); // the panel tells what is wrong
}
