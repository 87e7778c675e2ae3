// A chain looks the way its edition defines, everywhere on the page.
import { describe, expect, it } from "vitest";
import type { ChainView, EditionInfo, LookInfo, PriceLine } from "../messages";
import { coloursOf, EMBLEMS, lookIn, lookOf, PATTERNS, patternId, skylineLevel } from "./chains";

const look: LookInfo = {
  colour: "#0e875a",
  ink: "#ffffff",
  letter: "D",
  pattern: "rings",
  emblem: "crown",
  hyphenated: "Dread-nought",
};
const edition = (name: string, chain: string, changes: Partial<LookInfo> = {}): EditionInfo => ({
  name,
  title: name,
  book: "",
  blurb: "",
  options: {},
  options_for_two: {},
  chains: [{ name: chain, tier: "cheap", look: { ...look, ...changes } }],
});

describe("a chain", () => {
  const editions = [
    edition("one", "Dreadnought"),
    edition("two", "Dreadnought", { colour: "#4957cb" }),
    edition("three", "Brig"),
  ];

  it("looks as the edition says", () => {
    expect(lookOf([editions[1]!], "Dreadnought").colour).toBe("#4957cb");
    expect(lookOf(editions, "Dreadnought").colour).toBe("#0e875a");
  });

  it("has no look where no edition knows it", () => {
    expect(lookIn(editions, "Anchor")).toBeUndefined();
    expect(() => lookOf(editions, "Anchor")).toThrow("Anchor");
  });

  it("gives its colours and its pattern", () => {
    expect(coloursOf(look)).toBe("--c: #0e875a; --ci: #ffffff");
    expect(patternId(look)).toBe("rings-ffffff");
  });

  it("is drawn with shapes that Python draws too", () => {
    expect(PATTERNS[look.pattern]?.path).toMatch(/^M/);
    expect(EMBLEMS[look.emblem]).toMatch(/^M/);
  });
});

describe("skylineLevel", () => {
  const sizes = [2, 3, 4, 5, 6, 11, 21, 31, 41];
  const prices: PriceLine[] = sizes.map((least, i) => ({
    price: 200 + 100 * i,
    sizes: [{ least, most: null }, null, null],
    bonuses: {},
  }));
  const at = (size: number) => skylineLevel({ size } as ChainView, prices);

  it("rises from nothing to five with each price step", () => {
    const levels = sizes.map(at);
    expect(levels[0]).toBe(0);
    expect(levels.at(-1)).toBe(5);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(at(10)).toBe(at(6));
  });

  it("is nothing before the card is there", () => {
    expect(skylineLevel({ size: 20 } as ChainView, [])).toBe(0);
  });
});
