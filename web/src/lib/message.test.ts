import { expect, test } from "vitest";
import { type Language, Speaker, type Values, parse } from "./message";
import cases from "../../../tests/words/cases.json" with { type: "json" };
import numbers from "../../../tests/words/numbers.json" with { type: "json" };
import de from "../../../src/mergemaker/words/de.json" with { type: "json" };
import en from "../../../src/mergemaker/words/en.json" with { type: "json" };

const LANGUAGES: Record<string, Language> = { de, en };

// tests/words/test_message.py holds the server's and the terminal's renderer to the same table.
test.each(cases)("$language: $text says $says", ({ language, text, values, says }) => {
  const messages = { nested: "{n, plural, one {# share} other {# shares}} of {chain}", under_test: text };
  const speaker = new Speaker(language, { ...LANGUAGES[language]!, messages });
  expect(speaker.text("under_test", values as unknown as Values)).toBe(says);
});

test.each([
  "{",
  "}",
  "{}",
  "{a b}",
  "{n, plural}",
  "{n, plural, one {x}}",
  "{n, plural, other {x}",
  "{n, number}",
  "{n, select, other x}",
])("%s is not well written", (text) => {
  expect(() => parse(text)).toThrow(/character/);
});

test("a missing value, list or message is an error", () => {
  const speaker = new Speaker("en", { ...en, messages: { a: "{n}", b: "{n, list, nor}" } });
  expect(() => speaker.text("a")).toThrow("the value n");
  expect(() => speaker.text("b", { n: [] })).toThrow("nor");
  expect(() => speaker.text("c")).toThrow("no message");
});

test("English is the fallback", () => {
  const english = new Speaker("en", { ...en, messages: { a: "{n, plural, one {one} other {many}}", b: "b" } });
  const polish = new Speaker(
    "pl",
    { ...en, messages: { a: "{n, plural, one {jeden} few {kilka} other {wiele}}" } },
    english,
  );
  expect([1, 3, 5].map((n) => polish.text("a", { n }))).toEqual(["jeden", "kilka", "wiele"]);
  expect(polish.text("b")).toBe("b");
});

test("decimals follow the language's format", () => {
  expect(new Speaker("de", de).digits(-1234.5)).toBe("−1.234,5");
});

test.each(numbers)("$language: $number with $places decimals", ({ language, number, places, decimal, percent }) => {
  const speaker = new Speaker(language, LANGUAGES[language]!);
  expect(speaker.decimal(number, places)).toBe(decimal);
  expect(speaker.percent(number, places)).toBe(percent);
});
