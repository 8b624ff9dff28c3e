/** Positions of a game: the one it stands at, and by replay every one before. */
import { isDeepStrictEqual } from 'node:util';
import type { PlayerCount } from '../../content/index.ts';
import {
  type GameEvent,
  type GameState,
  GENERATOR,
  type Generator,
  newGame,
  play,
  type SetupInput,
  STATE_VERSION,
} from '../../engine/index.ts';
import type { StoredGame } from './parse-game.ts';
import type { GameRecord, MoveRecord, Snapshot } from './types.ts';

/**
 * A game played again: from its setup or, where the rules of today do not lead from there to where the game stands,
 * from its base. Numbers of moves count from the setup in any case.
 */
export interface GameHistory {
  /** Moves before the first position that is known. */
  readonly from: number;
  /** The base, if that is where it begins. */
  readonly base: Snapshot | undefined;
  /** The position after the setup, then after each move; nothing before `from`. */
  readonly states: readonly (GameState | undefined)[];
  /** What happened at the setup; nothing is known of it where there is a base. */
  readonly begun: readonly GameEvent[];
  /** What happened at each move; nothing is known of those before `from`. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** A game with the position it stands at. */
export interface CurrentPosition {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  readonly state: GameState;
  /** The base that is kept with it. */
  readonly base: Snapshot | undefined;
}

export interface HistoryCache {
  /**
   * The course that leads to where a game stands. Where its moves do not lead there, as a rule has been mended since
   * (or a move cannot be read), it begins where the game stands now. What was played lately is remembered.
   */
  course(game: CurrentPosition): GameHistory;
  /** These moves played from the setup by the rules of today; nothing where these refuse one of them. */
  anew(record: GameRecord, moves: readonly MoveRecord[]): GameHistory | undefined;
  /**
   * The position a game stands at: the one that is kept with it, or by replay; nothing in a lobby. Throws when
   * neither is possible.
   */
  position(stored: StoredGame): GameState | undefined;
}

interface Remembered {
  readonly base: Snapshot | undefined;
  readonly begun: GameEvent[];
  moves: MoveRecord[];
  states: (GameState | undefined)[];
  events: GameEvent[][];
}

/** Games whose course is remembered: those that are drawn and told just now. */
const MOST_REMEMBERED = 8;

/** Returns what the seed is dealt with: in a lobby today's generator, but with a challenge that of its deal. */
const generatorOf = ({
  status,
  challenge,
  generator = status === 'lobby' && challenge === undefined ? GENERATOR : 1,
}: GameRecord): number => generator;

/** How the engine is to begin this game. */
export function setupOf(record: GameRecord, newcomers?: readonly boolean[]) {
  const { seed, players, options, content, members } = record;
  return {
    seed,
    generator: generatorOf(record) as Generator,
    // Of another number the engine says what is wrong with it.
    players: players as PlayerCount,
    options: Object.fromEntries(options.map((option) => [option, true])),
    newcomers: [...(newcomers ?? members.map(({ newcomer }) => newcomer))],
    content,
  } satisfies SetupInput;
}

/** Whether two positions are the same, also where one has been kept: keys without a value are gone then. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [text, text2] = [JSON.stringify(one ?? {}), JSON.stringify(other ?? {})];
  // One that was read has its keys in another order.
  return text === text2 || isDeepStrictEqual(JSON.parse(text), JSON.parse(text2));
}

/** Positions, with a small memory. */
export function createHistoryCache(): HistoryCache {
  const memory = new Map<string, Remembered>();

  /** Plays a game from its base, or from its setup; nothing where a move (or the setup) is refused. */
  function played(
    record: GameRecord,
    moves: readonly MoveRecord[],
    base: Snapshot | undefined,
  ): GameHistory | undefined {
    const key = `${record.id} ${base?.moves ?? 'setup'}`;
    const before = memory.get(key);
    const known = before !== undefined && isSame(before.base, base) ? before : beginning(record, moves, base);
    if (known === undefined) return undefined;
    memory.delete(key);
    memory.set(key, known);
    const [oldest] = memory.keys();
    if (memory.size > MOST_REMEMBERED && oldest !== undefined) memory.delete(oldest);
    if (!follow(known, moves)) return undefined;
    // Copies of the lists: the memory goes on to change.
    const { states, begun, events } = known;
    return { from: base?.moves ?? 0, base, states: [...states], begun, events: [...events] };
  }

  function course({ record, moves, state, base }: CurrentPosition): GameHistory {
    const found = played(record, moves, base);
    if (found !== undefined && isSame(found.states.at(-1), state)) return found;
    const here = played(record, moves, { version: STATE_VERSION, moves: moves.length, state });
    if (here === undefined) throw new Error(`game ${record.id} does not begin where it stands`);
    return here;
  }

  function position({ record, moves, snapshot, base }: StoredGame): GameState | undefined {
    if (record.status === 'lobby') return undefined;
    if (snapshot?.moves === moves.length) return snapshot.state;
    // A lobby that was given up.
    if (record.status === 'ended' && moves.length === 0) return undefined;
    const found = played(record, moves, base);
    if (found !== undefined) return found.states.at(-1);
    throw new Error('its moves cannot be played again, and no position is kept');
  }

  return { course, anew: (record, moves) => played(record, moves, undefined), position };
}

/** A game before its first move, or at its base. */
function beginning(
  record: GameRecord,
  moves: readonly MoveRecord[],
  base: Snapshot | undefined,
): Remembered | undefined {
  if (base !== undefined) {
    const unknown = Array.from({ length: base.moves });
    return {
      base,
      begun: [],
      moves: moves.slice(0, base.moves),
      states: [...unknown.map(() => undefined), base.state],
      events: unknown.map(() => []),
    };
  }
  // Once a game has begun, its setup never changes.
  const begun = newGame(setupOf(record));
  return begun.ok ? { base, begun: begun.events, moves: [], states: [begun.state], events: [] } : undefined;
}

/** Plays these moves, from the first that differs from what is remembered; says whether all could be played. */
function follow(known: Remembered, moves: readonly MoveRecord[]): boolean {
  const differs = known.moves.findIndex((move, i) => !isSameMove(move, moves[i]));
  const common = differs < 0 ? known.moves.length : differs;
  if (common < (known.base?.moves ?? 0)) return false;
  known.moves.length = common;
  known.events.length = common;
  known.states.length = common + 1;
  for (const move of moves.slice(common)) {
    const { seat, action } = move;
    const played = action === undefined ? undefined : play(known.states.at(-1) as GameState, seat, action);
    if (!played?.ok) return false;
    known.moves.push(move);
    known.states.push(played.state);
    known.events.push(played.events);
  }
  return true;
}

function isSameMove(move: MoveRecord, other: MoveRecord | undefined): boolean {
  if (move === other) return true;
  return move.seat === other?.seat && JSON.stringify(move.action) === JSON.stringify(other.action);
}
