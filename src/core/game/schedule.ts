/** When a game's clocks and jobs are due. Pure; recomputed in every commit. */
import {
  commonActiveTime,
  deadlineFor,
  deadlineOf,
  nextReminder,
  originOf,
  type Person,
  type PersonIn,
  presetOf,
  startTiming,
  type Wait,
  waitingFor,
  weekEnds,
  withClockResumed,
  withClockStopped,
  withoutVote,
  withPlayerChanged,
  withTimeCounted,
  withTimeSkipped,
} from '../../calendar/index.ts';
import { DAY_MS, MINUTE_MS } from '../../durations.ts';
import { type GameState, pendingSeats, type Seat } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { JobKind, ScheduledJob } from '../scheduler/job.ts';
import type { Actor } from '../types.ts';
import { isComputer } from './computers.ts';
import { idleDues } from './idle-games.ts';
import { computerToMove, isLone, isPlayedByOwner, playerAt } from './members.ts';
import { orderOf } from './standing-orders.ts';
import { settlingAt } from './timeout-votes.ts';
import type { GameRecord, TableTime } from './types.ts';

export const CLOCK_ACTOR: Actor = { user: 'clock', name: '', moderator: false };
/** Delay before a standing order is executed, so that the previous player can undo. */
const ORDER_DELAY_MS = MINUTE_MS;
/** Milliseconds by which the clock of the database may be ahead of this process's. */
const MAX_CLOCK_SKEW_MS = 10 * MINUTE_MS;
/** How far ahead jobs of a kind can be due. Other kinds are due at dates, with no limit. */
export const MAX_LEAD_MS: Partial<Record<JobKind, number>> = { think: 0, order: ORDER_DELAY_MS };
const AT_ONCE = new Date(0);
const SUSPEND_AFTER_MS = 10 * DAY_MS;

/** Returns a game's time settings and clocks; those of a friendly game if it has none. */
export const timeOf = ({ timing }: GameRecord): TableTime => timing ?? startTiming('friendly', 0);

/** Returns the settings of each seat's player, without absence if the table does not allow it. */
export function personIn(record: GameRecord, state: GameState, people: (user: string) => Person): PersonIn {
  return (seat) => {
    const person = people(playerAt(record, state, seat));
    return record.timing?.noAway === true ? { hours: person.hours } : person;
  };
}

/** Returns a game's timing counted up to `now`. The time of a person who plays alone doesn't count. */
export function withCountedTime(
  record: GameRecord,
  timing: TableTime,
  persons: PersonIn,
  now: number,
): TableTime {
  const counted = isLone(record) ? withTimeSkipped(timing, now) : withTimeCounted(timing, persons, now);
  return { ...timing, ...counted };
}

/**
 * Returns a game's timing after a change at `now` to the record `earlier`. `isUndo`: a wait that ends here was not played.
 */
export function withTimingAt(
  earlier: GameRecord,
  record: GameRecord,
  state: GameState | undefined,
  people: (user: string) => Person,
  now: number,
  isUndo = false,
): TableTime {
  const { common: _, ...stored } = timeOf(record);
  const begun = begunBy(now, stored, earlier);
  if (record.status === 'lobby') return withCommon(begun, record, people, now);
  const kept = withPauses(begun, earlier, record, now);
  if (state === undefined) return { ...kept, waits: [] };
  const persons = personIn(record, state, people);
  const before =
    isLone(earlier) || isLone(record)
      ? withCountedTime(earlier, kept, personIn(earlier, state, people), now)
      : kept;
  // Time taken from the pools stays used, even if the game is reactivated.
  if (record.status !== 'playing') return { ...before, ...waitingFor(before, new Map(), persons, now) };
  // Computers have no clock.
  const awaitedPeople = pendingSeats(state).filter((seat) => !isComputer(playerAt(record, state, seat)));
  const seats = new Map(awaitedPeople.map((seat) => [seat, record.turnVersion]));
  // Pools are filled once, when the game begins.
  const { pools } = before.pools.length > 0 ? before : startTiming(before.pace, state.players.length);
  // No one decides about a person who plays alone.
  const asked = (wait: Wait) => (isLone(record) ? withoutVote(wait) : wait);
  const filled = { ...before, pools, ended: (before.ended ?? []).map(asked) };
  // Clocks resume before counting, and stop after it.
  const running = filled.stopped && !record.paused ? withClockResumed(filled, now) : filled;
  const waiting = { ...running, ...waitingFor(running, seats, persons, now) };
  const timed =
    record.paused && !waiting.stopped ? { ...waiting, ...withClockStopped(waiting, persons, now) } : waiting;
  const shown = withShownPace(timed, record);
  const next = { ...timed, waits: timed.waits.map((wait) => withDeadline(shown, asked(wait), persons)) };
  const played = isUndo ? [] : endedWaits(record, { ...record, timing: next });
  return withoutOutdated(next, record, state, played);
}

