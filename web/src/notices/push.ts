// Web Push in this browser: whether it can be had, and the subscription that the server writes to.
import type { Target } from "../messages";
import { ask } from "../lib/api";
import { language } from "../lib/i18n.svelte";
import { change } from "../lib/prefs.svelte";

export type PushState = "insecure" | "unsupported" | "denied" | "off" | "on";

/** What this browser can do, and whether it is subscribed. */
export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "off";
}

export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and subscribes; the server knows it afterwards. False: permission was not given. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = made.toJSON().keys ?? {};
  const body = { endpoint: made.endpoint, p256dh, auth, name: browserName(navigator.userAgent), language: language() };
  await ask<Target>("POST", "/api/notices/push", body);
  change("push", made.endpoint);
  return true;
}

/** Nothing more comes to this browser. */
export async function unsubscribe(): Promise<void> {
  change("push", "");
  await (await subscription())?.unsubscribe();
}

/** A name by which people know their browsers apart. */
export function browserName(agent: string): string {
  const browser = [
    ["Edg", "Edge"],
    ["OPR", "Opera"],
    ["Firefox"],
    ["SamsungBrowser", "Samsung Internet"],
    ["Chrome"],
    ["Safari"],
  ].find(([mark]) => agent.includes(mark!));
  const system = [
    ["iPhone"],
    ["iPad"],
    ["Android"],
    ["Windows"],
    ["Mac OS", "macOS"],
    ["CrOS", "ChromeOS"],
    ["Linux"],
  ].find(([mark]) => agent.includes(mark!));
  return [browser?.at(-1) ?? "Browser", system?.at(-1)].filter(Boolean).join(" · ");
}
