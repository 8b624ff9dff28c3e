/** Determines what an undo removes and whether it needs consent (R-UNDO-1). Pure. */
import { type ActionType, type GameState, play, revealsHidden, type Seat } from '../../engine/index.ts';
import type { Refusal, UndoScope } from '../types.ts';
import { isSimultaneous } from './acting.ts';
import { isByUser, SYSTEM_ACTOR } from './computers.ts';
import type { GameHistory } from './history.ts';
import type { StartedGame } from './loaded-game.ts';
import { endsDecision } from './notifications.ts';
import type { MoveRecord } from './types.ts';

export interface UndoRange {
  readonly keep: number;
  readonly removed: ReadonlySet<number>;
  readonly state: GameState;
  /** No other player is affected, so no consent is needed. */
  readonly free: boolean;
  readonly seen: boolean;
}

type PlayedGame = Pick<StartedGame, 'record' | 'moves'>;

/** Actions without a line of their own in the log. */
const UNLOGGED: readonly ActionType[] = ['endTurn', 'plan', 'confirmProduction'];

/** Returns whether the log has a line about a move. */
export const hasLogLine = ({ action }: MoveRecord): boolean =>
  action === undefined || !UNLOGGED.includes(action.type);

/** Returns how many of these moves the log shows, or how many there are if it shows none. */
export const countLogLines = (moves: readonly MoveRecord[]): number =>
  moves.filter(hasLogLine).length || moves.length;

/** Removes all moves from `keep` on. */
export function undoRangeTo(history: GameHistory, game: PlayedGame, keep: number): UndoRange {
  const removed = new Set(game.moves.map((_, i) => i).filter((i) => i >= keep));
  return {
    keep,
    removed,
    state: history.states[keep] as GameState,
    free: false,
    seen: isSeen(history, game, keep),
  };
}

/** Returns whether hidden information was revealed after `keep` moves. */
function isSeen({ states, events }: GameHistory, { record }: PlayedGame, keep: number): boolean {
  if (revealsHidden(events.slice(keep).flat())) return true;
  // The final scoring reveals the whole pile, which only production decisions could not exploit.
  const hasEnded = keep < (record.timing?.reopenedAt ?? 0) || states.at(-1)?.phase === 'finished';
  return hasEnded && states[keep]?.phase !== 'production';
}

/** Returns what a seat's undo removes: all since its last move, or its production decision alone. */
export function planUndo(
  history: GameHistory,
  game: PlayedGame,
  seat: Seat,
  scope: UndoScope,
): UndoRange | Refusal {
  const { moves } = game;
  const own = moves.flatMap((move, i) => (move.seat === seat && move.by !== SYSTEM_ACTOR ? i : []));
  const last = own.at(-1);
  if (last === undefined) return { code: 'nothingToUndo' };
  if (last < history.from) return { code: 'cannotReplay' };
  const over = history.states.at(-1)?.phase === 'finished';
  if (over && moves.slice(last + 1).some(isByUser)) return { code: 'over' };
  const taken = scope === 'step' ? [last] : wholeTurn(history, moves, own);
  return besideOthers(history, moves, taken) ?? fromThere(history, game, taken);
}

function wholeTurn(
  { from: base, events }: GameHistory,
  moves: readonly MoveRecord[],
  own: readonly number[],
): number[] {
  const last = own.at(-1) as number;
  const inProduction = isSimultaneous((moves[last] as MoveRecord).action);
  const before = events.slice(0, last);
  const from = inProduction
    ? before.findLastIndex((those) => those.some(({ type }) => type === 'roundStarted'))
    : before.findLastIndex((those) => endsDecision(those));
  return own.filter(
    (i) => i >= base && i > from && isSimultaneous((moves[i] as MoveRecord).action) === inProduction,
  );
}

/** Removes only the player's production decisions among others' moves; `undefined` if that is impossible. */
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
  if (carriedOut || !taken.every((i) => isSimultaneous((moves[i] as MoveRecord).action))) return undefined;
  const removed = new Set(taken);
  const state = playedOn(states[keep], leftAfter(moves, keep, removed));
  return state === undefined ? undefined : { keep, removed, state, free: true, seen: false };
}

/** Removes all moves from the player's first one on, but keeps other players' advance production decisions. */
function fromThere(history: GameHistory, game: PlayedGame, taken: readonly number[]): UndoRange {
  const { moves } = game;
  const { states } = history;
  const keep = taken[0] as number;
  const others = moves.flatMap((move, i) => (i > keep && !taken.includes(i) && isByUser(move) ? i : []));
  const inAdvance = others.every(
    (i) => isSimultaneous((moves[i] as MoveRecord).action) && states[i]?.phase === 'actions',
  );
  const removed = new Set(moves.map((_, i) => i).filter((i) => i >= keep && !others.includes(i)));
  const state = inAdvance ? playedOn(states[keep], leftAfter(moves, keep, removed)) : undefined;
  const seen = isSeen(history, game, keep);
  if (state !== undefined && !seen) return { keep, removed, state, free: true, seen };
  return undoRangeTo(history, game, keep);
}

const leftAfter = (moves: readonly MoveRecord[], keep: number, removed: ReadonlySet<number>) =>
  moves.filter((_, i) => i >= keep && !removed.has(i));

/** Replays these moves from a position; `undefined` if one is illegal. */
function playedOn(from: GameState | undefined, moves: readonly MoveRecord[]): GameState | undefined {
  let state = from;
  for (const { seat, action } of moves) {
    if (state === undefined) return undefined;
    const played = action === undefined ? undefined : play(state, seat, action);
    state = played?.ok ? played.state : undefined;
  }
  return state;
}
