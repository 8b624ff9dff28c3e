/** The tabs of the editor: map sides, then forms. */
import { type Content, SIDES, type Side } from '../../../content/index.ts';
import { marksOfSide } from '../model/hexes.ts';
import { marksIn, type Path, valueAt } from '../model/values.ts';

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly side?: Side;
  readonly tables: readonly Path[];
  /** How its numbers are meant, if their names do not say it. */
  readonly note?: string;
}

const form = (name: string, ...tables: readonly string[]): Tab => ({
  id: tables[0] ?? name,
  name,
  tables: tables.map((path) => path.split('.')),
});

export const TABS: readonly Tab[] = [
  ...SIDES.map((side): Tab => ({ id: side, name: `Side ${side}`, side, tables: [] })),
  { ...form('Port positions', 'maps.ports'), note: 'Space A1 of the whole map is column 0, row 0.' },
  form('Starting tiles', 'startingTiles'),
  form('Contracts', 'contracts'),
  { ...form('Market', 'market'), note: 'Spaces are counted from 0, at the cheapest price.' },
  form('Player board', 'playerBoard'),
  form('Export board', 'exportBoard'),
  form('Port tiles', 'portTiles'),
  form('Scoring tiles', 'scoringTiles'),
  form('Clans', 'clans'),
  form('Final scoring', 'finalScoring'),
  form('Name and options', 'name', 'neighbourhood', 'noClansMoney', 'highestBid', 'futureContracts'),
];

/** Returns how many figures or entries of a tab are observed, of how many. */
export function tabProgress(
  content: Content,
  { side, tables }: Tab,
): { readonly done: number; readonly all: number } {
  const marks =
    side === undefined
      ? tables.flatMap((path) => marksIn(valueAt(content, path)))
      : marksOfSide(content.maps.sides[side]);
  return { done: marks.filter((mark) => mark === 'observed').length, all: marks.length };
}

/** Returns the tab that shows the value at a path. */
export function tabWith(path: Path): Tab | undefined {
  return TABS.find(({ side, tables }) =>
    side === undefined
      ? tables.some((table) => table.every((key, index) => path[index] === key))
      : path[1] === 'sides' && path[2] === side,
  );
}
