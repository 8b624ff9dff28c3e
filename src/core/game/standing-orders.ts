/** The standing orders of a game: which are in force, and what ends them. Pure. */
import {
  type ActionType,
  type GameEvent,
  type GameState,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';
import { playerAt } from './members.ts';
import type { GameRecord, LapseReason, StandingOrder } from './types.ts';

/** Most wishes of one order. */
export const MAX_CONDITIONAL_ACTIONS = 5;

/** What can be ordered: what a turn is for, and production. The rest follows from what somebody sees then. */
export const ORDERABLE: readonly ActionType[] = [
  'trade',
  'obtain',
  'expand',
  'upgradeShipping',
  'upgradeTechnology',
  'hire',
  'fulfil',
  'pass',
  'confirmProduction',
];

/** The order of a seat that is in force. */
export const orderOf = ({ orders = [] }: GameRecord, seat: Seat): StandingOrder | undefined =>
  orders.find((order) => order.seat === seat && order.wishes.length > 0 && order.lapsed === undefined);

/** What a user ordered: in force, being put together, or lapsed. */
export const orderBy = ({ orders = [] }: GameRecord, user: string): StandingOrder | undefined =>
  orders.find(({ by }) => by === user);

/** The record with other orders. */
function withOrders(record: GameRecord, orders: readonly StandingOrder[]): GameRecord {
  const { orders: _, ...rest } = record;
  return orders.length === 0 ? rest : { ...rest, orders: [...orders] };
}

/** The record with this order of a user in place of the one there was; nothing: with none. */
export function withOrder(record: GameRecord, user: string, order: StandingOrder | undefined): GameRecord {
  const others = (record.orders ?? []).filter(({ by }) => by !== user);
  return withOrders(record, order === undefined ? others : [...others, order]);
}

/** The record without the orders of these seats; that some have lapsed is still to be told. */
export const withoutOrders = (record: GameRecord, seats: readonly Seat[]): GameRecord =>
  withOrders(
    record,
    (record.orders ?? []).filter((order) => order.lapsed !== undefined || !seats.includes(order.seat)),
  );

/** The record where an order is not in force any more, for its giver to be told; what never was is gone. */
export function withLapsedOrder(record: GameRecord, order: StandingOrder, why: LapseReason): GameRecord {
  const { draft: _, ...kept } = order;
  return withOrder(record, order.by, kept.wishes.length === 0 ? undefined : { ...kept, lapsed: why });
}

/**
 * The orders after a change of the game that led to this position. They end with their round, where somebody else plays
 * the seat, and where `events` showed something hidden; with the game, and with their giver, they are gone.
 */
export function withOrdersAfter(
  record: GameRecord,
  state: GameState | undefined,
  events: readonly GameEvent[] = [],
): GameRecord {
  if (record.orders === undefined) return record;
  if (state === undefined || record.status !== 'playing') return withOrders(record, []);
  return record.orders.reduce((next, order) => {
    const { by, seat, round, wishes } = order;
    const member = record.members[state.seating[seat] ?? -1];
    const plays = playerAt(record, state, seat) === by;
    if (member?.conceded === true || (!plays && member?.user !== by)) return withOrder(next, by, undefined);
    if (order.lapsed !== undefined) return next;
    if (!plays) return withLapsedOrder(next, order, 'seat');
    if (round !== state.round) return withLapsedOrder(next, order, 'round');
    return wishes.length > 0 && revealsHidden(events) ? withLapsedOrder(next, order, 'reveal') : next;
  }, record);
}
