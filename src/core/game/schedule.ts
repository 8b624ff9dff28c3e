/** The time of a game after each change: whom it waits for, and all that is to be done about it later. */

import {
  commonActiveTime,
  deadlineOf,
  nextReminder,
  type Person,
  type PersonIn,
  presetOf,
  startTiming,
  type Wait,
  waitingFor,
  weekEnds,
  withClockResumed,
  withClockStopped,
} from '../../calendar/index.ts';
import { DAY_MS, MINUTE_MS } from '../../durations.ts';
import { type GameState, pendingSeats, type Seat } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { JobKind, ScheduledJob } from '../scheduler/job.ts';
import type { Actor } from '../types.ts';
import { isComputer } from './computers.ts';
import { computerToMove, playerAt, playersOf } from './members.ts';
import { orderOf } from './standing-orders.ts';
import type { GameRecord, TableTime } from './types.ts';

/** The clock does things in nobody's name. */
export const CLOCK_ACTOR: Actor = { user: 'clock', name: '', moderator: false };
/** Milliseconds after which a standing order is carried out: who moved before can take it back until then. */
export const ORDER_DELAY_MS = MINUTE_MS;
/** How many milliseconds ahead things of a kind can be due; all others are due at dates, however far ahead. */
export const MAX_LEAD_MS: Partial<Record<JobKind, number>> = { think: 0, order: ORDER_DELAY_MS };
/** When something is due at once, whatever the clock says. */
const AT_ONCE = new Date(0);
/** Milliseconds from the end of somebody's time until the game is set aside. */
export const SUSPEND_AFTER_MS = 10 * DAY_MS;

/** The time of a game that has none yet: it was begun before there was any. */
export const timeOf = ({ timing }: GameRecord): TableTime => timing ?? startTiming('friendly', 0);

/** What each seat's player has settled; nobody's days away where the table does not allow any. */
export function personIn(record: GameRecord, state: GameState, people: (user: string) => Person): PersonIn {
  return (seat) => {
    const person = people(playerAt(record, state, seat));
    return record.timing?.noAway === true ? { hours: person.hours } : person;
  };
}

/** The time of a game as it is after a change of the game at this moment. */
export function withTimingAt(
  record: GameRecord,
  state: GameState | undefined,
  people: (user: string) => Person,
  now: number,
): TableTime {
  const { common: _, ...stored } = timeOf(record);
  const before = begunBy(now, stored);
  if (record.status === 'lobby') return withCommon(before, record, people, now);
  if (state === undefined) return { ...before, waits: [] };
  const persons = personIn(record, state, people);
  // What was taken of the pools is gone, also where the game is taken up again.
  if (record.status !== 'playing') return { ...before, ...waitingFor(before, new Map(), persons, now) };
  // No clock runs for a computer.
  const awaitedPeople = pendingSeats(state).filter((seat) => !isComputer(playerAt(record, state, seat)));
  const seats = new Map(awaitedPeople.map((seat) => [seat, record.turnVersion]));
  // Pools are filled once, when the game begins.
  const { pools } = before.pools.length > 0 ? before : startTiming(before.pace, state.players.length);
  const filled = { ...before, pools };
  // What was stopped goes on before anything is counted, and stops after it.
  const running = filled.stopped && !record.paused ? withClockResumed(filled, now) : filled;
  const waiting = { ...running, ...waitingFor(running, seats, persons, now) };
  const timed =
    record.paused && !waiting.stopped ? { ...waiting, ...withClockStopped(waiting, persons, now) } : waiting;
  return withoutOld({ ...timed, waits: timed.waits.map((wait) => withDeadline(timed, wait, persons)) });
}

/** The time of a game whose waits have all begun: one that is still to begin was written by a clock set back since. */
function begunBy(now: number, timing: TableTime): TableTime {
  const waits = timing.waits.map((wait) => {
    if (wait.at <= now) return wait;
    const { reminded, expired } = wait;
    return {
      ...{ ...wait, at: now, counted: Math.min(wait.counted, now) },
      ...(reminded === undefined ? {} : { reminded: Math.min(reminded, now) }),
      ...(expired === undefined ? {} : { expired: Math.min(expired, now) }),
    };
  });
  return { ...timing, waits };
}

/** The time of a lobby, with when its people are all up: as far as they have told, and two at least have. */
function withCommon(
  timing: TableTime,
  { members }: GameRecord,
  people: (user: string) => Person,
  now: number,
): TableTime {
  const known = members.flatMap(({ user }) => (isComputer(user) ? [] : (people(user).hours ?? [])));
  return known.length < 2 ? timing : { ...timing, common: commonActiveTime(known, now) };
}

