/** Turns played moves into a change: record, announcements, end of the game. */
import { type GameEvent, pendingSeats, revealsHidden } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { PlayResult } from '../types.ts';
import type { GameChange } from './change.ts';
import { isByUser, isComputer } from './computers.ts';
import { lapseNews, withConsentLapsed } from './consent-request.ts';
import type { StartedGame } from './loaded-game.ts';
import { withoutConsent } from './members.ts';
import { endsDecision, usersToPing } from './notifications.ts';
import { withClocksRunning } from './pauses.ts';
import type { PendingMoves } from './pending-moves.ts';
import { withOrdersAfter, withoutOrders } from './standing-orders.ts';
import { withTurnSubstitutionEnded } from './substitution.ts';
import type { GameRecord } from './types.ts';

/** Updates the last post with the seats that must still decide on production. */
export const DECIDED: Announcement = { kind: 'decided', ping: [] };

/** Returns the record of a game that is over: finished, or ended early. No pause is left if it is reactivated. */
export function withStatusOver(record: GameRecord, status: 'finished' | 'ended'): GameRecord {
  const over = { ...withoutConsent(record), status, paused: false };
  return over.timing === undefined ? over : withClocksRunning(over);
}

/**
 * Ends a game that was abandoned or cancelled. The announcements in `before` are posted first. `erased`: the post doesn't
 * name the user.
 */
export function endGame(
  record: GameRecord,
  by: string,
  moderator: boolean,
  { before = [], erased }: { before?: readonly Announcement[]; erased?: boolean | undefined } = {},
): { record: GameRecord; announcements: Announcement[] } {
  return {
    record: withStatusOver(record, 'ended'),
    announcements: [...before, { kind: 'ended', by, moderator, ...(erased && { erased }), ping: [] }],
  };
}

/** Returns the record of a challenge game in which these moves revealed something. `before`: number of moves before them. */
const withReveal = (record: GameRecord, before: number, { revealed }: PendingMoves): GameRecord =>
  record.challenge === undefined || revealed === undefined
    ? record
    : { ...record, challenge: { ...record.challenge, revealed: before + revealed } };

/** Adds a user's moves and announces them when a turn is over. An open request lapses. */
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
  // A standing order ends when its player moves, whether by the order or not.
  const acted = pendingSeats(stood).filter((seat) => progress.moves.some((move) => move.seat === seat));
  const handover = endsDecision(events);
  const turns = acted.filter((seat) => handover || !pendingSeats(state).includes(seat));
  const left = turns.reduce(
    (one, seat) => withTurnSubstitutionEnded(one, state.seating[seat] ?? -1, to),
    before,
  );
  const seen = withReveal(left, moves.length, progress);
  const record = withOrdersAfter(withoutOrders(seen, acted), state, events);
  const all = [...untold, ...events];
  const announced = !quiet && (endsDecision(all) || always);
  const finished = state.phase === 'finished';
  const news: Announcement[] = announced
    ? [
        {
          kind: 'moved',
          from: record.announced,
          to,
          ping: usersToPing(record, state, all, [...moves, ...progress.moves], by),
        },
      ]
    : [];
  // A player who changes what they had confirmed has to decide again.
  const isDecided = pendingSeats(stood).join() !== pendingSeats(state).join();
  const decided = !announced && state.phase === 'production' && isDecided;
  const end: Announcement[] = finished ? [{ kind: 'finished', ping: [] }] : [];
  // Computers and standing orders answer fast; a request must not lapse before the players can answer.
  const byComputers = progress.moves.some((move) => isComputer(move.by)) && !progress.moves.some(isByUser);
  const byOrder = progress.moves.some(({ ordered }) => ordered === true) && !revealsHidden(events);
  const at = progress.moves[0]?.at ?? new Date(0);
  const lapses = !byComputers && !byOrder;
  const going = lapses ? withConsentLapsed(record, by, at) : record;
  const next = finished ? withStatusOver(record, 'finished') : going;
  return {
    record: announced ? { ...next, announced: to } : next,
    startsNewWait: handover,
    append: progress.moves,
    state,
    announcements: [
      ...(lapses ? lapseNews(record, by) : []),
      ...first,
      ...news,
      ...(decided ? [DECIDED] : []),
      ...end,
    ],
    result: { events: [...events], moves: progress.moves, announced },
  };
}