/**
 * Moves timestamps in the future to `now`, because the system clock was set back. Keeps those of new reminders, which
 * would come again: they use the clock of the database, which may be ahead.
 */
function begunBy(now: number, timing: TableTime, earlier: GameRecord): TableTime {
  const waits = timing.waits.map((wait) => {
    const { at, counted, reminded = 0, remindFrom, expired } = wait;
    const isSetBack = reminded > now + MAX_CLOCK_SKEW_MS && reminded === waitOf(earlier, wait.seat)?.reminded;
    return {
      ...wait,
      at: Math.min(at, now),
      // A clock that has begun has had its time deducted up to `counted`, so it stands still until then.
      counted: at > now ? Math.min(counted, now) : counted,
      ...(remindFrom === undefined ? {} : { remindFrom: Math.min(remindFrom, now) }),
      ...(isSetBack ? { reminded: now } : {}),
      ...(expired === undefined ? {} : { expired: Math.min(expired, now) }),
    };
  });
  return { ...timing, waits };
}

/**
 * Returns the timing with a pause begun or ended, if the game has just stopped or resumed. When a paused game is shelved, its
 * pause ends and another begins.
 */
function withPauses(
  timing: TableTime,
  earlier: GameRecord,
  { paused, status }: GameRecord,
  now: number,
): TableTime {
  const { pauses = [] } = timing;
  const last = pauses.at(-1);
  const isOpen = last !== undefined && last.to === undefined;
  const isStopped = paused || status !== 'playing';
  if (isStopped === isOpen && (!isOpen || status === earlier.status)) return timing;
  const over = isOpen ? [...pauses.slice(0, -1), { ...last, to: now }] : pauses;
  return { ...timing, pauses: isStopped ? [...over, { from: now }] : over };
}

/** Returns a lobby's timing with the members' common waking hours, if at least two have set theirs. */
function withCommon(
  timing: TableTime,
  { members }: GameRecord,
  people: (user: string) => Person,
  now: number,
): TableTime {
  const hours = members.flatMap(({ user }) => (isComputer(user) ? [] : (people(user).hours ?? [])));
  return hours.length < 2 ? timing : { ...timing, common: commonActiveTime(hours, now) };
}

/** Returns the timing that a game's deadlines and reminders follow: alone, a player has no clock at any pace. */
export const withShownPace = (timing: TableTime, record: GameRecord): TableTime =>
  isLone(record) ? { ...timing, pace: 'friendly' } : timing;

function withDeadline(timing: TableTime, wait: Wait, persons: PersonIn): Wait {
  const { deadline: _, poolFrom: _pool, ...rest } = wait;
  if (!presetOf(timing.pace).clock || wait.expired !== undefined) return rest;
  const person = persons(wait.seat);
  const deadline = deadlineOf(timing, wait, person);
  const pool = timing.pools[wait.seat] ?? 0;
  const poolFrom = pool > 0 ? deadlineFor(timing, wait, person, pool) : undefined;
  return {
    ...rest,
    ...(deadline === undefined ? {} : { deadline }),
    ...(poolFrom === undefined ? {} : { poolFrom }),
  };
}

/**
 * Removes votes on seats whose time is no longer up, and the search for substitutes of seats that are played again. Votes on
 * a wait that has ended stay, in case it begins again.
 */
