/** Wishes of a standing order, and what a player could wish for. */
import { createHash } from 'node:crypto';
import {
  type ConditionalAction,
  type Game,
  MAX_CONDITIONAL_ACTIONS,
  ORDERABLE,
  orderBy,
  type StandingOrder,
} from '../../../../core/index.ts';
import { legalFor } from '../../../../discord/shared/legal-actions.ts';
import { type Action, asIfOnTurn, type Seat } from '../../../../engine/index.ts';
import { botText } from '../../../../text/index.ts';
import { actionLabelOf } from '../action-labels.ts';
import { createPanelContext, type PanelContext } from '../panel-context.ts';

/** A player who plans ahead: the desk as if it were their turn, with what they could order. */
export interface OrderDraft {
  /** The game as it is. */
  readonly game: Game;
  readonly user: string;
  readonly desk: PanelContext;
  readonly order: StandingOrder | undefined;
}

/** Nothing for a seat that has nothing more to decide in this round, and before the first one. */
export function orderDraftOf(game: Game, seat: Seat, user: string, language: string): OrderDraft | undefined {
  const state = game.state === undefined ? undefined : asIfOnTurn(game.state, seat);
  if (state === undefined) return undefined;
  const desk = createPanelContext({ ...game, state }, seat, language);
  const legal = legalFor(state, seat).filter(({ type }) => ORDERABLE.includes(type));
  return { game, user, desk: { ...desk, legal }, order: orderBy(game.record, user) };
}

/** What the panel shows: what is being put together, or else what is in force. */
export const shownActions = ({ order }: OrderDraft): readonly ConditionalAction[] =>
  order?.lapsed === undefined ? (order?.draft ?? order?.wishes ?? []) : [];

/** Returns a short fingerprint of wishes: a button names by it the draft that it confirms. */
export const fingerprintOf = (wishes: readonly ConditionalAction[]): string =>
  createHash('sha256').update(JSON.stringify(wishes)).digest('hex').slice(0, 12);

/** Whether a draft waits to be confirmed. */
export const isDraft = ({ order }: OrderDraft): boolean =>
  order?.draft !== undefined && JSON.stringify(order.draft) !== JSON.stringify(order.wishes);

/** "Sell 3 wool, if it brings £15 at least". */
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

/** Why a wish cannot be added to others, as the key of what is said. */
export function whyNotAdded(
  wishes: readonly ConditionalAction[],
  { action }: ConditionalAction,
): 'already' | 'fullUp' | undefined {
  if (wishes.some((wish) => isSame(wish.action, action))) return 'already';
  return wishes.length >= MAX_CONDITIONAL_ACTIONS ? 'fullUp' : undefined;
}

export const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
