/** The score sheet as a table. */
import type { PlayerScore, ScoreRow, ScoreSheet } from '../engine/index.ts';
import { formatMessage } from './game-text.ts';
import { padded, width } from './table.ts';
import {
  type AnyContext,
  andList,
  playerName,
  type ResolvedContext,
  resolveContext,
} from './text-context.ts';
import { tilePart } from './tiles.ts';

/** A row of the table: its label, and two cells for each player. */
interface Row {
  readonly label: string;
  readonly cells: readonly (readonly [string, string])[];
}

/**
 * Returns the score sheet as monospaced lines: its rows with amounts and points, then totals, tie-break, places and
 * the winner (in solo: the rank). During the game (`over` is false), there is no winner.
 */
export const scoreTable = (sheet: ScoreSheet, context: AnyContext = {}, over = true): string =>
  scoreLines(resolveContext(context), sheet, over).join('\n');

/** Returns who won, as a sentence; in solo, the rank. */
export const verdictText = (sheet: ScoreSheet, context: AnyContext = {}): string =>
  verdict(resolveContext(context), sheet);

/** Returns what `scoreTable` does as Markdown for narrow screens: a line for each row, "Hops (1 each): Ann 5 · Bob 0". */
export function scoreList(sheet: ScoreSheet, context: AnyContext = {}, over = true): string[] {
  const resolved = resolveContext(context);
  const { body, feet } = rowsOf(resolved, sheet);
  const cellOf = ([count, points]: Row['cells'][number], seat: number) =>
    `${playerName(resolved, seat)} ${count === '' || count === points ? points : `${count} → ${points}`}`;
  const lines = [...body, ...feet].map(
    ({ label, cells }) => `- **${label}:** ${cells.map(cellOf).join(' · ')}`,
  );
  return over ? [...lines, verdict(resolved, sheet)] : lines;
}

/** Returns what `scoreTable` does, line by line, for a resolved context. */
function scoreLines(resolved: ResolvedContext, sheet: ScoreSheet, over = true): string[] {
  const { players } = sheet;
  const { body, feet } = rowsOf(resolved, sheet);
  const heads = players.map(({ seat }) => playerName(resolved, seat));
  const { count, points } = resolved.words.score;
  const head = [formatMessage(resolved, count), formatMessage(resolved, points)] as const;
  const table = aligned(heads, { label: '', cells: players.map(() => head) }, body, feet);
  return over ? [...table, '', verdict(resolved, sheet)] : table;
}

/** Returns points with a true minus sign, as in the pictures. */
const pointsText = (points: number): string => String(points).replace('-', '−');

/** Returns the rows of a sheet, and the sums below them. */
function rowsOf(resolved: ResolvedContext, sheet: ScoreSheet): Record<'body' | 'feet', readonly Row[]> {
  const { players } = sheet;
  const { score } = resolved.words;
  const body = sheet.rows.map(
    (row): Row => ({
      label: rowLabel(resolved, sheet, row),
      cells: players.map(
        (player) => [countText(resolved, sheet, player, row), pointsText(player.points[row])] as const,
      ),
    }),
  );
  const sum = (label: string, value: (player: PlayerScore) => string): Row => ({
    label,
    cells: players.map((player) => ['', value(player)] as const),
  });
  const feet = [
    sum(formatMessage(resolved, score.total), ({ total }) => pointsText(total)),
    sum(formatMessage(resolved, score.leftover), ({ leftover }) =>
      tilePart(resolved, 'money', { count: leftover }),
    ),
    sum(formatMessage(resolved, score.place), ({ place }) => String(place)),
  ];
  return { body, feet: players.length === 1 ? feet.slice(0, 1) : feet };
}

/** Aligns rows, with a rule before the sums. */
function aligned(heads: readonly string[], under: Row, body: readonly Row[], feet: readonly Row[]): string[] {
  const all = [under, ...body, ...feet];
  const labels = Math.max(...all.map(({ label }) => width(label)));
  const counts = Math.max(...all.flatMap(({ cells }) => cells.map(([count]) => width(count))));
  const points = Math.max(...all.flatMap(({ cells }) => cells.map(([, point]) => width(point))));
  const column = Math.max(counts + 2 + points, ...heads.map(width));
  const lineOf = ({ label, cells }: Row) =>
    [
      padded(label, labels),
      ...cells.map(([count, point]) =>
        padded(`${padded(count, counts, true)}  ${padded(point, points, true)}`, column, true),
      ),
    ]
      .join('   ')
      .trimEnd();
  const head = [padded('', labels), ...heads.map((name) => padded(name, column, true))].join('   ');
  const rule = '-'.repeat(labels + heads.length * (column + 3));
  return [head, lineOf(under), ...body.map(lineOf), rule, ...feet.map(lineOf)];
}

const IMPORT_ROWS = ['cotton', 'tobacco', 'sugarCane'] as const;
type ImportRow = (typeof IMPORT_ROWS)[number];

const isImport = (row: ScoreRow): row is ImportRow => (IMPORT_ROWS as readonly string[]).includes(row);

/** Returns the points of one import if they are equal for all players. */
function commonValue({ importValues }: ScoreSheet, row: ImportRow): number | undefined {
  const [first] = importValues;
  return importValues.every((values) => values[row] === first?.[row]) ? first?.[row] : undefined;
}

/** Returns "Cotton (5 each)", "Money (1 per £10)". */
function rowLabel(resolved: ResolvedContext, sheet: ScoreSheet, key: ScoreRow): string {
  const { rows, score } = resolved.words;
  const { goods, hops, poundsPerPoint } = resolved.content.finalScoring;
  const name = formatMessage(resolved, rows[key]);
  if (key === 'money') return formatMessage(resolved, score.perPounds, { name, pounds: poundsPerPoint });
  const value = isImport(key)
    ? commonValue(sheet, key)
    : { basicGoods: goods.basic, processedGoods: goods.processed, hops }[key as 'hops'];
  return value === undefined ? name : formatMessage(resolved, score.each, { name, value });
}

/** Returns the amount; money in pounds, and imports with their value if values differ. */
function countText(
  resolved: ResolvedContext,
  sheet: ScoreSheet,
  { seat, counts }: PlayerScore,
  row: ScoreRow,
): string {
  if (row === 'money') return tilePart(resolved, 'money', { count: counts.money });
  if (!isImport(row) || commonValue(sheet, row) !== undefined) return String(counts[row]);
  return `${counts[row]} × ${sheet.importValues[seat]?.[row] ?? 0}`;
}

function verdict(resolved: ResolvedContext, { players, winners, title }: ScoreSheet): string {
  const { score } = resolved.words;
  const names = (seats: readonly number[]) =>
    andList(
      resolved,
      seats.map((seat) => playerName(resolved, seat)),
    );
  const total = players.find(({ place }) => place === 1)?.total ?? 0;
  const data = { winners: names(winners), total };
  if (title !== undefined) return formatMessage(resolved, score.solo, { ...data, title });
  if (winners.length > 1) return formatMessage(resolved, score.shared, data);
  const others = players.filter((player) => player.place > 1 && player.total === total);
  if (others.length === 0) return formatMessage(resolved, score.winner, data);
  return formatMessage(resolved, score.tieBroken, { ...data, others: names(others.map(({ seat }) => seat)) });
}
