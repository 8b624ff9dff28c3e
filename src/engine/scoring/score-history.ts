/** How a game was won, by projected score round by round, and which turns mattered. */
import type { GameEvent } from '../events.ts';
import type { GameState, Seat } from '../state.ts';
import { mostGloryShares } from './end.ts';
import { projectedScore, SCORE_ROWS, type ScoreRow, type ScoreSheet } from './final.ts';

/** Victory points by row of the score sheet; losses are negative. */
export type RowPoints = Readonly<Record<ScoreRow, number>>;

/** Sums the points of all rows. */
export const totalOf = (points: RowPoints): number => SCORE_ROWS.reduce((sum, row) => sum + points[row], 0);

/** A whole turn in round 1 or later, with the player's lead; in solo, their points. */
export interface TurnSwing {
  readonly seat: Seat;
  readonly round: number;
  readonly from: number;
  readonly to: number;
  /** The move that changed the lead most; `undefined` if that was to pass, which only pays. */
  readonly decision: number | undefined;
  /** Points ahead of the best opponent (negative: behind), before it and at its end. */
  readonly before: number;
  readonly after: number;
  /** The player's own gain, majorities included; the rest of the change in lead is what the others lost. */
  readonly gained: RowPoints;
}

export interface PointsHistory {
  readonly whole: boolean;
  /** Points of each seat at that position. Here and in the rounds, shares count 0: they are settled at the end. */
  readonly begun: readonly RowPoints[];
  readonly rounds: readonly { readonly round: number; readonly gained: readonly RowPoints[] }[];
  /** Shares of contracts, settlements and most glory at the end. With `begun` and all rounds, they make the score. */
  readonly majorities: readonly RowPoints[];
  readonly turns: readonly TurnSwing[];
}

/** The known part of a game: `states[n]` is the position after `n` moves, `events[n]` the events of the next move. */
export interface KnownMoves {
  readonly states: readonly (GameState | undefined)[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** Returns a game's score history; `undefined` before the first move of round 1. */
export function pointsHistoryOf({ states, events }: KnownMoves): PointsHistory | undefined {
  const from = states.findIndex((state) => state !== undefined && state.round > 0);
  const known = states.slice(Math.max(0, from)) as readonly GameState[];
  const [first] = known;
  const last = known.at(-1);
  if (from < 0 || first === undefined || last === undefined || first === last) return undefined;
  const sheets = new Map<GameState, ScoreSheet>();
  const sheetOf = (state: GameState): ScoreSheet => {
    const sheet = sheets.get(state) ?? projectedScore(state);
    sheets.set(state, sheet);
    return sheet;
  };
  const begins = known.filter((state, i) => i === 0 || state.round !== known[i - 1]?.round);
  const turns: TurnSwing[] = [];
  let begun = 0;
  known.slice(0, -1).forEach((state, i) => {
    if (state.phase !== 'actions') begun = i + 1;
    const moveEvents = events[from + i] ?? [];
    const seat = state.turn?.seat;
    if (seat === undefined || state.phase !== 'actions' || !moveEvents.some(isEnd)) return;
    const then = sheetOf(known[begun] as GameState);
    const now = sheetOf(atEndOfTurn(state, known[i + 1] as GameState, moveEvents));
    const leads = [...known.slice(begun, i + 1).map(sheetOf), now].map((sheet) => leadOf(sheet, seat));
    const decision = from + begun + largestStep(leads);
    turns.push({
      seat,
      round: state.round,
      from: from + begun,
      to: from + i + 1,
      decision: events[decision]?.some(({ type }) => type === 'passed') ? undefined : decision,
      before: leadOf(then, seat),
      after: leadOf(now, seat),
      gained: differences(pointsOf(now), pointsOf(then))[seat] as RowPoints,
    });
    begun = i + 1;
  });
  const ownAt = (state: GameState) => differences(pointsOf(sheetOf(state)), sharesOf(state, sheetOf(state)));
  return {
    whole: states[0] !== undefined,
    begun: ownAt(first),
    rounds: begins.map((state, i) => ({
      round: state.round,
      gained: differences(ownAt(begins[i + 1] ?? last), ownAt(state)),
    })),
    majorities: sharesOf(last, sheetOf(last)),
    turns,
  };
}

const isEnd = ({ type }: GameEvent): boolean => type === 'turnEnded' || type === 'passed';

function leadOf({ players }: ScoreSheet, seat: Seat): number {
  const others = players.flatMap((player) => (player.seat === seat ? [] : player.total));
  return (players[seat]?.total ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

/** Returns the index of the largest change between neighbours, up or down; the first of equals. */
function largestStep(values: readonly number[]): number {
  const steps = values.slice(1).map((value, i) => Math.abs(value - (values[i] as number)));
  return steps.indexOf(Math.max(...steps));
}

/** Returns a move's own events, without the production and what follows it after the last pass. */
export function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const after = events.findIndex(({ type }) => type === 'productionStarted');
  return after < 0 ? events : events.slice(0, after);
}

/** Returns the position at the end of a turn, before any automatic production (R-PASS-1). */
function atEndOfTurn(state: GameState, after: GameState, events: readonly GameEvent[]): GameState {
  const own = ownEvents(events);
  if (own.length === events.length) return after;
  const paid = (seat: Seat) =>
    own.reduce((sum, event) => sum + (event.type === 'money' && event.seat === seat ? event.amount : 0), 0);
  const players = state.players.map((player, seat) => ({ ...player, money: player.money + paid(seat) }));
  return { ...state, players };
}

const pointsOf = ({ players }: ScoreSheet): RowPoints[] => players.map(({ points }) => points);

const byRow = (points: (row: ScoreRow) => number): RowPoints =>
  Object.fromEntries(SCORE_ROWS.map((row) => [row, points(row)])) as Record<ScoreRow, number>;

/** Returns points shared by places, which change hands until the game is over (R-FINAL-2, R-FINAL-3, R-OPT-9). */
function sharesOf(state: GameState, sheet: ScoreSheet): RowPoints[] {
  const glory = mostGloryShares(state);
  return pointsOf(sheet).map(({ contracts, settlements }, seat) => {
    const shared: Partial<RowPoints> = { contracts, settlements, glory: glory[seat] ?? 0 };
    return byRow((row) => shared[row] ?? 0);
  });
}

const differences = (all: readonly RowPoints[], without: readonly RowPoints[]): RowPoints[] =>
  all.map((points, seat) => byRow((row) => points[row] - (without[seat]?.[row] ?? 0)));

/**
 * Returns up to `most` turns whose decisions changed the lead most, up or down, in playing order; in solo, those that
 * scored most. In a tie, the earlier turn wins.
 */
export function turningPoints({ begun, turns }: PointsHistory, most = 3): TurnSwing[] {
  const moved = ({ before, after }: TurnSwing) =>
    begun.length === 1 ? after - before : Math.abs(after - before);
  return turns
    .filter((turn) => turn.decision !== undefined && moved(turn) > 0)
    .sort((a, b) => moved(b) - moved(a) || a.from - b.from)
    .slice(0, most)
    .sort((a, b) => a.from - b.from);
}
