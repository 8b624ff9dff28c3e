/** Taking moves back: what is left of the game, who is asked again, what the channel hears. */

import type { Seat } from '../../engine/index.ts';
import type { GameChange, ServiceContext, StartedGame } from '../game-service.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { ConsentOutcome } from '../types.ts';
import { isComputer } from './computers.ts';
import type { GameHistory } from './history.ts';
import { memberAt, standInAt, withoutConsent } from './members.ts';
import { endsDecision, pendingDecisions, usersPending } from './notifications.ts';
import { noMovesYet, SYSTEM_ACTOR, withForcedMoves } from './pending-moves.ts';
import { DECIDED, withStatusOver } from './record-moves.ts';
import { withOrdersAfter } from './standing-orders.ts';
import { withSubstitutionEnded } from './substitution.ts';
import type { GameRecord, MoveRecord } from './types.ts';
import { type UndoRange, undoRangeTo } from './undo-range.ts';

type TakenBack = ConsentOutcome & { done: true };

/** In a challenge nobody plays on with what they have seen, whoever agrees. */
export const isFinal = ({ challenge }: GameRecord, { seen }: Pick<UndoRange, 'seen'>): boolean =>
  challenge !== undefined && seen;

/** All have agreed to what was asked: the game is taken back to its first `keep` moves. */
export function undoByConsent(
  tools: ServiceContext,
  game: StartedGame,
  { by, keep }: { by: string; keep: number },
  here: string,
): GameChange<TakenBack> | undefined {
  const course = tools.positions.course(game);
  if (keep < course.from) return undefined;
  const takeback = undoRangeTo(course, game.moves, keep);
  return undoMoves(tools, game, course, takeback, { by, moderator: false, here });
}

/**
 * The game without the moves that are taken out, with forced moves made anew. The channel is told if it had
 * been told of these moves; those are pinged for whom something waits now that did not before, but for the one who
 * did it: they are `here`.
 */
export function undoMoves(
  { positions, now }: ServiceContext,
  { record, moves }: StartedGame,
  course: GameHistory,
  { keep, removed, state }: UndoRange,
  { here, ...who }: { by: string; moderator: boolean; here: string },
): GameChange<TakenBack> {
  const left = moves.filter((_, i) => !removed.has(i));
  const computers = moves.filter(({ by }, i) => removed.has(i) && isComputer(by)).length;
  const forced = withForcedMoves(noMovesYet(state), record, now());
  const { moves: further, state: after } = forced;
  const wasTold = [...removed].some((i) => i < record.announced);
  const stillTold = moves.filter((_, i) => i < record.announced && !removed.has(i)).length;
  const base = keep < course.from ? undefined : course.base;
  const later = positions.course({ record, moves: [...left, ...further], state: after, base });
  // Not only by forced moves: without what is taken out, those left may be the last that production waited for.
  const goesOn = endsDecision(later.events.slice(stillTold).flat());
  const announced = goesOn ? left.length + further.length : stillTold;

  const before = pendingDecisions(course);
  const isNew = ([seat, since]: readonly [Seat, number]) => stillSince(before.get(seat), removed) !== since;
  const back = who.moderator ? seatGivenBack(course, record, moves[keep]) : undefined;
  const place = after.seating[back ?? -1] ?? -1;
  const played = back === undefined ? record : withSubstitutionEnded(record, place, left.length);
  // A seat whose stand-in's move is taken back may have waited all along: whoever plays it is asked anew.
  const isAsked = (wait: readonly [Seat, number]) =>
    isNew(wait) ||
    moves.some(
      ({ seat, by }, i) =>
        removed.has(i) &&
        seat === wait[0] &&
        by !== SYSTEM_ACTOR &&
        by !== memberAt(played, after, seat).user,
    );
  const seats = [...pendingDecisions(later)].filter(isAsked).map(([seat]) => seat);
  const waitsOn = [...pendingDecisions(later)].filter((wait) => !isNew(wait)).map(([seat]) => seat);
  const ping = usersPending(withOrdersAfter(played, after), after, seats).filter((user) => user !== here);
  const owed: Announcement[] = [];
  if (wasTold || who.moderator) {
    const too = computers > 0 ? { computers: true } : {};
    const given = back === undefined ? {} : { back };
    owed.push({ kind: 'undone', keep: left.length, ...who, ...too, ...given, ping: goesOn ? [] : ping });
  }
  if (goesOn) owed.push({ kind: 'moved', from: stillTold, to: announced, ping });
  if (after.phase === 'finished') owed.push({ kind: 'finished', ping: [] });
  if (owed.length === 0 && after.phase === 'production') owed.push(DECIDED);

  const playing = { ...withoutConsent(played), status: 'playing' as const, announced };
  return {
    record: after.phase === 'finished' ? withStatusOver(playing, 'finished') : playing,
    startsNewWait: true,
    waitsOn,
    keep,
    append: [...left.slice(keep), ...further],
    state: after,
    owed,
    result: { done: true, count: removed.size, ...(computers > 0 ? { computers } : {}) },
  };
}

/**
 * Returns the seat that goes back to its owner when a moderator takes back this move: a computer that plays for somebody
 * would make the same move again at once. Nothing for all other moves.
 */
function seatGivenBack(
  { states }: GameHistory,
  record: GameRecord,
  move: MoveRecord | undefined,
): Seat | undefined {
  const place = states.at(-1)?.seating[move?.seat ?? -1] ?? -1;
  return move !== undefined && isComputer(move.by) && standInAt(record, place)?.user === move.by
    ? move.seat
    : undefined;
}

/**
 * The number of moves at which a waiting began, counted without the moves that are taken out; nothing when the
 * move that it began with is one of them.
 */
function stillSince(since: number | undefined, removed: ReadonlySet<number>): number | undefined {
  if (since === undefined || removed.has(since - 1)) return undefined;
  return since - [...removed].filter((i) => i < since).length;
}
