import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languages } from "virtual:languages";
import {
  LANGUAGES,
  language,
  list,
  loadLanguage,
  money,
  problemText,
  reasonText,
  say,
  t,
  tFallback,
} from "./i18n.svelte";
import { Refusal } from "./api";
import { prefs } from "./prefs.svelte";

const fetched = vi.fn((address: string) =>
  Promise.resolve(new Response(decodeURIComponent(address.split(",").slice(1).join(",")))),
);

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
});
afterEach(async () => {
  prefs.language = "en";
  await loadLanguage();
});

test("every language file is offered by its own name", () => {
  expect(LANGUAGES).toMatchObject({ en: "English", de: "Deutsch" });
});

test("a language is fetched when it is chosen, and English never", async () => {
  prefs.language = "en";
  await loadLanguage();
  expect(fetched).not.toHaveBeenCalled();
  prefs.language = "de";
  await loadLanguage();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(languages["de"]?.address);
  expect([language(), document.documentElement.lang, t("home.play"), money(1200), list(["a", "b"])]).toEqual([
    "de",
    "de",
    "Jetzt spielen",
    "$1.200",
    "a und b",
  ]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["xx", "en-GB"], "en"],
  [["xx"], "en"],
])("a browser that asks for %j gets %s", async (asked, code) => {
  vi.stubGlobal("navigator", { languages: asked });
  prefs.language = "auto";
  await loadLanguage();
  expect(language()).toBe(code);
});

test("a stored language that no longer exists falls back to the browser's", async () => {
  vi.stubGlobal("navigator", { languages: ["de"] });
  prefs.language = "tlh";
  await loadLanguage();
  expect(language()).toBe("de");
});

test("the server's lines and reasons are rendered in the page's language", async () => {
  const line = { key: "log.traded_cash", values: { player: "Ann", other: "Ben", dollars: 400 } };
  const refused = new Refusal("illegal", "…", { reason: "too_many_shares", rule: "P2", values: {} });
  expect(say(line)).toBe("Ann gets $400 from Ben.");
  expect(problemText(refused)).toBe("That is more than can be bought in a turn.");
  prefs.language = "de";
  await loadLanguage();
  expect(say(line)).toBe("Ann bekommt $400 von Ben.");
  expect(reasonText({ reason: "too_many_shares", rule: "P2", values: {} })).toBe(
    "Das ist mehr, als in einem Zug gekauft werden kann.",
  );
  expect([tFallback("rule.T4.title", "Dead tiles"), tFallback("rule.nowhere", "English")]).toEqual([
    "Tote Plättchen",
    "English",
  ]);
});

test("a failure that is not the server's says what it is", () => {
  expect(problemText(new Refusal("offline", "offline"))).toBe(t("offline.start"));
  expect(problemText(new Refusal("502", "Bad Gateway"))).toBe("Bad Gateway");
});
