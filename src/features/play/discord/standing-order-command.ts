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

/** Adds a typed action, at no worse a price than now unless a price is typed. */
async function add(
  context: InteractionContext,
  planning: OrderContext,
  { text, number, flag }: CommandValues,
) {
  const { services, actor, language } = context;
  const { game, panel } = planning;
  const typed = text.action ?? '';
  const action = actionTyped(panel, typed);
  if (action === undefined)
    return answer(note(botText('orders', 'unclear', { typed: typed.replace(/[`*_~|<>\\]/g, '') }, language)));
  const { most, least } = number;
  const typedPrice = most !== undefined || least !== undefined || flag['any-price'] === true;
  const wish: ConditionalAction = typedPrice
    ? { action, ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) }
    : atThisPrice(panel.state, panel.seat, action);
  const why = whyNotLimited(planning, wish) ?? whyNotAdded(planning, action, typedPrice);
  if (why !== undefined) return answer(orderPanel(planning, [why]));
  const outcome = await services.standingOrders.set(
    actor,
    game.record.id,
    [...actionsInForce(planning), wish],
    game.record.version,
  );
  if (!outcome.ok) return answer(refusalPanel(outcome.refusal, language, game));
  const now = orderContextOf(outcome.game, panel.seat, actor.user, language) ?? planning;
  return answer(orderPanel(now, [botText('orders', 'confirmed', {}, language)]));
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
