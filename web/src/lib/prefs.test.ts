// What this browser remembers.
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** Reloads the page in a browser that prefers a dark theme and reduced motion, or does not. */
async function load({ dark = false, still = false } = {}): Promise<typeof import("./prefs.svelte")> {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("dark") ? dark : still,
    addEventListener: () => {},
  }));
  return await import("./prefs.svelte");
}

test("changes survive a reload, the rest keeps its default", async () => {
  const first = await load();
  expect(first.prefs.sound).toBe(true);
  first.change("sound", false);
  vi.resetModules();
  const again = await load();
  expect(again.prefs.sound).toBe(false);
  expect(again.prefs.theme).toBe("auto");
});

test("unreadable preferences are ignored", async () => {
  localStorage.setItem("mergemaker", "{half");
  expect((await load()).prefs.sound).toBe(true);
});

test("a browser that stores nothing can still be played in", async () => {
  const { change, prefs } = await load();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  change("sound", false);
  expect(prefs.sound).toBe(false);
});

test("the theme is the system's unless one is chosen", async () => {
  const { change, isDark } = await load({ dark: true });
  expect(isDark()).toBe(true);
  change("theme", "light");
  expect(isDark()).toBe(false);
  change("theme", "dark");
  expect(isDark()).toBe(true);
});

test("animations can be switched off here or in the system", async () => {
  expect((await load({ still: true })).motionAllowed()).toBe(false);
  vi.resetModules();
  const { change, motionAllowed } = await load();
  expect(motionAllowed()).toBe(true);
  change("motion", false);
  expect(motionAllowed()).toBe(false);
});
