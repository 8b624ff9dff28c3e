import { atThisPrice, type ConditionalAction, MAX_CONDITIONAL_ACTIONS } from '../../../core/index.ts';
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
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { cutTo, LONGEST_VALUE } from '../../../discord/shared/limits.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';
import { decode, encode } from './action-code.ts';
import { actionLabelOf } from './action-labels.ts';
import { orderContextFor, orderlessPanel } from './own-panel.ts';
import { playerContextOf } from './player-context.ts';
import {
  actionsInForce,
  isSame,
  type OrderContext,
  orderContextOf,
  whyNotAdded,
  whyNotLimited,
  withConditional,
} from './standing-orders/conditional-actions.ts';
import { orderLines, orderPanel } from './standing-orders/panels.ts';
import { actionsFitting, actionTyped } from './typed-actions.ts';
import { plainly } from './typed-values.ts';

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

const unclear = ({ language }: InteractionContext, typed: string): Answer =>
  answer(note(botText('orders', 'unclear', { typed: typed.replace(/[`*_~|<>\\]/g, '') }, language)));

/** Adds a typed action, at no worse a price than now unless a price is typed. A typed price replaces an earlier one. */
async function add(
  context: InteractionContext,
  planning: OrderContext,
  { text, number, flag }: CommandValues,
) {
  const { language } = context;
  const t = translator('orders', language);
  const { panel } = planning;
  const typed = text.action ?? '';
  const action = actionTyped(panel, typed);
  if (action === undefined) return unclear(context, typed);
  const { most, least } = number;
  const anyPrice = flag['any-price'];
  const hasCondition = most !== undefined || least !== undefined || anyPrice === true;
  const replaces = hasCondition || anyPrice === false;
  const entry: ConditionalAction = hasCondition
    ? { action, ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) }
    : atThisPrice(panel.state, panel.seat, action);
  const why =
    (hasCondition ? whyNotLimited(planning, entry) : undefined) ??
    whyNotAdded(planning, action, { hasCondition, replaces });
  if (why !== undefined) return answer(orderPanel(planning, [why]));
  const before = actionsInForce(planning);
  const wishes = withConditional(before, entry);
  const done =
    wishes.length > before.length ? t('confirmed') : t('newLimit', { number: wishes.indexOf(entry) + 1 });
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

/** Returns the action that a number, a suggestion or its words mean; `undefined` if it is not in the order, or several are. */
function orderedAs(planning: OrderContext, typed: string): ConditionalAction | undefined {
  const wishes = actionsInForce(planning);
  const [, number] = /^(\d+)\.?$/.exec(typed.trim()) ?? [];
  if (number !== undefined) return wishes[Number(number) - 1];
  const [only, ...more] = /\p{L}/u.test(typed) ? suggestOrdered(planning, typed) : [];
  const action = decode(typed.trim()) ?? decode(more.length === 0 ? (only?.value ?? '') : '');
  return action && wishes.find((entry) => isSame(entry.action, action));
}

/** Removes an action from the order, or moves it to another position. */
async function rearrange(
  context: InteractionContext,
  planning: OrderContext,
  { subcommand, text, number: { position = 1 } }: CommandValues,
) {
  const { language } = context;
  const t = translator('orders', language);
  const { game, seat } = planning.panel;
  const wishes = actionsInForce(planning);
  if (wishes.length === 0) return answer(refusalPanel({ code: 'noOrder' }, language, game));
  const entry = orderedAs(planning, text.number ?? '');
  if (entry === undefined) return unclear(context, text.number ?? '');
  const others = wishes.filter((one) => one !== entry);
  const what = actionLabelOf(game, seat, entry.action, language).label;
  if (subcommand === 'remove') {
    const left = others.length === 0 ? 'cleared' : 'removed';
    return await set(context, planning, others, t(left, { what }));
  }
  const before = Math.min(position, wishes.length) - 1;
  const moved = [...others.slice(0, before), entry, ...others.slice(before)];
  return await set(context, planning, moved, t('moved', { what, number: before + 1 }));
}

function suggestOrdered(planning: OrderContext, typed: string): Suggestion[] {
  const { panel } = planning;
  const wishes = actionsInForce(planning);
  const names = orderLines(panel.game, panel.seat, wishes, panel.language);
  return wishes
    .map(({ action }, n) => ({ name: names[n] ?? '', value: encode(action) }))
    .filter(({ name }) => plainly(name).includes(plainly(typed)))
    .map(({ name, value }) => ({ name: cutTo(name, LONGEST_VALUE), value }));
}

const MOVED = suggested('number', 'orderNumber', true);

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
    subcommand('remove', 'orderRemove', MOVED),
    subcommand(
      'move',
      'orderMove',
      MOVED,
      number('position', 'orderMovePosition', { least: 1, greatest: MAX_CONDITIONAL_ACTIONS }),
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
    switch (values.subcommand) {
      case 'add':
        return await add(context, found.planning, values);
      case 'remove':
      case 'move':
        return await rearrange(context, found.planning, values);
      default:
        return answer(orderPanel(found.planning));
    }
  },
  suggest: async (context, _values, option, typed) => {
    const found = await planningHere(context);
    if (!found.ok) return [];
    return option === 'number'
      ? suggestOrdered(found.planning, typed)
      : actionsFitting(found.planning.panel, typed);
  },
};
