/** Conditional actions of a standing order, and which ones a player can choose. */
import {
  type ConditionalAction,
  type Game,
  MAX_CONDITIONAL_ACTIONS,
  nextTurnOf,
  ORDERABLE,
  orderBy,
  type StandingOrder,
} from '../../../../core/index.ts';
import { legalFor } from '../../../../discord/shared/legal-actions.ts';
import { type Action, check, contractCost, type Seat } from '../../../../engine/index.ts';
import { botText, rejectionText } from '../../../../text/index.ts';
import { actionLabelOf } from '../action-labels.ts';
import { createPanelContext, type PanelContext } from '../panel-context.ts';

/** A player who leaves an order. `panel` is their context as if it were their turn. */
export interface OrderContext {
  readonly game: Game;
  readonly user: string;
  readonly panel: PanelContext;
  readonly order: StandingOrder | undefined;
}

/** Creates the context of an order; `undefined` before the first round, and for a seat with no more turns in this one. */
export function orderContextOf(
  game: Game,
  seat: Seat,
  user: string,
  language: string,
): OrderContext | undefined {
  const state = game.state === undefined ? undefined : nextTurnOf(game.state, seat);
  if (state === undefined) return undefined;
  const panel = createPanelContext({ ...game, state }, seat, language);
  const legal = legalFor(state, seat).filter(({ type }) => ORDERABLE.includes(type));
  return { game, user, panel: { ...panel, legal }, order: orderBy(game.record, user) };
}

export const actionsInForce = ({ order }: OrderContext): readonly ConditionalAction[] =>
  order?.lapsed === undefined ? (order?.wishes ?? []) : [];

/** Returns text like "Sell 3 wool, if it earns £15 or more". */
export function conditionalActionText(
  game: Game,
  seat: Seat,
  { action, most, least }: ConditionalAction,
  language: string,
): string {
  const what = actionLabelOf(game, seat, action, language).label;
  const data = { what, most: String(most ?? 'none'), least: String(least ?? 'none') };
  return botText('orders', 'wish', data, language);
}

/**
 * Returns why an action can't be added; `undefined` if it can. Without a condition, it needs a price of now. `replaces`: it
 * may be in the order already, and gets a new condition.
 */
export function whyNotAdded(
  planning: OrderContext,
  action: Action,
  { hasCondition, replaces }: { readonly hasCondition: boolean; readonly replaces: boolean },
): string | undefined {
  const { state, seat, language, prose } = planning.panel;
  const wishes = actionsInForce(planning);
  const isThere = wishes.some((entry) => isSame(entry.action, action));
  if (isThere && !replaces) return botText('orders', 'already', {}, language);
  if (!isThere && wishes.length >= MAX_CONDITIONAL_ACTIONS) return botText('orders', 'fullUp', {}, language);
  const rejection = hasCondition ? undefined : check(state, seat, action);
  return rejection && rejectionText(rejection, prose);
}

/** Returns the limit that protects an action's price: `least` for what earns money, `most` for what costs some. */
export function limitFor({ state, seat }: PanelContext, action: Action): 'most' | 'least' | 'other' {
  switch (action.type) {
    case 'trade':
      return action.side === 'sell' ? 'least' : 'most';
    case 'obtain':
      return contractCost(state, seat) < 0 ? 'least' : 'most';
    case 'pass':
      return 'least';
    // Its goods are paid, and its money follows; only copying a port costs money.
    case 'fulfil':
      return action.spareCopy === 'none' ? 'other' : 'most';
    default:
      return 'most';
  }
}

const LIMITS = ['most', 'least'] as const;

/** Returns why the typed limits of an action make no sense: they would always hold, or never. `undefined` if they do. */
export function whyNotLimited({ panel }: OrderContext, entry: ConditionalAction): string | undefined {
  const { game, seat, language } = panel;
  const limit = limitFor(panel, entry.action);
  if (LIMITS.every((one) => one === limit || entry[one] === undefined)) return undefined;
  const what = actionLabelOf(game, seat, entry.action, language).label;
  return botText('orders', 'wrongLimit', { what, limit }, language);
}

/** Returns which ordered actions have no price now that could limit them, and why; empty if all have one. */
export function whyNotPriced(planning: OrderContext): string[] {
  const { game, state, seat, language, prose } = planning.panel;
  return actionsInForce(planning).flatMap(({ action }) => {
    const rejection = check(state, seat, action);
    if (rejection === undefined) return [];
    const what = actionLabelOf(game, seat, action, language).label;
    return [botText('orders', 'noPrice', { what, why: rejectionText(rejection, prose) }, language)];
  });
}

/** Returns the actions with a new last one, or with a new condition for the one that is there already. */
export function withConditional(
  wishes: readonly ConditionalAction[],
  entry: ConditionalAction,
): readonly ConditionalAction[] {
  const others = wishes.map((one) => (isSame(one.action, entry.action) ? entry : one));
  return others.includes(entry) ? others : [...wishes, entry];
}

export const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
