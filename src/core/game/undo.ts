/** Removes moves from a game. */
import type { Seat } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { ServiceContext } from '../service-context.ts';
import type { ConsentOutcome } from '../types.ts';
import type { GameChange } from './change.ts';
import { isByUser, isComputer, SYSTEM_ACTOR } from './computers.ts';
import type { GameHistory } from './history.ts';
import type { StartedGame } from './loaded-game.ts';
import {
  memberAt,
  othersAsked,
  playersOf,
  seatOf,
  substituteAt,
  withErasedConceded,
  withoutConsent,
} from './members.ts';
import { endsDecision, pendingDecisions, recentlyTakenBack, usersPending } from './notifications.ts';
import { readPlan } from './parse-game.ts';
import { noMovesYet, withForcedMoves } from './pending-moves.ts';
import { emptyPlan, type Plan } from './plan.ts';
import { DECIDED, withStatusOver } from './record-moves.ts';
import { timeOf } from './schedule.ts';
import { withOrdersAfter, withOrdersUndone } from './standing-orders.ts';
import { withSubstitutionEnded } from './substitution.ts';
import type { GameRecord, MoveRecord } from './types.ts';
import { countLogLines, type UndoRange, undoRangeTo } from './undo-range.ts';

type TakenBack = ConsentOutcome & { done: true };

/** Returns whether an undo is ruled out: in a challenge, once hidden information was seen, even with consent. */
export const isFinal = ({ challenge }: GameRecord, { seen }: Pick<UndoRange, 'seen'>): boolean =>
  challenge !== undefined && seen;

/** Returns whether an undo removes a computer’s choice for this seat, which would be a hint in a game without hints. */
export const showsAdvice = ({ record, moves }: StartedGame, { removed }: UndoRange, seat: Seat): boolean =>
  record.hints !== true &&
  moves.some((move, i) => removed.has(i) && move.seat === seat && isComputer(move.by));

/** Returns how something revealed can be undone: the others are asked, never, or (`alone`) at the price of a best score. */
export function undoOfRevealed(record: GameRecord): 'asked' | 'never' | 'alone' {
  if (isFinal(record, { seen: true })) return 'never';
  return othersAsked(record, '', 'undo').length > 1 ? 'asked' : 'alone';
}

/**
 * Returns the plans of users whose planned moves are undone, with those moves as their first steps. A lone end of turn
 * is left out: the turn's action stays, so its player probably wants to do more in it.
 */
async function plansAfterUndo(
  { store, now }: ServiceContext,
  record: GameRecord,
  undone: readonly MoveRecord[],
): Promise<Plan[]> {
  const steps = playersOf(record).flatMap((user) => {
    const actions = undone.flatMap(({ by, action, planned }) =>
      planned && by === user ? (action ?? []) : [],
    );
    const from = actions.findIndex(({ type }) => type !== 'endTurn');
    return from < 0 ? [] : [{ user, actions: actions.slice(from) }];
  });
  return await Promise.all(
    steps.map(async ({ user, actions }) => {
      const stored = await store.plans.find(record.id, user);
      const plan =
        (stored && readPlan(stored)) ?? emptyPlan(record.id, user, 'alone', now(), stored?.version);
      return {
        ...plan,
        version: plan.version + 1,
        actions: [...actions, ...plan.actions],
        updatedAt: now(),
      };
    }),
  );
}

/** Carries out an undo that all players agreed to. `here`: the user who answered last and is not pinged. */
export async function undoByConsent(
  context: ServiceContext,
  game: StartedGame,
  { by, keep }: { by: string; keep: number },
  here: string,
): Promise<GameChange<TakenBack> | undefined> {
  const history = context.histories.getHistory(game);
  if (keep < history.from) return undefined;
  const range = undoRangeTo(history, game, keep);
  return await undoMoves(context, game, history, range, { by, moderator: false, here });
}

