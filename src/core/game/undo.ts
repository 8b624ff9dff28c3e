/** Taking moves back: what is left of the game, who is asked again, what the channel hears. */

import type { Seat } from '../../engine/index.ts';
import type { Begun, Change, Tools } from '../game-service.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { Asked } from '../types.ts';
import { isComputer } from './computers.ts';
import type { Course } from './history.ts';
import { memberAt, standInAt, withoutConsent } from './members.ts';
import { calledIn, handsOver, waits } from './notifications.ts';
import { FORCED, standing, withForced } from './pending-moves.ts';
import { DECIDED, over } from './record-moves.ts';
import { standingAfter } from './standing-orders.ts';
import { leaving } from './substitution.ts';
import type { GameRecord, StoredMove } from './types.ts';
import { type Takeback, takeBackTo } from './undo-range.ts';

type TakenBack = Asked & { done: true };

/** In a challenge nobody plays on with what they have seen, whoever agrees. */
export const isForGood = ({ challenge }: GameRecord, { seen }: Pick<Takeback, 'seen'>): boolean =>
  challenge !== undefined && seen;

/** All have agreed to what was asked: the game is taken back to its first `keep` moves. */
export function takenBackByConsent(
  tools: Tools,
  game: Begun,
  { by, keep }: { by: string; keep: number },
  here: string,
): Change<TakenBack> | undefined {
  const course = tools.positions.course(game);
  if (keep < course.from) return undefined;
  const takeback = takeBackTo(course, game.moves, keep);
  return takenBack(tools, game, course, takeback, { by, moderator: false, here });
}

/**
 * The game without the moves that are taken out, with forced moves made anew. The channel is told if it had
 * been told of these moves; those are pinged for whom something waits now that did not before, but for the one who
 * did it: they are `here`.
 */
export function takenBack(
  { positions, now }: Tools,
  { record, moves }: Begun,
  course: Course,
  { keep, removed, state }: Takeback,
  { here, ...who }: { by: string; moderator: boolean; here: string },
): Change<TakenBack> {
  const left = moves.filter((_, i) => !removed.has(i));
  const computers = moves.filter(({ by }, i) => removed.has(i) && isComputer(by)).length;
  const forced = withForced(standing(state), record, now());
  const { moves: further, state: after } = forced;
  const wasTold = [...removed].some((i) => i < record.announced);
  const stillTold = moves.filter((_, i) => i < record.announced && !removed.has(i)).length;
  const base = keep < course.from ? undefined : course.base;
  const later = positions.course({ record, moves: [...left, ...further], state: after, base });
  // Not only by forced moves: without what is taken out, those left may be the last that production waited for.
  const goesOn = handsOver(later.events.slice(stillTold).flat());
  const announced = goesOn ? left.length + further.length : stillTold;

  const before = waits(course);
  const isNew = ([seat, since]: readonly [Seat, number]) => stillSince(before.get(seat), removed) !== since;
  const back = who.moderator ? seatGivenBack(course, record, moves[keep]) : undefined;
  const place = after.seating[back ?? -1] ?? -1;
  const played = back === undefined ? record : leaving(record, place, left.length);
  // A seat whose stand-in's move is taken back may have waited all along: whoever plays it is asked anew.
  const isAsked = (wait: readonly [Seat, number]) =>
    isNew(wait) ||
    moves.some(
      ({ seat, by }, i) =>
        removed.has(i) && seat === wait[0] && by !== FORCED && by !== memberAt(played, after, seat).user,
    );
  const seats = [...waits(later)].filter(isAsked).map(([seat]) => seat);
  const waitsOn = [...waits(later)].filter((wait) => !isNew(wait)).map(([seat]) => seat);
  const ping = calledIn(standingAfter(played, after), after, seats).filter((user) => user !== here);
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
    record: after.phase === 'finished' ? over(playing, 'finished') : playing,
    handover: true,
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
  { states }: Course,
  record: GameRecord,
  move: StoredMove | undefined,
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
