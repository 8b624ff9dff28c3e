/** Standing orders: what a player wants to be done when it is their turn. */
import {
  type Action,
  awaited,
  type GameEvent,
  type GameState,
  legalActions,
  play,
  revealsHidden,
  type Seat,
} from '../../engine/index.ts';
import { begun, type Tools } from '../games.ts';
import { seatOfPlayer } from '../members.ts';
import { type Progress, proceed, standing } from '../progress.ts';
import type { GameRecord, Lapse, OrderWish, StandingOrder } from '../store.ts';
import type { App } from '../types.ts';

/** Most wishes of one order. */
export const MOST_WISHES = 5;

/** The order of a seat that can still be carried out. */
export const orderOf = ({ orders = [] }: GameRecord, seat: Seat): StandingOrder | undefined =>
  orders.find((order) => order.seat === seat && order.lapsed === undefined);

/** The record with this order of a seat in place of the one there was; nothing: with none. */
export function withOrder(record: GameRecord, seat: Seat, order: StandingOrder | undefined): GameRecord {
  const { orders = [], ...rest } = record;
  const next = [...orders.filter((other) => other.seat !== seat), ...(order === undefined ? [] : [order])];
  return next.length === 0 ? rest : { ...rest, orders: next };
}

/** Whether this can be done now, on its conditions: pounds are counted by what the engine says it comes to. */
function isPossible(state: GameState, seat: Seat, { action, most, least }: OrderWish): boolean {
  const played = play(state, seat, action);
  if (!played.ok) return false;
  const gained = (played.state.players[seat]?.money ?? 0) - (state.players[seat]?.money ?? 0);
  return (most === undefined || -gained <= most) && (least === undefined || gained >= least);
}

/**
 * What an order comes to now: the moves of the first wish that is possible, with the end of the turn where the turn
 * waits for nothing else; or why it lapses. `events` is what has happened since it was given.
 */
export function carriedOut(
  order: StandingOrder,
  state: GameState,
  events: readonly GameEvent[],
  at: Date,
): Progress | Lapse {
  if (state.round !== order.round) return 'round';
  if (revealsHidden(events)) return 'reveal';
  const { seat, by } = order;
  const wish = order.wishes.find((one) => isPossible(state, seat, one));
  if (wish === undefined) return 'impossible';
  const moved = proceed(standing(state), { seat, action: wish.action, by, at });
  if (!moved.ok) return 'impossible';
  const { progress } = moved;
  const end: Action = { type: 'endTurn' };
  const open = awaited(progress.state).includes(seat) && progress.state.stack.at(-1)?.seat === seat;
  const ends =
    open && legalActions(progress.state, seat).some(({ type }) => type === end.type)
      ? proceed(progress, { seat, action: end, by, at })
      : undefined;
  return ends?.ok === true ? ends.progress : progress;
}

export function createOrders({ games }: Tools): Pick<App, 'order'> {
  return {
    order: (actor, id, wishes, expect) =>
      games.change(id, actor, 'order', (loaded) => {
        const { record, state, moves } = begun(loaded);
        const seat = seatOfPlayer(record, state, actor.user);
        if (expect !== undefined && expect !== record.version) return { refusal: { code: 'stale' } };
        if (wishes.length === 0) {
          if (record.orders?.some((order) => order.seat === seat) !== true)
            return { refusal: { code: 'noOrder' } };
          return { record: withOrder(record, seat, undefined), idle: true, result: {} };
        }
        if (wishes.length > MOST_WISHES) return { refusal: { code: 'badOrder' } };
        // Who is awaited can do it now; what waits for the turn of somebody else is no order yet.
        const order: StandingOrder = {
          ...{ seat, by: actor.user, round: state.round, from: moves.length },
          wishes: [...wishes],
        };
        return { record: withOrder(record, seat, order), idle: true, result: {} };
      }),
  };
}
