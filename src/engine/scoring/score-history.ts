/** How a game was won, by projected score: where each player's points came from, round by round, and what turns moved. */
import type { GameEvent } from '../events.ts';
import type { GameState, Seat } from '../state.ts';
import { projectedScore, SCORE_ROWS, type ScoreRow, type ScoreSheet } from './final.ts';

/** Victory points by row of the score sheet; what was lost is negative. */
export type RowPoints = Readonly<Record<ScoreRow, number>>;

/** All of them together. */
export const totalOf = (points: RowPoints): number => SCORE_ROWS.reduce((sum, row) => sum + points[row], 0);

/** A whole turn of round 1 or later, and the lead of whoever took it: alone, their points. */
export interface RaceTurn {
  readonly seat: Seat;
  readonly round: number;
  /** Moves before it, and at its end. */
  readonly from: number;
  readonly to: number;
  /** Points ahead of the best of the others, below 0 behind: before it, and at its end. */
  readonly before: number;
  readonly after: number;
  /** What their own points gained by it, majorities included; the rest of the way is what the others lost. */
  readonly gained: RowPoints;
}

export interface Race {
  /** Whether it begins with round 1; else with the first position that is known. */
  readonly whole: boolean;
  /** What each seat had there. In this and in the rounds the majorities count nothing: they are settled at the end. */
  readonly begun: readonly RowPoints[];
  /** What each seat gained in each round, its production and its glory included. */
  readonly rounds: readonly { readonly round: number; readonly gained: readonly RowPoints[] }[];
  /** What each seat has for contracts and settlements at the end. With `begun` and all rounds it is the score. */
  readonly majorities: readonly RowPoints[];
  /** In the order of play. */
  readonly turns: readonly RaceTurn[];
}

/** A game as far as it is known: `states[n]` is the position after `n` moves, `events[n]` what the next move did. */
export interface Played {
  readonly states: readonly (GameState | undefined)[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** The race of a game, by what the score sheet would be after each move; nothing before the first move of round 1. */
export function raceOf({ states, events }: Played): Race | undefined {
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
  const turns: RaceTurn[] = [];
  let begun = 0;
  known.slice(0, -1).forEach((state, i) => {
    if (state.phase !== 'actions') begun = i + 1;
    const told = events[from + i] ?? [];
    const seat = state.turn?.seat;
    if (seat === undefined || state.phase !== 'actions' || !told.some(isEnd)) return;
    const then = sheetOf(known[begun] as GameState);
    const now = sheetOf(atEndOfTurn(state, known[i + 1] as GameState, told));
    turns.push({
      ...{ seat, round: state.round, from: from + begun, to: from + i + 1 },
      ...{ before: leadOf(then, seat), after: leadOf(now, seat) },
      gained: gainedBetween(then, now)[seat] as RowPoints,
    });
    begun = i + 1;
  });
  return {
    whole: states[0] !== undefined,
    begun: pointsOf(sheetOf(first)).map((points) => only(points, false)),
    rounds: begins.map((state, i) => ({
      round: state.round,
      gained: gainedBetween(sheetOf(state), sheetOf(begins[i + 1] ?? last)).map((points) =>
        only(points, false),
      ),
    })),
    majorities: pointsOf(sheetOf(last)).map((points) => only(points, true)),
    turns,
  };
}

const isEnd = ({ type }: GameEvent): boolean => type === 'turnEnded' || type === 'passed';

/** How far a seat is ahead of the best of the others; alone, its points. */
function leadOf({ players }: ScoreSheet, seat: Seat): number {
  const others = players.flatMap((player) => (player.seat === seat ? [] : player.total));
  return (players[seat]?.total ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

/** The events of a move that are its own: not the production, and what follows it, that the last to pass sets off. */
export function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const after = events.findIndex(({ type }) => type === 'productionStarted');
  return after < 0 ? events : events.slice(0, after);
}

/** The position at the end of a turn, before the production that may follow by itself: then it was a pass (R-PASS-1). */
function atEndOfTurn(state: GameState, after: GameState, events: readonly GameEvent[]): GameState {
  const own = ownEvents(events);
  if (own.length === events.length) return after;
  const paid = (seat: Seat) =>
    own.reduce((sum, event) => sum + (event.type === 'money' && event.seat === seat ? event.amount : 0), 0);
  const players = state.players.map((player, seat) => ({ ...player, money: player.money + paid(seat) }));
  return { ...state, players };
}

/** Points that go to and fro until the game is over, as they are shared by places (R-FINAL-2, R-FINAL-3). */
const isMajority = (row: ScoreRow): boolean => row === 'contracts' || row === 'settlements';

const pointsOf = ({ players }: ScoreSheet): RowPoints[] => players.map(({ points }) => points);

/** Points made of others, row by row. */
const mapped = (points: RowPoints, change: (row: ScoreRow, points: number) => number): RowPoints =>
  Object.fromEntries(SCORE_ROWS.map((row) => [row, change(row, points[row])])) as Record<ScoreRow, number>;

/** The majorities alone, or all else. */
const only = (points: RowPoints, majorities: boolean): RowPoints =>
  mapped(points, (row, own) => (isMajority(row) === majorities ? own : 0));

const gainedBetween = (before: ScoreSheet, after: ScoreSheet): RowPoints[] =>
  pointsOf(after).map((points, seat) =>
    mapped(points, (row, own) => own - (before.players[seat]?.points[row] ?? 0)),
  );

/** The turns that moved the race most, either way, at most so many and in the order of play; of equals the earlier. */
export function turningPoints({ turns }: Race, most = 3): RaceTurn[] {
  const moved = ({ before, after }: RaceTurn) => Math.abs(after - before);
  return turns
    .filter((turn) => moved(turn) > 0)
    .sort((a, b) => moved(b) - moved(a) || a.from - b.from)
    .slice(0, most)
    .sort((a, b) => a.from - b.from);
}
