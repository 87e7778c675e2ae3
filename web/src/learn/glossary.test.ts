import { expect, test } from "vitest";
import "./words";
import { type Term, glossed } from "./glossary";

const terms = (text: string) => glossed(text).flatMap(({ text, term }) => (term ? [[text, term]] : []));

test("a term is found in any of its forms, in either case", () => {
  expect(terms("Mergers pay bonuses; a chain is taken over.")).toEqual([
    ["Mergers", "merger"],
    ["bonuses", "bonus"],
    ["chain", "chain"],
    ["taken over", "acquired"],
  ]);
});

test("a term is marked once in a text, and not inside other words", () => {
  expect(terms("Shares and shares: marketing is unsafe.")).toEqual([["Shares", "share"]]);
});

test("the longest form wins", () => {
  expect(terms("a hotel chain")).toEqual([["hotel chain", "chain"]]);
});

test("a term that was explained in a text before is not explained again", () => {
  const explained = new Set<Term>();
  glossed("a chain", explained);
  expect(glossed("chains and shares", explained).map((piece) => piece.term)).toEqual([null, "share"]);
});

test("no letter of the text is lost", () => {
  const text = "A tile that joins two chains merges them: the larger survives.";
  expect(
    glossed(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(glossed("")).toEqual([]);
});
