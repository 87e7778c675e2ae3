// The service worker: shows what the server pushes, and opens the game when that is clicked. It caches nothing.
/// <reference lib="webworker" />
interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data!.json() as Pushed;
  const options = { body, tag, renotify: true, icon: "/icon.png", badge: "/icon.png", data: url };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/** The page at that path: a window that shows it, another one of ours, or a new one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
