/** Positions of a game: the one it stands at, and by replay every one before. */
import { isDeepStrictEqual } from 'node:util';
import type { PlayerCount } from '../content/index.ts';
import { type GameEvent, type GameState, newGame, play, type SetupInput } from '../engine/index.ts';
import type { GameRecord, StoredGame, StoredMove } from './store.ts';

/** A game played again. */
export interface Course {
  /** The position after the setup, then after each move. */
  readonly states: readonly GameState[];
  /** What happened at the setup. */
  readonly begun: readonly GameEvent[];
  /** What happened at each move. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The first move (from 0; −1: the setup) that the rules of today refuse; nothing when all are played. */
  readonly stopped: number | undefined;
}

export interface Positions {
  /** A game played again, as far as it goes. What was played lately is remembered. */
  course(record: GameRecord, moves: readonly StoredMove[]): Course;
  /**
   * The position a game stands at: the one that is kept with it, or by replay; nothing in a lobby. Throws when
   * neither is possible.
   */
  position(stored: StoredGame): GameState | undefined;
}

interface Remembered {
  moves: StoredMove[];
  states: GameState[];
  begun: GameEvent[];
  events: GameEvent[][];
}

/** Games whose course is remembered: those that are drawn and told just now. */
const MOST_REMEMBERED = 8;

/** How the engine is to begin this game. */
export function setupOf(record: GameRecord, newcomers?: readonly boolean[]): SetupInput {
  const { seed, players, options, content, members } = record;
  return {
    seed,
    // Of another number the engine says what is wrong with it.
    players: players as PlayerCount,
    options: Object.fromEntries(options.map((option) => [option, true])),
    newcomers: [...(newcomers ?? members.map(({ newcomer }) => newcomer))],
    content,
  };
}

/** Whether a course leads to this position: not if a change of the rules' code made another of it. */
export function leadsTo(course: Course, state: GameState): boolean {
  return course.stopped === undefined && isDeepStrictEqual(asJson(course.states.at(-1)), asJson(state));
}

/** What is left of a value in a database: keys without a value are gone. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {}));

/** Positions, with a small memory. */
export function createPositions(): Positions {
  const memory = new Map<string, Remembered>();

  function course(record: GameRecord, moves: readonly StoredMove[]): Course {
    let known = memory.get(record.id);
    memory.delete(record.id);
    if (known === undefined) {
      // Once a game has begun, its setup never changes.
      const begun = newGame(setupOf(record));
      if (!begun.ok) return { states: [], begun: [], events: [], stopped: -1 };
      known = { moves: [], states: [begun.state], begun: begun.events, events: [] };
    }
    const stopped = follow(known, moves);
    memory.set(record.id, known);
    const [oldest] = memory.keys();
    if (memory.size > MOST_REMEMBERED && oldest !== undefined) memory.delete(oldest);
    // Copies of the lists: the memory goes on to change.
    return { states: [...known.states], begun: known.begun, events: [...known.events], stopped };
  }

  function position({ record, moves, snapshot }: StoredGame): GameState | undefined {
    if (record.status === 'lobby') return undefined;
    if (snapshot?.moves === moves.length) return snapshot.state;
    // A lobby that was given up.
    if (record.status === 'ended' && moves.length === 0) return undefined;
    const { states, stopped } = course(record, moves);
    if (stopped === undefined) return states.at(-1);
    throw new Error(`game ${record.id}: move ${stopped} cannot be played again, and no position is kept`);
  }

  return { course, position };
}

/** Plays these moves, from the first that differs from what is remembered; gives the first that is refused. */
function follow(known: Remembered, moves: readonly StoredMove[]): number | undefined {
  const differs = known.moves.findIndex((move, i) => !same(move, moves[i]));
  const common = differs < 0 ? known.moves.length : differs;
  known.moves.length = common;
  known.events.length = common;
  known.states.length = common + 1;
  for (const [i, move] of moves.entries()) {
    if (i < common) continue;
    const played = play(known.states[i] as GameState, move.seat, move.action);
    if (!played.ok) return i;
    known.moves.push(move);
    known.states.push(played.state);
    known.events.push(played.events);
  }
  return undefined;
}

function same(move: StoredMove, other: StoredMove | undefined): boolean {
  if (move === other) return true;
  return move.seat === other?.seat && JSON.stringify(move.action) === JSON.stringify(other.action);
}
