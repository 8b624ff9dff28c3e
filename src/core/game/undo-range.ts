/** What an undo takes back, and whether it needs the others (R-UNDO-1). Pure: a question about a course. */
import { type Action, type GameState, play, revealsHidden, type Seat } from '../../engine/index.ts';
import type { Refusal, UndoScope } from '../types.ts';
import { isComputer } from './computers.ts';
import type { GameHistory } from './history.ts';
import { endsDecision } from './notifications.ts';
import { SYSTEM_ACTOR } from './pending-moves.ts';
import type { MoveRecord } from './types.ts';

/** Moves taken out of a game. */
export interface UndoRange {
  /** Moves before the first that is taken out. */
  readonly keep: number;
  /** Numbers (from 0) of all that are taken out. */
  readonly removed: ReadonlySet<number>;
  /** The position after the moves that are left. */
  readonly state: GameState;
  /** Whether nobody else is concerned. */
  readonly free: boolean;
  /** Whether something hidden was seen since. */
  readonly seen: boolean;
}

/** All moves from one on are taken out. */
export function undoRangeTo(course: GameHistory, moves: readonly MoveRecord[], keep: number): UndoRange {
  const removed = new Set(moves.map((_, i) => i).filter((i) => i >= keep));
  return { keep, removed, state: course.states[keep] as GameState, free: false, seen: isSeen(course, keep) };
}

/** Whether something hidden was seen since so many moves. */
const isSeen = ({ states, events }: GameHistory, keep: number): boolean =>
  revealsHidden(events.slice(keep).flat()) ||
  // The end of the game shows the whole pile; only production decisions could not make use of it.
  (states.at(-1)?.phase === 'finished' && states[keep]?.phase !== 'production');

/**
 * What a seat's undo takes back. `free` when no other person has acted since, and nothing hidden was seen.
 * Production decisions stand beside each other: taking back one's own leaves those of others as they are.
 */
export function planUndo(
  course: GameHistory,
  moves: readonly MoveRecord[],
  seat: Seat,
  scope: UndoScope,
): UndoRange | Refusal {
  const own = moves.flatMap((move, i) => (move.seat === seat && move.by !== SYSTEM_ACTOR ? i : []));
  const last = own.at(-1);
  if (last === undefined) return { code: 'nothingToUndo' };
  if (last < course.from) return { code: 'cannotReplay' };
  const over = course.states.at(-1)?.phase === 'finished';
  if (over && moves.slice(last + 1).some(isByUser)) return { code: 'over' };
  const taken = scope === 'step' ? [last] : wholeTurn(course, moves, own);
  return besideOthers(course, moves, taken) ?? fromThere(course, moves, taken);
}

/** Whether a person made a move: what was forced, and what computers did, goes with what it followed. */
export const isByUser = ({ by }: MoveRecord): boolean => by !== SYSTEM_ACTOR && !isComputer(by);

const isProduction = (action: Action | undefined): boolean =>
  action?.type === 'plan' || action?.type === 'confirmProduction';

/** The own moves that belong together with the last one: of its turn, or of its production; from the base on. */
function wholeTurn(
  { from: base, events }: GameHistory,
  moves: readonly MoveRecord[],
  own: readonly number[],
): number[] {
  const last = own.at(-1) as number;
  const inProduction = isProduction((moves[last] as MoveRecord).action);
  const before = events.slice(0, last);
  const from = inProduction
    ? before.findLastIndex((those) => those.some(({ type }) => type === 'roundStarted'))
    : before.findLastIndex((those) => endsDecision(those));
  return own.filter(
    (i) => i >= base && i > from && isProduction((moves[i] as MoveRecord).action) === inProduction,
  );
}

/** Own production decisions taken out from among the moves of others; nothing where that cannot be. */
function besideOthers(
  { states, events }: GameHistory,
  moves: readonly MoveRecord[],
  taken: readonly number[],
): UndoRange | undefined {
  const keep = taken[0] as number;
  const carriedOut = events
    .slice(keep)
    .flat()
    .some(({ type }) => type === 'roundStarted' || type === 'gameFinished');
  if (carriedOut || !taken.every((i) => isProduction((moves[i] as MoveRecord).action))) return undefined;
  const removed = new Set(taken);
  const state = playedOn(states[keep], leftAfter(moves, keep, removed));
  return state === undefined ? undefined : { keep, removed, state, free: true, seen: false };
}

/** All taken out from the first own move on, but for what others decided about production in advance. */
function fromThere(course: GameHistory, moves: readonly MoveRecord[], taken: readonly number[]): UndoRange {
  const { states } = course;
  const keep = taken[0] as number;
  const others = moves.flatMap((move, i) => (i > keep && !taken.includes(i) && isByUser(move) ? i : []));
  const inAdvance = others.every(
    (i) => isProduction((moves[i] as MoveRecord).action) && states[i]?.phase === 'actions',
  );
  const removed = new Set(moves.map((_, i) => i).filter((i) => i >= keep && !others.includes(i)));
  const state = inAdvance ? playedOn(states[keep], leftAfter(moves, keep, removed)) : undefined;
  const seen = isSeen(course, keep);
  if (state !== undefined && !seen) return { keep, removed, state, free: true, seen };
  return undoRangeTo(course, moves, keep);
}

const leftAfter = (moves: readonly MoveRecord[], keep: number, removed: ReadonlySet<number>) =>
  moves.filter((_, i) => i >= keep && !removed.has(i));

/** The position after these moves too, or nothing when one of them is not possible. */
function playedOn(from: GameState | undefined, moves: readonly MoveRecord[]): GameState | undefined {
  let state = from;
  for (const { seat, action } of moves) {
    if (state === undefined) return undefined;
    const played = action === undefined ? undefined : play(state, seat, action);
    state = played?.ok ? played.state : undefined;
  }
  return state;
}
