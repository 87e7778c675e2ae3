// Patches as the server makes them: tests/room/test_patch.py has the same cases.
import { expect, test } from "vitest";
import { patched } from "./patch";

test.each([
  ["nothing", { a: 1 }, {}, { a: 1 }],
  ["a value", { a: 1, b: "x" }, { a: null }, { a: null, b: "x" }],
  ["a part of a part", { part: { a: 1, b: 2 } }, { part: { b: 3 } }, { part: { a: 1, b: 3 } }],
  ["a new part", { part: null }, { part: [{ a: 1 }] }, { part: { a: 1 } }],
  [
    "keys that come and go",
    { board: { "1A": null, "2A": null } },
    { board: { "1A": [], "2A": "Tower", "3A": null } },
    { board: { "2A": "Tower", "3A": null } },
  ],
  ["an item of a list", { parts: [{ a: 1 }, { a: 2 }] }, { parts: { 1: { a: 3 } } }, { parts: [{ a: 1 }, { a: 3 }] }],
  ["a whole list", { words: ["a", "b"] }, { words: [[]] }, { words: [] }],
])("%s changes", (_, old, patch, made) => {
  expect(patched<unknown>(old, patch)).toEqual(made);
});

test("what does not change stays the same object, and the old one stays as it was", () => {
  const old = { left: { a: 1 }, right: [{ b: 1 }, { b: 2 }] };
  const made = patched(old, { right: { 0: { b: 5 } } });
  expect(made.left).toBe(old.left);
  expect(made.right[1]).toBe(old.right[1]);
  expect(old.right[0]).toEqual({ b: 1 });
});

test("a player may have any name", () => {
  const old = JSON.parse('{"worth": {"__proto__": 1}}') as unknown;
  const made = patched(old, JSON.parse('{"worth": {"__proto__": 2}}'));
  expect(JSON.stringify(made)).toBe('{"worth":{"__proto__":2}}');
});
