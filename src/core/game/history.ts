/** Positions of a game after each move, by replaying its moves. */
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

/** A replayed game, from the setup or from a base. Move numbers always count from the setup. */
export interface GameHistory {
  readonly from: number;
  readonly base: Snapshot | undefined;
  readonly states: readonly (GameState | undefined)[];
  readonly begun: readonly GameEvent[];
  readonly events: readonly (readonly GameEvent[])[];
}

export interface CurrentPosition {
  readonly record: GameRecord;
  readonly moves: readonly MoveRecord[];
  readonly state: GameState;
  readonly base: Snapshot | undefined;
}

interface CachedHistory {
  readonly base: Snapshot | undefined;
  readonly begun: GameEvent[];
  moves: MoveRecord[];
  states: (GameState | undefined)[];
  events: GameEvent[][];
}

const MAX_HISTORIES = 8;

/** Returns the generator for the seed: the newest in a lobby, that of the deal in a challenge. */
const generatorOf = ({
  status,
  challenge,
  generator = status === 'lobby' && challenge === undefined ? GENERATOR : 1,
}: GameRecord): number => generator;

/** Returns the engine's setup input for a game. */
export function setupOf(record: GameRecord, newcomers?: readonly boolean[]) {
  const { seed, players, options, content, members } = record;
  return {
    seed,
    generator: generatorOf(record) as Generator,
    // The engine rejects other numbers.
    players: players as PlayerCount,
    options: Object.fromEntries(options.map((option) => [option, true])),
    newcomers: [...(newcomers ?? members.map(({ newcomer }) => newcomer))],
    content,
  } satisfies SetupInput;
}

/** Parsed JSON may have another order of keys. Positions stored before version 4 lack `touched`. */
const comparable = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === 'touched' ? undefined : value));

/** Compares positions as JSON, since stored ones have no `undefined` values. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [text, text2] = [JSON.stringify(one ?? {}), JSON.stringify(other ?? {})];
  return text === text2 || isDeepStrictEqual(comparable(text), comparable(text2));
}

/** Creates a cache of the most recently used histories. */
export function createHistoryCache() {
  const memory = new Map<string, CachedHistory>();

  /** Replays a game from its base or setup; `undefined` if the setup or a move is rejected. */
  function played(record: GameRecord, moves: readonly MoveRecord[], base: Snapshot | undefined) {
    const key = `${record.id} ${base?.moves ?? 'setup'}`;
    const before = memory.get(key);
    const cached =
      before !== undefined && isSame(before.base, base) ? before : beginning(record, moves, base);
    if (cached === undefined) return undefined;
    memory.delete(key);
    memory.set(key, cached);
    const [oldest] = memory.keys();
    if (memory.size > MAX_HISTORIES && oldest !== undefined) memory.delete(oldest);
    if (!follow(cached, moves)) return undefined;
    // Copies, since the cached arrays are modified by later calls.
    const { states, begun, events } = cached;
    return { from: base?.moves ?? 0, base, states: [...states], begun, events: [...events] };
  }

  /** Returns the history that leads to the current position, or starts there if none does. */
  function getHistory({ record, moves, state, base }: CurrentPosition): GameHistory {
    const found = played(record, moves, base);
    if (found !== undefined && isSame(found.states.at(-1), state)) return found;
    const here = played(record, moves, { version: STATE_VERSION, moves: moves.length, state });
    if (here === undefined) throw new Error(`game ${record.id} does not begin where it stands`);
    return here;
  }

  /** Returns the stored position, or else by replay; `undefined` in a lobby. Throws if both fail. */
  function position({ record, moves, snapshot, base }: StoredGame): GameState | undefined {
    if (record.status === 'lobby') return undefined;
    if (snapshot?.moves === moves.length) return snapshot.state;
    // An abandoned lobby.
    if (record.status === 'ended' && moves.length === 0) return undefined;
    const found = played(record, moves, base);
    if (found !== undefined) return found.states.at(-1);
    throw new Error('its moves cannot be replayed, and no position is stored');
  }

  return {
    getHistory,
    replay: (record: GameRecord, moves: readonly MoveRecord[]) => played(record, moves, undefined),
    getPosition: position,
  };
}

export type HistoryCache = ReturnType<typeof createHistoryCache>;

function beginning(record: GameRecord, moves: readonly MoveRecord[], base: Snapshot | undefined) {
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

/** Replays moves from the first that differs from the cached ones. Returns whether all could be played. */
function follow(cached: CachedHistory, moves: readonly MoveRecord[]): boolean {
  const differs = cached.moves.findIndex((move, i) => !isSameMove(move, moves[i]));
  const common = differs < 0 ? cached.moves.length : differs;
  if (common < (cached.base?.moves ?? 0)) return false;
  cached.moves.length = common;
  cached.events.length = common;
  cached.states.length = common + 1;
  for (const move of moves.slice(common)) {
    const { seat, action } = move;
    const played = action === undefined ? undefined : play(cached.states.at(-1) as GameState, seat, action);
    if (!played?.ok) return false;
    cached.moves.push(move);
    cached.states.push(played.state);
    cached.events.push(played.events);
  }
  return true;
}

function isSameMove(move: MoveRecord, other: MoveRecord | undefined): boolean {
  if (move === other) return true;
  return move.seat === other?.seat && JSON.stringify(move.action) === JSON.stringify(other.action);
}
