// The squares of the board.
import { expect, test } from "vitest";
import { placeOf, tileAt, TILES } from "./tiles";

test("there are 108, row by row, each once", () => {
  expect(TILES).toHaveLength(108);
  expect(new Set(TILES).size).toBe(108);
  expect([TILES[0], TILES[11], TILES[12], TILES[107]]).toEqual(["1A", "12A", "1B", "12I"]);
});

test("names and squares convert both ways", () => {
  for (const tile of TILES) {
    const { column, row } = placeOf(tile);
    expect(tileAt(column, row)).toBe(tile);
  }
  expect(placeOf("12I")).toEqual({ column: 11, row: 8 });
});
