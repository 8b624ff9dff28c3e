import { atThisPrice, type ConditionalAction } from '../../../core/index.ts';
import {
  groupData,
  number,
  type OptionData,
  subcommand,
  suggested,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';
import { orderContextFor, orderlessPanel } from './own-panel.ts';
import { playerContextOf } from './player-context.ts';
import {
  actionsInForce,
  type OrderContext,
  orderContextOf,
  whyNotAdded,
  whyNotLimited,
  withWish,
} from './standing-orders/conditional-actions.ts';
import { orderPanel } from './standing-orders/panels.ts';
import { actionsFitting, actionTyped } from './typed-actions.ts';

const pounds = (name: 'most' | 'least', key: 'orderAddMost' | 'orderAddLeast'): OptionData =>
  number(name, key, { least: 0, greatest: 999 });

/** Returns the user's order; users who can't leave one get a reason or their own panel. */
async function planningHere(
  context: InteractionContext,
): Promise<{ ok: true; planning: OrderContext } | { ok: false; answer: Answer }> {
  const found = await playerContextOf(context);
  if (!found.ok) {
    return { ok: false, answer: answer(refusalPanel(found.refusal, context.language, found.game)) };
  }
  const { game } = found.here;
  const planning = orderContextFor(context, game);
  return planning === undefined
    ? { ok: false, answer: answer(await orderlessPanel(context, game)) }
    : { ok: true, planning };
}

/** Adds a typed action, at no worse a price than now unless a price is typed. A typed price replaces an earlier one. */
async function add(
  context: InteractionContext,
  planning: OrderContext,
  { text, number, flag }: CommandValues,
) {
  const { language } = context;
  const { panel } = planning;
  const typed = text.action ?? '';
  const action = actionTyped(panel, typed);
  if (action === undefined)
    return answer(note(botText('orders', 'unclear', { typed: typed.replace(/[`*_~|<>\\]/g, '') }, language)));
  const { most, least } = number;
  const anyPrice = flag['any-price'];
  const hasCondition = most !== undefined || least !== undefined || anyPrice === true;
  const replaces = hasCondition || anyPrice === false;
  const wish: ConditionalAction = hasCondition
    ? { action, ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) }
    : atThisPrice(panel.state, panel.seat, action);
  const why = whyNotLimited(planning, wish) ?? whyNotAdded(planning, action, { hasCondition, replaces });
  if (why !== undefined) return answer(orderPanel(planning, [why]));
  const before = actionsInForce(planning);
  const wishes = withWish(before, wish);
  const done =
    wishes.length > before.length
      ? botText('orders', 'confirmed', {}, language)
      : botText('orders', 'newLimit', { number: wishes.indexOf(wish) + 1 }, language);
  return await set(context, planning, wishes, done);
}

/** Replaces the actions of the order and shows it. `done`: what to say if that succeeds. */
async function set(
  { services, actor, language }: InteractionContext,
  planning: OrderContext,
  wishes: readonly ConditionalAction[],
  done: string,
) {
  const { game, panel } = planning;
  const { id, version } = game.record;
  const outcome = await services.standingOrders.set(actor, id, wishes, version);
  if (!outcome.ok) return answer(refusalPanel(outcome.refusal, language, game));
  const now = orderContextOf(outcome.game, panel.seat, actor.user, language) ?? planning;
  return answer(orderPanel(now, [done]));
}

export const orderCommand: Command = {
  data: groupData('order', 'order', [
    subcommand(
      'add',
      'orderAdd',
      suggested('action', 'orderAddAction', true),
      pounds('most', 'orderAddMost'),
      pounds('least', 'orderAddLeast'),
      yesOrNo('any-price', 'orderAddAnyPrice'),
    ),
    subcommand('show', 'orderShow'),
    subcommand('clear', 'orderClear'),
  ]),
  run: async (context, values) => {
    if (values.subcommand === 'clear') {
      const here = await playerContextOf(context);
      if (!here.ok) return answer(refusalPanel(here.refusal, context.language, here.game));
      const outcome = await context.services.standingOrders.set(context.actor, here.here.game.record.id, []);
      return answer(
        outcome.ok
          ? note(botText('orders', 'cleared', {}, context.language))
          : refusalPanel(outcome.refusal, context.language, here.here.game),
      );
    }
    const found = await planningHere(context);
    if (!found.ok) return found.answer;
    return values.subcommand === 'add'
      ? add(context, found.planning, values)
      : answer(orderPanel(found.planning));
  },
  suggest: async (context, _values, option, typed) => {
    const found = option === 'action' ? await planningHere(context) : undefined;
    if (found?.ok !== true) return [];
    return actionsFitting(found.planning.panel, typed);
  },
};
