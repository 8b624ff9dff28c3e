/** The map (R-MAP-1): columns A-M, rows 1-9 of flat-top hexes; B, D, F, H, J, L half a hex lower. */
import type { Module } from './vocabulary.ts';

const COLUMNS = 13;
const ROWS = 9;
const COLUMN_LETTERS = 'ABCDEFGHIJKLM';

export interface HexPosition {
  readonly column: number;
  readonly row: number;
}

/** The names of all 117 hexes, column by column from the left, top to bottom: A1, A2 … M9. */
export const HEX_NAMES: readonly string[] = [...COLUMN_LETTERS].flatMap((letter) =>
  Array.from({ length: ROWS }, (_, row) => `${letter}${row + 1}`),
);

/** Returns true if the position is one of the 117 hexes. */
export function isOnGrid({ column, row }: HexPosition): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

/** Returns the name of the hex at a position. Throws a RangeError off the grid. */
export function hexName(column: number, row: number): string {
  if (!isOnGrid({ column, row })) throw new RangeError(`no hex at column ${column}, row ${row}`);
  return `${COLUMN_LETTERS[column]}${row + 1}`;
}

/** Returns the position of a hex. Throws a RangeError if the name is not A1 … M9. */
export function hexPosition(name: string): HexPosition {
  const column = COLUMN_LETTERS.indexOf(name.charAt(0));
  const row = Number(name.slice(1)) - 1;
  if (name.length !== 2 || column < 0 || !Number.isInteger(row) || row < 0) {
    throw new RangeError(`no hex is called "${name}"`);
  }
  return { column, row };
}

/** Returns the six positions around one, clockwise from the top; some can be off the grid. */
export function neighboursOf(column: number, row: number): HexPosition[] {
  const low = isLowColumn(column) ? 1 : 0;
  return [
    { column, row: row - 1 },
    { column: column + 1, row: row - 1 + low },
    { column: column + 1, row: row + low },
    { column, row: row + 1 },
    { column: column - 1, row: row + low },
    { column: column - 1, row: row - 1 + low },
  ];
}

/** Returns true if two positions share an edge. */
export function areAdjacent(a: HexPosition, b: HexPosition): boolean {
  return neighboursOf(a.column, a.row).some(({ column, row }) => column === b.column && row === b.row);
}

/** Returns true if a hex is in the outer ring: row 1, row 9, column A or column M (R-MAP-2). */
export function isOuterRing(name: string): boolean {
  const { column, row } = hexPosition(name);
  return column === 0 || column === COLUMNS - 1 || row === 0 || row === ROWS - 1;
}

/** Returns the module that a hex belongs to. Throws a RangeError for an unknown name. */
export function moduleOf(name: string): Module {
  const { column, row } = hexPosition(name);
  const top = row < (isLowColumn(column) ? 4 : 5);
  if (column < 6) return top ? 'A' : 'D';
  return top ? 'B' : 'C';
}

/** Returns the names of a module's hexes, in the order of HEX_NAMES. */
export function hexesOfModule(module: Module): string[] {
  return HEX_NAMES.filter((name) => moduleOf(name) === module);
}

// Ports can be in column -1, whose remainder by 2 is -1.
function isLowColumn(column: number): boolean {
  return column % 2 !== 0;
}
