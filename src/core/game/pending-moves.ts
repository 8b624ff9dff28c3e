/** Moves that are being added to a game in one commit, with those that are forced after them. */
import {
  type Action,
  type GameEvent,
  type GameState,
  passiveAction,
  pendingSeats,
  play,
  type Rejection,
  type Seat,
} from '../../engine/index.ts';
import { hasPeople, memberAt } from './members.ts';
import { endsDecision } from './notifications.ts';
import type { GameRecord, MoveRecord } from './types.ts';

export interface PendingMoves {
  readonly state: GameState;
  readonly moves: readonly MoveRecord[];
  readonly events: readonly GameEvent[];
}

/** Who makes a move that nobody chose. */
export const SYSTEM_ACTOR = 'forced';

/** No move yet. */
export const noMovesYet = (state: GameState): PendingMoves => ({ state, moves: [], events: [] });

/** One move more, or why the engine refuses it. */
export function addMove(
  { state, moves, events }: PendingMoves,
  move: MoveRecord & { action: Action },
): { ok: true; progress: PendingMoves } | { ok: false; rejection: Rejection } {
  const played = play(state, move.seat, move.action);
  if (!played.ok) return played;
  const progress = {
    state: played.state,
    moves: [...moves, move],
    events: [...events, ...played.events],
  };
  return { ok: true, progress };
}

/** The least committing move of a seat that the game waits for. Throws when it does not. */
export function addMinimalMove(progress: PendingMoves, seat: Seat, by: string, at: Date): PendingMoves {
  const action = passiveAction(progress.state, seat);
  if (action === undefined) throw new Error(`seat ${seat} is not waited for`);
  const next = addMove(progress, { seat, action, by, at });
  if (!next.ok) throw new Error(`the passive action is refused: ${JSON.stringify(next.rejection)}`);
  return next.progress;
}

/**
 * The least committing moves of a seat, until the game waits for it no longer or for something new: what skipping it
 * comes to.
 */
export function playMinimal(state: GameState, seat: Seat, by = SYSTEM_ACTOR, at = new Date(0)): PendingMoves {
  let progress = noMovesYet(state);
  // A turn that comes round to the same seat again is another one.
  while (pendingSeats(progress.state).includes(seat) && !endsDecision(progress.events)) {
    progress = addMinimalMove(progress, seat, by, at);
  }
  return progress;
}

/** The seats of members who have conceded are played until the game waits for somebody else, or is over. */
export function withForcedMoves(progress: PendingMoves, record: GameRecord, at: Date): PendingMoves {
  if (!hasPeople(record)) return progress;
  let now = progress;
  for (;;) {
    const { state } = now;
    const seat = pendingSeats(state).find((one) => memberAt(record, state, one).conceded);
    if (seat === undefined) return now;
    now = addMinimalMove(now, seat, SYSTEM_ACTOR, at);
  }
}