function withoutOutdated(
  { votes, open, ...time }: TableTime,
  record: GameRecord,
  state: GameState,
  played: readonly Wait[],
): TableTime {
  const isUp = (waits: readonly Wait[], seat: Seat) =>
    waits.some((wait) => wait.seat === seat && wait.expired !== undefined);
  const up = (seat: Seat) => isUp(time.waits, seat);
  const left = votes?.filter(({ seat }) => up(seat) || isUp(time.ended ?? [], seat)) ?? [];
  const isUnplayed = (seat: Seat) =>
    played.every((wait) => wait.seat !== seat) && isPlayedByOwner(record, state, seat);
  const wanted = open?.filter((seat) => up(seat) || isUnplayed(seat)) ?? [];
  return {
    ...time,
    ...(left.length > 0 ? { votes: left } : {}),
    ...(wanted.length > 0 ? { open: wanted } : {}),
  };
}

/**
 * Returns the record in which these seats' waits began at version `since`, so that they continue with the time they have
 * left, and their panels, reminders and votes stay valid. A wait that has ended begins again.
 */
export function withWaitsContinued(record: GameRecord, seats: readonly Seat[], since: number): GameRecord {
  const { timing } = record;
  if (timing === undefined || seats.length === 0) return record;
  const continued = (wait: Wait) =>
    seats.includes(wait.seat) ? { ...wait, since, origin: originOf(wait) } : wait;
  const { waits, ended = [] } = timing;
  return { ...record, timing: { ...timing, waits: waits.map(continued), ended: ended.map(continued) } };
}

/** Returns the record with a change to one seat's wait, if the game waits for it. */
export function withWait(record: GameRecord, seat: Seat, change: (wait: Wait) => Wait): GameRecord {
  const { timing } = record;
  if (timing === undefined) return record;
  const waits = timing.waits.map((wait) => (wait.seat === seat ? change(wait) : wait));
  return { ...record, timing: { ...timing, waits } };
}

/** Returns the record with a change to one seat's wait, even if it has ended and may come back. */
export function withLastWait(record: GameRecord, seat: Seat, change: (wait: Wait) => Wait): GameRecord {
  const changed = withWait(record, seat, change);
  const { timing } = changed;
  if (timing?.ended === undefined) return changed;
  const ended = timing.ended.map((wait) => (wait.seat === seat ? change(wait) : wait));
  return { ...changed, timing: { ...timing, ended } };
}

/** Returns the record for another player of a seat, whose wait may come back after a computer's turn. */
export const withSeatHandedOver = (record: GameRecord, seat: Seat): GameRecord =>
  withLastWait(record, seat, withPlayerChanged);

/** Returns the version at which the game began to wait for a seat, before any undos; 0 if it does not wait. */
export function sinceOf(record: GameRecord, seat: Seat): number {
  const wait = waitOf(record, seat);
  return wait === undefined ? 0 : originOf(wait);
}

function endedWaits(before: GameRecord, after: GameRecord): Wait[] {
  return waitsOf(before).filter((wait) => sameWait(after, wait) === undefined);
}

const waitsOf = ({ timing }: GameRecord): readonly Wait[] => timing?.waits ?? [];

/** Returns a wait as it is in another version of the game; `undefined` if the game does not wait there. */
const sameWait = (record: GameRecord, { seat, ...begun }: Wait): Wait | undefined =>
  waitsOf(record).find((wait) => wait.seat === seat && originOf(wait) === originOf(begun));

/** Returns announcements that delete the vote and the reminders of players who got more time, or a substitute. */
export function settledNotices(before: GameRecord, after: GameRecord): Announcement[] {
  const isSettled = (wait: Wait) => {
    const now = sameWait(after, wait);
    return wait.expired !== undefined && now !== undefined && now.expired === undefined;
  };
  return heeded(waitsOf(before).filter(isSettled));
}

const heeded = (waits: readonly Pick<Wait, 'seat' | 'since' | 'origin'>[]): Announcement[] =>
  waits.map((wait) => ({ kind: 'heeded', seat: wait.seat, since: originOf(wait), ping: [] }));

