/** Standing orders: actions the bot carries out when a player's turn comes. */
import { requireStarted } from '../../core/game/loaded-game.ts';
import { seatOfPlayer } from '../../core/game/members.ts';
import { addMove, noMovesYet, type PendingMoves } from '../../core/game/pending-moves.ts';
import {
  MAX_CONDITIONAL_ACTIONS,
  netOf,
  nextTurnOf,
  ORDERABLE,
  orderBy,
  withOrder,
} from '../../core/game/standing-orders.ts';
import type { ConditionalAction, StandingOrder } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import {
  type Action,
  type GameState,
  pendingSeats,
  preview,
  requiredDecisions,
  type Seat,
} from '../../engine/index.ts';

/** Returns whether an action is possible now on its conditions. */
function isPossible(state: GameState, seat: Seat, { action, most, least }: ConditionalAction): boolean {
  if (!preview(state, seat, action).ok) return false;
  const gained = netOf(state, seat, action);
  return (most === undefined || -gained <= most) && (least === undefined || gained >= least);
}

function isAsked(state: GameState, seat: Seat): boolean {
  const decision = requiredDecisions(state).find((one) => one.seat === seat);
  return decision?.kind === 'turn' && state.turn?.mainDone === false;
}

/** Plays the first possible action, and ends the turn if nothing else is left; `undefined` if none is. */
export function executeOrder(
  { seat, by, wishes }: StandingOrder,
  state: GameState,
  at: Date,
): PendingMoves | undefined {
  const entry = isAsked(state, seat) ? wishes.find((one) => isPossible(state, seat, one)) : undefined;
  if (entry === undefined) return undefined;
  const moved = addMove(noMovesYet(state), { seat, action: entry.action, by, at, ordered: true });
  if (!moved.ok) return undefined;
  const { progress } = moved;
  const end: Action = { type: 'endTurn' };
  const isTurn = requiredDecisions(progress.state).some((one) => one.seat === seat && one.kind === 'turn');
  const sameTurn = isTurn && progress.state.turn?.mainDone === true;
  const ended = sameTurn ? addMove(progress, { seat, action: end, by, at, ordered: true }) : undefined;
  return ended?.ok === true ? ended.progress : progress;
}

/** Returns whether an order is valid: few actions, no duplicates, sensible conditions. */
function isValidOrder(wishes: readonly ConditionalAction[]): boolean {
  const pounds = (amount = 0) => Number.isInteger(amount) && amount >= 0 && amount <= 999;
  const different = new Set(wishes.map(({ action }) => JSON.stringify(action)));
  return (
    wishes.length <= MAX_CONDITIONAL_ACTIONS &&
    different.size === wishes.length &&
    wishes.every(
      ({ action, most, least }) => ORDERABLE.includes(action.type) && pounds(most) && pounds(least),
    )
  );
}

export function createStandingOrderService({ games }: ServiceContext) {
  return {
    /** Sets the order until the end of the round. An empty list cancels it, or dismisses its lapse notice. */
    set: (actor: Actor, id: string, wishes: readonly ConditionalAction[], expect?: number) =>
      games.change(id, actor, 'order', (loaded) => {
        const { user } = actor;
        if (wishes.length === 0 && orderBy(loaded.record, user) === undefined)
          return { refusal: { code: 'noOrder' } };
        const { record, state } = requireStarted(loaded);
        const seat = seatOfPlayer(record, state, user);
        if (expect !== undefined && expect !== record.version) return { refusal: { code: 'stale' } };
        if (!isValidOrder(wishes)) return { refusal: { code: 'badOrder' } };
        // A player whose decision is pending can act now.
        const possible = !pendingSeats(state).includes(seat) && nextTurnOf(state, seat) !== undefined;
        if (!possible && wishes.length > 0) return { refusal: { code: 'noOrderNow' } };
        const order = { seat, by: user, round: state.round, wishes: [...wishes] };
        return {
          record: withOrder(record, user, wishes.length === 0 ? undefined : order),
          idle: true,
          result: {},
        };
      }),

    /** Dismisses the notice of a lapsed order. An order in force stays. */
    dismissLapsed: (actor: Actor, id: string) =>
      games.change(id, actor, 'order', ({ record }) => {
        if (orderBy(record, actor.user)?.lapsed === undefined) return { refusal: { code: 'noOrder' } };
        return { record: withOrder(record, actor.user, undefined), idle: true, result: {} };
      }),
  };
}

export type StandingOrderService = ReturnType<typeof createStandingOrderService>;