/** A wait with the moment at which its time is up, where a clock is shown. */
function withDeadline(timing: TableTime, wait: Wait, persons: PersonIn): Wait {
  const { deadline: _, ...rest } = wait;
  const at = presetOf(timing.pace).clock ? deadlineOf(timing, wait, persons(wait.seat)) : undefined;
  return at === undefined ? rest : { ...rest, deadline: at };
}

/** What was wished for seats whose time is not up any more is forgotten. */
function withoutOld({ votes, open, ...time }: TableTime): TableTime {
  const up = (seat: Seat) => time.waits.some((wait) => wait.seat === seat && wait.expired !== undefined);
  const left = votes?.filter(({ seat }) => up(seat)) ?? [];
  const wanted = open?.filter(up) ?? [];
  return {
    ...time,
    ...(left.length > 0 ? { votes: left } : {}),
    ...(wanted.length > 0 ? { open: wanted } : {}),
  };
}

/** The record where the waits of these seats go on at another version, just as they stand. */
export const withWaitsKept = (record: GameRecord, seats: readonly Seat[], since: number): GameRecord =>
  seats.reduce((one, seat) => withWait(one, seat, (wait) => ({ ...wait, since })), record);

/** The record with the wait of a seat changed. */
export function withWait(record: GameRecord, seat: Seat, change: (wait: Wait) => Wait): GameRecord {
  const { timing } = record;
  if (timing === undefined) return record;
  const waits = timing.waits.map((wait) => (wait.seat === seat ? change(wait) : wait));
  return { ...record, timing: { ...timing, waits } };
}

/** How many versions there were when the game began to wait for a seat; 0 where it does not. */
export const sinceOf = (record: GameRecord, seat: Seat): number => waitOf(record, seat)?.since ?? 0;

/** The waits that are over after a change. */
export function endedWaits(before: GameRecord, after: GameRecord): Wait[] {
  const goesOn = ({ seat, since }: Wait) =>
    after.timing?.waits.some((wait) => wait.seat === seat && wait.since === since) === true;
  return (before.timing?.waits ?? []).filter((wait) => !goesOn(wait));
}

/** What is to be told of waits that are over after a change: their reminders have done their work. */
export const remindersToRemove = (before: GameRecord, after: GameRecord): Announcement[] =>
  endedWaits(before, after)
    .filter((wait) => wait.reminders > 0 || wait.expired !== undefined || wasNudged(before, wait))
    .map(({ seat, since }) => ({ kind: 'heeded', seat, since, ping: [] }));

const wasNudged = ({ timing }: GameRecord, { seat, at }: Wait): boolean =>
  timing?.nudged?.some((nudge) => nudge.seat === seat && nudge.at >= at) === true;

/** The wait of a seat. */
export const waitOf = ({ timing }: GameRecord, seat: Seat): Wait | undefined =>
  timing?.waits.find((wait) => wait.seat === seat);

/** That a computer of a game is to move: once, whatever is done meanwhile, so that who thinks is not disturbed. */
export const thinkKey = (game: string): string => `${game} ${THINK}`;
const THINK: JobKind = 'think';

const WEEK: JobKind = 'week';

/** That the ladder of a game's week is to be told: whatever becomes of the game. */
function weekDues({ id, status, challenge }: GameRecord): ScheduledJob[] {
  if (challenge === undefined || challenge.told === true || status === 'lobby') return [];
  return [{ key: `${id} ${WEEK}`, kind: WEEK, seat: 0, at: new Date(weekEnds(challenge.week)) }];
}

/** All that is to be done about a game from now on, each once. */
export const jobsOf = (...given: Parameters<typeof playingDues>): ScheduledJob[] => [
  ...weekDues(given[0]),
  ...playingDues(...given),
];

function playingDues(
  record: GameRecord,
  state: GameState | undefined,
  people: (user: string) => Person,
): ScheduledJob[] {
  const { timing } = record;
  if (timing === undefined || state === undefined || record.status !== 'playing' || timing.stopped) return [];
  const persons = personIn(record, state, people);
  // Who plays alone keeps nobody waiting.
  const alone = playersOf(record).length < 2;
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
    // After a break whoever moved before has their minute again.
    const told =
      orderOf(record, seat) === undefined
        ? due('remind', nextReminder(timing, wait, person), reminders)
        : due('order', wait.counted + ORDER_DELAY_MS);
    return [
      ...told,
      ...(alone || expired !== undefined ? [] : due('expire', deadlineOf(timing, wait, person))),
      ...(expired === undefined ? [] : due('setAside', expired + SUSPEND_AFTER_MS)),
    ];
  });
  return [...think, ...waits];
}
