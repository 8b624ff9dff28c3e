import type { Decision } from '../../core/game/change.ts';
import { type LoadedGame, requireStarted } from '../../core/game/loaded-game.ts';
import { seatOfPlayer } from '../../core/game/members.ts';
import { addMove, noMovesYet, type PendingMoves } from '../../core/game/pending-moves.ts';
import { MAX_CONDITIONAL_ACTIONS, ORDERABLE, orderBy, withOrder } from '../../core/game/standing-orders.ts';
import type { ConditionalAction, StandingOrder } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import type { Actor } from '../../core/types.ts';
import {
  type Action,
  asIfOnTurn,
  type GameState,
  pendingSeats,
  preview,
  requiredDecisions,
  type Seat,
} from '../../engine/index.ts';
import type { StandingOrderService } from './types.ts';

/** Returns whether an action is possible now on its conditions; pounds count the action's own money only. */
function isPossible(state: GameState, seat: Seat, { action, most, least }: ConditionalAction): boolean {
  const seen = preview(state, seat, action);
  if (!seen.ok) return false;
  const gained = seen.events.reduce(
    (sum, event) => (event.type === 'money' && event.seat === seat ? sum + event.amount : sum),
    0,
  );
  return (most === undefined || -gained <= most) && (least === undefined || gained >= least);
}

function isAsked(state: GameState, seat: Seat): boolean {
  const decision = requiredDecisions(state).find((one) => one.seat === seat);
  return decision?.kind === 'production' || (decision?.kind === 'turn' && state.turn?.mainDone === false);
}

/** Plays the first possible action, and ends the turn if nothing else is left; `undefined` if none is. */
export function executeOrder(
  { seat, by, wishes }: StandingOrder,
  state: GameState,
  at: Date,
): PendingMoves | undefined {
  const wish = isAsked(state, seat) ? wishes.find((one) => isPossible(state, seat, one)) : undefined;
  if (wish === undefined) return undefined;
  const moved = addMove(noMovesYet(state), { seat, action: wish.action, by, at, ordered: true });
  if (!moved.ok) return undefined;
  const { progress } = moved;
  const end: Action = { type: 'endTurn' };
  const isTurn = requiredDecisions(progress.state).some((one) => one.seat === seat && one.kind === 'turn');
  const sameTurn = isTurn && progress.state.turn?.mainDone === true;
  const ended = sameTurn ? addMove(progress, { seat, action: end, by, at, ordered: true }) : undefined;
  return ended?.ok === true ? ended.progress : progress;
}

/** Returns whether an order is valid: few actions, no duplicates, sensible conditions. */
function areWishes(wishes: readonly ConditionalAction[]): boolean {
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

/** Creates the service of standing orders. */
export function createStandingOrderService({ games }: ServiceContext): StandingOrderService {
  function changed(
    loaded: LoadedGame,
    { user }: Actor,
    wishes: readonly ConditionalAction[],
    expect: number | undefined,
    change: (before: StandingOrder) => StandingOrder | undefined,
  ): Decision<object> {
    const { record, state } = requireStarted(loaded);
    const seat = seatOfPlayer(record, state, user);
    if (expect !== undefined && expect !== record.version) return { refusal: { code: 'stale' } };
    if (!areWishes(wishes)) return { refusal: { code: 'badOrder' } };
    // A player whose decision is pending can act now.
    const possible = !pendingSeats(state).includes(seat) && asIfOnTurn(state, seat) !== undefined;
    if (!possible && wishes.length > 0) return { refusal: { code: 'noOrderNow' } };
    const before = orderBy(record, user);
    const standing = before?.lapsed === undefined ? (before?.wishes ?? []) : [];
    const order = change({ seat, by: user, round: state.round, wishes: standing });
    return { record: withOrder(record, user, order), idle: true, result: {} };
  }

  return {
    set: (actor, id, wishes, expect) =>
      games.change(id, actor, 'order', (loaded) => {
        if (wishes.length === 0 && orderBy(loaded.record, actor.user) === undefined) {
          return { refusal: { code: 'noOrder' } };
        }
        return changed(loaded, actor, wishes, expect, (before) =>
          wishes.length === 0 ? undefined : { ...before, wishes: [...wishes] },
        );
      }),

    saveDraft: (actor, id, wishes, expect) =>
      games.change(id, actor, 'order', (loaded) =>
        changed(loaded, actor, wishes, expect, (before) =>
          wishes.length + before.wishes.length === 0 ? undefined : { ...before, draft: [...wishes] },
        ),
      ),
  };
}
