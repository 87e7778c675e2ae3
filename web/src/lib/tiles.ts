// The squares of the board: 12 columns, 9 rows, named column then row.
export const COLUMNS = 12;
export const ROWS = "ABCDEFGHI";

export function tileAt(column: number, row: number): string {
  return `${column + 1}${ROWS[row]}`;
}

export function placeOf(tile: string): { column: number; row: number } {
  return { column: Number.parseInt(tile, 10) - 1, row: ROWS.indexOf(tile.slice(-1)) };
}

export const TILES: readonly string[] = [...ROWS].flatMap((_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => tileAt(column, row)),
);
