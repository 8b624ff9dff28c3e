/** When the channel is told, and who is pinged by it. */
import {
  type EventType,
  type GameEvent,
  type GameState,
  pendingSeats,
  type Seat,
} from '../../engine/index.ts';
import { isComputer } from './computers.ts';
import type { GameHistory } from './history.ts';
import { playerAt } from './members.ts';
import { orderOf } from './standing-orders.ts';
import type { GameRecord } from './types.ts';

/** With these a turn, pick, bid or first worker is over, or the production: the game waits for something new. */
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

/** Whether the game began to wait for something new. */
export function endsDecision(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => HANDOVERS.includes(type));
}

/** The people who play these seats. (The game never waits for those who have conceded: see `withForced`.) */
export function usersIn(record: GameRecord, state: GameState, seats: readonly Seat[]): string[] {
  return seats.map((seat) => playerAt(record, state, seat)).filter((user) => !isComputer(user));
}

/**
 * The users for whom a decision began to wait with these events, which led to this position; but for those whose
 * standing orders will answer it, and for the one who did it: they are here, and see what comes next.
 */
export function usersToPing(
  record: GameRecord,
  state: GameState,
  events: readonly GameEvent[],
  by: string,
): string[] {
  if (!endsDecision(events)) return [];
  return usersPending(record, state, pendingSeats(state)).filter((user) => user !== by);
}

/** The people who play these seats, but for those whose standing orders will answer: they are called if that fails. */
export function usersPending(record: GameRecord, state: GameState, seats: readonly Seat[]): string[] {
  const asked = seats.filter((seat) => orderOf(record, seat) === undefined);
  return usersIn(record, state, asked);
}

/**
 * What a game waits for at the end of its course: the seats, each with the number of moves at which the waiting
 * began. So two turns of one seat are told apart.
 */
export function pendingDecisions({ states, events }: GameHistory): Map<Seat, number> {
  const state = states.at(-1);
  if (state === undefined) return new Map();
  const since = events.findLastIndex((those) => endsDecision(those)) + 1;
  return new Map(pendingSeats(state).map((seat) => [seat, since]));
}
