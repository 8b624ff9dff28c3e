/** Moves added to a game in one commit, including those that are forced. */
import {
  type Action,
  type GameEvent,
  type GameState,
  passiveAction,
  pendingSeats,
  play,
  type Rejection,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';
import { SYSTEM_ACTOR } from './computers.ts';
import { hasHumans, memberAt } from './members.ts';
import { endsDecision } from './notifications.ts';
import type { GameRecord, MoveRecord } from './types.ts';

export interface PendingMoves {
  readonly state: GameState;
  readonly moves: readonly MoveRecord[];
  readonly events: readonly GameEvent[];
  /** Number of these moves up to the last that revealed something hidden. Default: none did. */
  readonly revealed?: number;
}

/** Returns the start of a commit's moves: this position, nothing added. */
export const noMovesYet = (state: GameState): PendingMoves => ({ state, moves: [], events: [] });

/** Adds a move. Returns the engine's rejection if it is illegal. */
export function addMove(
  { state, moves, events, revealed }: PendingMoves,
  move: MoveRecord & { action: Action },
): { ok: true; progress: PendingMoves } | { ok: false; rejection: Rejection } {
  const played = play(state, move.seat, move.action);
  if (!played.ok) return played;
  const last = revealsHidden(played.events) ? moves.length + 1 : revealed;
  const progress = {
    state: played.state,
    moves: [...moves, move],
    events: [...events, ...played.events],
    ...(last !== undefined && { revealed: last }),
  };
  return { ok: true, progress };
}

/** Adds the minimal (least committing) move of a pending seat. Throws if the seat is not pending. */
function addMinimalMove(progress: PendingMoves, seat: Seat, by: string, at: Date): PendingMoves {
  const action = passiveAction(progress.state, seat);
  if (action === undefined) throw new Error(`seat ${seat} is not waited for`);
  const next = addMove(progress, { seat, action, by, at });
  if (!next.ok) throw new Error(`the passive action is refused: ${JSON.stringify(next.rejection)}`);
  return next.progress;
}

/** Plays minimal moves for a seat until its decision ends: the effect of skipping it. */
export function playMinimal(state: GameState, seat: Seat, by = SYSTEM_ACTOR, at = new Date(0)): PendingMoves {
  let progress = noMovesYet(state);
  // If the same seat is next again, that is a new turn.
  while (pendingSeats(progress.state).includes(seat) && !endsDecision(progress.events)) {
    progress = addMinimalMove(progress, seat, by, at);
  }
  return progress;
}

/** Plays minimal moves for conceded members until another seat is pending or the game is over. */
export function withForcedMoves(progress: PendingMoves, record: GameRecord, at: Date): PendingMoves {
  if (!hasHumans(record)) return progress;
  let now = progress;
  for (;;) {
    const { state } = now;
    const seat = pendingSeats(state).find((one) => memberAt(record, state, one).conceded);
    if (seat === undefined) return now;
    now = addMinimalMove(now, seat, SYSTEM_ACTOR, at);
  }
}
