/** What follows for the record and the channel when moves are added, or the game ends. */
import { type GameEvent, pendingSeats } from '../../engine/index.ts';
import type { GameChange, StartedGame } from '../game-service.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { PlayResult } from '../types.ts';
import { isComputer } from './computers.ts';
import { withoutConsent } from './members.ts';
import { endsDecision, usersToPing } from './notifications.ts';
import type { PendingMoves } from './pending-moves.ts';
import { withOrdersAfter, withoutOrders } from './standing-orders.ts';
import { withTurnSubstitutionEnded } from './substitution.ts';
import type { GameRecord } from './types.ts';
import { isByUser } from './undo-range.ts';

/** Who still has to decide on production has changed. */
export const DECIDED: Announcement = { kind: 'decided', ping: [] };

/** The record of a game that is over. */
export function withStatusOver(record: GameRecord, status: 'finished' | 'ended'): GameRecord {
  return { ...withoutConsent(record), status, paused: false };
}

/** The game is given up or cancelled; these announcements come before the news of it. */
export function endGame(
  record: GameRecord,
  by: string,
  moderator: boolean,
  before: readonly Announcement[] = [],
): { record: GameRecord; owed: Announcement[] } {
  return {
    record: withStatusOver(record, 'ended'),
    owed: [...before, { kind: 'ended', by, moderator, ping: [] }],
  };
}

/**
 * Moves are added to a game by a user: an open request lapses, if they are not those of computers, and so does what
 * others ordered where something hidden was seen. The channel is told when a turn is over. `first` are announcements
 * that come before; with `always` the channel is told of the moves in any case, and with `quiet` in none. `untold`: what
 * happened at moves before these of which it has not been told.
 */
export function applyMoves(
  { record: before, moves, state: stood }: StartedGame,
  progress: PendingMoves,
  by: string,
  {
    first = [],
    untold = [],
    always = false,
    quiet = false,
  }: {
    first?: readonly Announcement[];
    untold?: readonly GameEvent[];
    always?: boolean;
    quiet?: boolean;
  } = {},
): GameChange<PlayResult> {
  const { state, events } = progress;
  const to = moves.length + progress.moves.length;
  // Who is awaited and moves, by order or not, needs the order no more.
  const acted = pendingSeats(stood).filter((seat) => progress.moves.some((move) => move.seat === seat));
  const handover = endsDecision(events);
  const turns = acted.filter((seat) => handover || !pendingSeats(state).includes(seat));
  const left = turns.reduce(
    (one, seat) => withTurnSubstitutionEnded(one, state.seating[seat] ?? -1, to),
    before,
  );
  const record = withOrdersAfter(withoutOrders(left, acted), state, events);
  const all = [...untold, ...events];
  const announced = !quiet && (endsDecision(all) || always);
  const finished = state.phase === 'finished';
  const told: Announcement[] = announced
    ? [{ kind: 'moved', from: record.announced, to, ping: usersToPing(record, state, all, by) }]
    : [];
  const decided = !announced && state.phase === 'production' && turns.length > 0;
  const end: Announcement[] = finished ? [{ kind: 'finished', ping: [] }] : [];
  // Who is asked for agreement has more time than a computer takes.
  const byComputers = progress.moves.some((move) => isComputer(move.by)) && !progress.moves.some(isByUser);
  const going = byComputers ? record : withoutConsent(record);
  const next = finished ? withStatusOver(record, 'finished') : going;
  return {
    record: announced ? { ...next, announced: to } : next,
    startsNewWait: handover,
    append: progress.moves,
    state,
    owed: [...first, ...told, ...(decided ? [DECIDED] : []), ...end],
    result: { events: [...events], moves: progress.moves, announced },
  };
}
