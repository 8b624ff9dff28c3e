/** Decides which events end a decision, and which users to ping. */
import { MINUTE_MS } from '../../durations.ts';
import {
  type EventType,
  type GameEvent,
  type GameState,
  pendingSeats,
  type Seat,
} from '../../engine/index.ts';
import { isByUser, isComputer } from './computers.ts';
import type { GameHistory } from './history.ts';
import { playerAt } from './members.ts';
import { orderOf } from './standing-orders.ts';
import type { GameRecord, MoveRecord } from './types.ts';

/** Events that end a turn, pick, bid, first placement or production, so that a new decision is pending. */
const HANDOVERS: readonly EventType[] = [
  'turnEnded',
  'passed',
  'offerPicked',
  'bidMade',
  'bidDeclined',
  'workerPlaced',
  'workerSkipped',
  'roundStarted',
  'gameFinished',
];

/** Returns whether the game started waiting for a new decision. */
export function endsDecision(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => HANDOVERS.includes(type));
}

/** Returns the human players of these seats. */
export function humansAt(record: GameRecord, state: GameState, seats: readonly Seat[]): string[] {
  return seats.map((seat) => playerAt(record, state, seat)).filter((user) => !isComputer(user));
}

/** After this many undos of a posted turn within this time, ending it again pings no one; reminders follow. */
const TAKEN_BACK_MS = 10 * MINUTE_MS;
const MAX_TAKEN_BACK = 3;

/** Returns the recent undos of posted moves. `at`: now, in milliseconds since 1970. */
export const recentlyTakenBack = ({ timing }: GameRecord, at: number) =>
  (timing?.takenBack ?? []).filter((one) => at < one.at + TAKEN_BACK_MS);

/** Returns whether a user has recently undone posted moves several times, while no one else moved. */
function isTakenBackOften(record: GameRecord, by: string, moves: readonly MoveRecord[]): boolean {
  const at = moves.findLast(isByUser)?.at.getTime() ?? 0;
  const since = moves.findLast((move) => isByUser(move) && move.by !== by)?.at.getTime() ?? 0;
  const own = recentlyTakenBack(record, at).filter((one) => one.by === by && one.at > since);
  return own.length >= MAX_TAKEN_BACK;
}

/**
 * Returns users with a new pending decision, except those who have just moved and those whose standing orders will
 * answer; none after a turn that was undone several times.
 */
export function usersToPing(
  record: GameRecord,
  state: GameState,
  events: readonly GameEvent[],
  moves: readonly MoveRecord[],
  by: string,
): string[] {
  if (!endsDecision(events) || isTakenBackOften(record, by, moves)) return [];
  const present = userPresent(record, moves);
  return usersPending(record, state, pendingSeats(state)).filter((user) => user !== by && user !== present);
}

/** A user counts as present for this long after their own move, if only computers have moved since. */
const PRESENCE_MS = 5 * MINUTE_MS;

/**
 * Returns the user whose recent move only computers have answered, without a wait for a person; `undefined` if there is
 * none.
 */
function userPresent(record: GameRecord, moves: readonly MoveRecord[]): string | undefined {
  const last = moves.findLastIndex(isByUser);
  const own = moves[last];
  const passed = (moves.at(-1)?.at.getTime() ?? 0) - (own?.at.getTime() ?? 0);
  // Forced moves have the time of the move before them, unless someone gave up meanwhile.
  const isPrompt = ({ by, at }: MoveRecord, i: number) =>
    isComputer(by) ? computerSince(record, by) <= last : at.getTime() === moves[i - 1]?.at.getTime();
  const hasWaited = moves.some((move, i) => i > last && !isPrompt(move, i));
  return own?.ordered === true || hasWaited || passed > PRESENCE_MS ? undefined : own?.by;
}

/** Returns the number of moves before a computer took a person's seat over; 0 if it plays from the start. */
function computerSince({ members, substitutions = [] }: GameRecord, computer: string): number {
  const handed = substitutions.findLast(({ place, owner }) => owner && members[place]?.user === computer);
  return handed?.to ?? substitutions.find(({ user }) => user === computer)?.from ?? 0;
}

/**
 * Returns the human players of these seats without a standing order; players with one are pinged if it fails. In a pause
 * no one can move: whoever resumes the game pings them.
 */
export function usersPending(record: GameRecord, state: GameState, seats: readonly Seat[]): string[] {
  if (record.paused) return [];
  const asked = seats.filter((seat) => orderOf(record, seat) === undefined);
  return humansAt(record, state, asked);
}

/** Returns the seats with a pending decision, each with the number of moves when it started. */
export function pendingDecisions({ states, events }: GameHistory): Map<Seat, number> {
  const state = states.at(-1);
  if (state === undefined) return new Map();
  const since = events.findLastIndex((those) => endsDecision(those)) + 1;
  return new Map(pendingSeats(state).map((seat) => [seat, since]));
}