/** Returns announcements that delete the reminders of ended waits, and the posts of searches that are over. */
export const noticesToRemove = (before: GameRecord, after: GameRecord): Announcement[] => {
  const ended = endedWaits(before, after).filter(
    (wait) =>
      wait.reminders > 0 || wait.expired !== undefined || wait.called === true || wasNudged(before, wait),
  );
  const left = searchesIn(after);
  // Posts of searches are stored without a wait.
  const found = searchesIn(before).flatMap((seat) => (left.includes(seat) ? [] : { seat, since: 0 }));
  return heeded([...ended, ...found]);
};

/**
 * Returns announcements of votes that continue because their wait begins again, or because a late player is back and ends the
 * search that replaced the vote. Without pings: the voters were called before.
 */
export const votesGoingOn = (before: GameRecord, after: GameRecord): Announcement[] => {
  const left = searchesIn(after);
  const found = searchesIn(before).filter((seat) => !left.includes(seat));
  const begun = endedWaits(after, before);
  return waitsOf(after)
    .filter((wait) => wait.expired !== undefined && (begun.includes(wait) || found.includes(wait.seat)))
    .map((wait) => ({ kind: 'timeUp', seat: wait.seat, since: originOf(wait), ping: [] }));
};

const searchesIn = ({ status, timing }: GameRecord): readonly Seat[] =>
  status === 'playing' ? (timing?.open ?? []) : [];

const wasNudged = ({ timing }: GameRecord, { seat, at }: Wait): boolean =>
  timing?.nudged?.some((nudge) => nudge.seat === seat && nudge.at >= at) === true;

export const waitOf = ({ timing }: GameRecord, seat: Seat): Wait | undefined =>
  timing?.waits.find((wait) => wait.seat === seat);

/** Returns the job key of a computer's turn. One key per game: other changes do not restart the search. */
export const thinkKey = (game: string): string => `${game} ${THINK}`;
const THINK: JobKind = 'think';

const WEEK: JobKind = 'week';

/** Returns the job that posts the challenge ladder at the end of the week, whatever the game's status. */
function weekDues({ id, status, challenge }: GameRecord): ScheduledJob[] {
  if (challenge === undefined || challenge.told === true || status === 'lobby') return [];
  return [{ key: `${id} ${WEEK}`, kind: WEEK, seat: 0, at: new Date(weekEnds(challenge.week)) }];
}

/** Returns all future jobs of a game. A reminder that is overdue at `now` is due as soon as it disturbs no one. */
export const jobsOf = (...given: Parameters<typeof playingDues>): ScheduledJob[] => [
  ...weekDues(given[0]),
  ...idleDues(given[0]),
  ...playingDues(...given),
];

function playingDues(
  record: GameRecord,
  state: GameState | undefined,
  people: (user: string) => Person,
  now: number,
): ScheduledJob[] {
  const { timing } = record;
  if (timing === undefined || state === undefined || record.status !== 'playing' || timing.stopped) return [];
  const persons = personIn(record, state, people);
  const shown = withShownPace(timing, record);
  const seat = computerToMove(record, state);
  const think: ScheduledJob[] =
    seat === undefined ? [] : [{ key: thinkKey(record.id), kind: THINK, seat, at: AT_ONCE }];
  const waits = timing.waits.flatMap((wait) => {
    const { seat, since, reminders, expired } = wait;
    const due = (kind: JobKind, at: number | undefined, nth = 0): ScheduledJob[] =>
      at === undefined
        ? []
        : [{ key: `${record.id} ${kind} ${seat} ${since} ${nth}`, kind, seat, at: new Date(Math.ceil(at)) }];
    const person = persons(seat);
    // `counted` restarts after a pause, so the previous player gets the full delay again.
    const next =
      orderOf(record, seat) === undefined
        ? due('remind', nextReminder(shown, wait, person, now), reminders)
        : due('order', wait.counted + ORDER_DELAY_MS);
    return [
      ...next,
      ...(isLone(record) || expired !== undefined ? [] : due('expire', deadlineOf(timing, wait, person))),
      ...(expired === undefined ? [] : due('setAside', expired + SUSPEND_AFTER_MS)),
      ...due('settle', settlingAt(record, state, seat)),
    ];
  });
  return [...think, ...waits];
}