/** Removes moves and replays the forced ones. `here`: the user who caused it, who is not pinged. */
export async function undoMoves(
  context: ServiceContext,
  { record: stored, moves }: StartedGame,
  history: GameHistory,
  { keep, removed, state, seen }: UndoRange,
  { here, ...who }: { by: string; moderator: boolean; here: string },
): Promise<GameChange<TakenBack>> {
  const { histories, now } = context;
  // Members can be erased after the end.
  const record = withErasedConceded(stored, moves.length);
  const left = moves.filter((_, i) => !removed.has(i));
  const computers = moves.filter(({ by }, i) => removed.has(i) && isComputer(by)).length;
  const forced = withForcedMoves(noMovesYet(state), record, now());
  const { moves: further, state: after } = forced;
  const wasTold = [...removed].some((i) => i < record.announced);
  const stillTold = moves.filter((_, i) => i < record.announced && !removed.has(i)).length;
  const base = keep < history.from ? undefined : history.base;
  const later = histories.getHistory({ record, moves: [...left, ...further], state: after, base });
  // Removing moves can leave the ones that complete production, so more than forced moves may be new.
  const goesOn = endsDecision(later.events.slice(stillTold).flat());
  const announced = goesOn ? left.length + further.length : stillTold;

  const before = pendingDecisions(history);
  const isNew = ([seat, since]: readonly [Seat, number]) => stillSince(before.get(seat), removed) !== since;
  const back = who.moderator ? seatGivenBack(history, record, moves[keep]) : undefined;
  const place = after.seating[back ?? -1] ?? -1;
  const substituted = back === undefined ? record : withSubstitutionEnded(record, place, left.length);
  const undone = moves.filter((_, i) => removed.has(i));
  // An order for a player's next turn must not play the one they have back.
  const given = undone.flatMap(({ by, seat }) => (by === SYSTEM_ACTOR ? [] : [seat]));
  const played = withOrdersUndone(substituted, given, after.round);
  const own = who.moderator ? undefined : seatOf(played, after, who.by);
  // Without a post, the request would stay open, and its player wouldn't learn that the others agreed.
  const agreed = !who.moderator && record.consent !== undefined;
  // Undoing a substitute's move leaves the decision pending, but its player must be pinged again.
  const isAsked = (wait: readonly [Seat, number]) =>
    isNew(wait) ||
    (agreed && wait[0] === own) ||
    moves.some(
      ({ seat, by }, i) =>
        removed.has(i) &&
        seat === wait[0] &&
        by !== SYSTEM_ACTOR &&
        by !== memberAt(played, after, seat).user,
    );
  const seats = [...pendingDecisions(later)].filter(isAsked).map(([seat]) => seat);
  // Undoing one's own turn gives no time, even if a computer played it.
  const waitsOn = [...pendingDecisions(later)]
    .filter((wait) => !isNew(wait) || wait[0] === own)
    .map(([seat]) => seat);
  const ping = usersPending(withOrdersAfter(played, after), after, seats).filter((user) => user !== here);
  const peeked = hasPeeked(record, seen, who.moderator);
  const announcements: Announcement[] = [];
  if (wasTold || agreed || who.moderator) {
    announcements.push({
      kind: 'undone',
      keep: left.length,
      ...who,
      ...(computers > 0 && { computers: true }),
      ...ownAndOthers(undone, own),
      ...(back !== undefined && { back }),
      ...(stored.status === 'finished' && { reopened: true }),
      // Otherwise, the answer to the only player says so.
      ...(peeked && who.moderator && { peeked }),
      ping: goesOn ? [] : ping,
    });
  }
  if (goesOn) announcements.push({ kind: 'moved', from: stillTold, to: announced, ping });
  if (after.phase === 'finished') announcements.push({ kind: 'finished', ping: [] });
  if (announcements.length === 0 && after.phase === 'production') announcements.push(DECIDED);

  const plans = await plansAfterUndo(context, played, undone);
  const planned = plans.map(({ user }) => user);
  const reopenedAt = reopenedAfter(stored, keep);
  const takenBackBy = wasTold && !who.moderator ? who.by : undefined;
  const playing = {
    ...withoutConsent(withTraces(played, { peeked, reopenedAt, takenBackBy }, now())),
    status: 'playing' as const,
    announced,
  };
  return {
    record: after.phase === 'finished' ? withStatusOver(playing, 'finished') : playing,
    startsNewWait: true,
    waitsOn,
    keep,
    append: [...left.slice(keep), ...further],
    kept: moves.flatMap((_, i) => (i >= keep && !removed.has(i) ? i : [])),
    state: after,
    announcements,
    plans,
    result: {
      done: true,
      count: countLogLines(undone.filter(isByUser)),
      planned,
      ...(computers > 0 ? { computers } : {}),
      ...(peeked ? { peeked } : {}),
    },
  };
}

/** Returns whether something revealed was undone without asking other players, by a moderator or the only player. */
const hasPeeked = (record: GameRecord, seen: boolean, moderator: boolean): boolean =>
  seen && (moderator || undoOfRevealed(record) === 'alone');

/** Returns how many of a seat's own moves were undone, and which other seats lost moves. */
function ownAndOthers(undone: readonly MoveRecord[], own: Seat | undefined) {
  if (own === undefined) return {};
  const byUsers = undone.filter(isByUser);
  const others = [...new Set(byUsers.flatMap(({ seat }) => (seat === own ? [] : seat)))];
  const moves = countLogLines(byUsers.filter(({ seat }) => seat === own));
  return { moves, ...(others.length > 0 && { others }) };
}

/** Returns the lowest number of moves left since the game's end was undone; `undefined` if it wasn't. */
function reopenedAfter({ status, timing }: GameRecord, keep: number): number | undefined {
  const before = timing?.reopenedAt ?? (status === 'finished' ? keep : undefined);
  return before === undefined ? undefined : Math.min(before, keep);
}

/** Returns the record with the traces of an undo: that it peeked, how far it reopened the game, when posts were undone. */
function withTraces(
  record: GameRecord,
  {
    peeked,
    reopenedAt,
    takenBackBy: by,
  }: { peeked: boolean; reopenedAt: number | undefined; takenBackBy: string | undefined },
  now: Date,
): GameRecord {
  if (!peeked && reopenedAt === undefined && by === undefined) return record;
  const at = now.getTime();
  const recent = recentlyTakenBack(record, at);
  const takenBack = by === undefined ? recent : [...recent, { by, at }];
  const traces = { ...(peeked && { peeked }), ...(reopenedAt !== undefined && { reopenedAt }), takenBack };
  return { ...record, timing: { ...timeOf(record), ...traces } };
}

/** Returns the seat whose computer would repeat this move: a moderator's undo gives it back to its owner. */
function seatGivenBack({ states }: GameHistory, record: GameRecord, move: MoveRecord | undefined) {
  const place = states.at(-1)?.seating[move?.seat ?? -1] ?? -1;
  return move !== undefined && isComputer(move.by) && substituteAt(record, place)?.user === move.by
    ? move.seat
    : undefined;
}

/** Returns the start of a wait in moves, not counting removed ones; `undefined` if its first move was removed. */
function stillSince(since: number | undefined, removed: ReadonlySet<number>): number | undefined {
  if (since === undefined || removed.has(since - 1)) return undefined;
  return since - [...removed].filter((i) => i < since).length;
}
