/** The standing orders of a game: which are in force, and what ends them. Pure. */
import {
  type Action,
  type ActionType,
  asIfOnTurn,
  type GameEvent,
  type GameState,
  preview,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';
import { isUnfinished, playerAt } from './members.ts';
import type { ConditionalAction, GameRecord, LapseReason, StandingOrder } from './types.ts';

export const MAX_CONDITIONAL_ACTIONS = 5;

/**
 * Actions a standing order can contain: main actions. Other choices depend on what is revealed, and production can be
 * confirmed early.
 */
export const ORDERABLE: readonly ActionType[] = [
  'trade',
  'obtain',
  'expand',
  'upgradeShipping',
  'upgradeTechnology',
  'hire',
  'fulfil',
  'pass',
];

/** Returns the position as if it were this seat's turn; `undefined` if it has no more turns in this round. */
export const nextTurnOf = (state: GameState, seat: Seat): GameState | undefined =>
  state.passed.includes(seat) ? undefined : asIfOnTurn(state, seat);

/** Returns the pounds an action earns now, without what follows from it; negative for a cost, 0 if it is illegal. */
export function netOf(state: GameState, seat: Seat, action: Action): number {
  const seen = preview(state, seat, action);
  return (seen.ok ? seen.events : []).reduce(
    (sum, event) => (event.type === 'money' && event.seat === seat ? sum + event.amount : sum),
    0,
  );
}

/** Returns an action on the condition that its price is no worse than now. */
export function atThisPrice(state: GameState, seat: Seat, action: Action): ConditionalAction {
  const net = netOf(state, seat, action);
  return { action, ...(net < 0 ? { most: -net } : net > 0 ? { least: net } : {}) };
}

/** Returns the standing order in force for a seat; `undefined` if it is empty or has lapsed. */
export const orderOf = ({ orders = [] }: GameRecord, seat: Seat): StandingOrder | undefined =>
  orders.find((order) => order.seat === seat && order.wishes.length > 0 && order.lapsed === undefined);

/** Returns a user's order, in force or lapsed. */
export const orderBy = ({ orders = [] }: GameRecord, user: string): StandingOrder | undefined =>
  orders.find(({ by }) => by === user);

function withOrders(record: GameRecord, orders: readonly StandingOrder[]): GameRecord {
  const { orders: _, ...rest } = record;
  return orders.length === 0 ? rest : { ...rest, orders: [...orders] };
}

/** Returns the record with a user's order replaced; `undefined` removes it. */
export function withOrder(record: GameRecord, user: string, order: StandingOrder | undefined): GameRecord {
  const others = (record.orders ?? []).filter(({ by }) => by !== user);
  return withOrders(record, order === undefined ? others : [...others, order]);
}

/** Removes the orders of these seats, except lapsed ones that are not yet reported. */
export const withoutOrders = (record: GameRecord, seats: readonly Seat[]): GameRecord =>
  withOrders(
    record,
    (record.orders ?? []).filter((order) => order.lapsed !== undefined || !seats.includes(order.seat)),
  );

/** Marks an order as lapsed, to be reported to its user. An empty one is deleted. */
export function withLapsedOrder(record: GameRecord, order: StandingOrder, why: LapseReason): GameRecord {
  return withOrder(record, order.by, order.wishes.length === 0 ? undefined : { ...order, lapsed: why });
}

/** Marks these seats' orders for a round as lapsed: the turn before was undone, and the order must not play that turn. */
export const withOrdersUndone = (record: GameRecord, seats: readonly Seat[], round: number): GameRecord =>
  (record.orders ?? [])
    .filter((order) => order.lapsed === undefined && order.round === round && seats.includes(order.seat))
    .reduce((next, order) => withLapsedOrder(next, order, 'undone'), record);

/** Updates the orders after a change: they lapse with the round, a new player or a revealing event. */
export function withOrdersAfter(
  record: GameRecord,
  state: GameState | undefined,
  events: readonly GameEvent[] = [],
): GameRecord {
  if (record.orders === undefined) return record;
  if (state === undefined || !isUnfinished(record)) return withOrders(record, []);
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
