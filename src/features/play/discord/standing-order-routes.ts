/** Routes of standing orders. Ids name actions, not positions alone, so a second click does no harm. */
import { z } from 'zod';
import { atThisPrice, type ConditionalAction, ORDERABLE, type Outcome } from '../../../core/index.ts';
import { gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  dialogRoute,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import type { Action } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { decode } from './action-code.ts';
import { orderContextFor, orderlessPanel, ownPanel } from './own-panel.ts';
import {
  actionsInForce,
  isSame,
  type OrderContext,
  whyNotAdded,
  whyNotPriced,
} from './standing-orders/conditional-actions.ts';
import { enteredLimits, hasLimits, limitsDialog } from './standing-orders/limits-dialog.ts';
import { isKind, kindPanel, kindsPanel, orderPanel } from './standing-orders/panels.ts';

/** Calls `go` for users who can leave an order; others get their own panel. */
async function planning(
  context: InteractionContext,
  id: string,
  go: (planning: OrderContext) => Answer | Promise<Answer>,
): Promise<Answer> {
  const game = await findGame(context, id);
  if (game === undefined) return ephemeral(refusalPanel({ code: 'noGame' }, context.language));
  const found = orderContextFor(context, game);
  return found === undefined ? answer(await orderlessPanel(context, game)) : await go(found);
}

const shown = (context: InteractionContext, id: string, ...above: readonly string[]): Promise<Answer> =>
  planning(context, id, (now) => answer(orderPanel(now, above)));

/** Shows the order, or the panel of the user's turn, after it was cleared, also if there was nothing to clear. */
async function shownAfter(
  context: InteractionContext,
  id: string,
  outcome: Outcome,
  ...above: readonly string[]
): Promise<Answer> {
  if (!outcome.ok && outcome.refusal.code !== 'noOrder')
    return ephemeral(refusalPanel(outcome.refusal, context.language));
  const game = await findGame(context, id);
  return game === undefined || orderContextFor(context, game) !== undefined
    ? shown(context, id, ...above)
    : answer(await ownPanel(context, game, above));
}

/** Puts the actions in force. If another change came first, shows the current state. */
async function ordered(
  context: InteractionContext,
  { game }: OrderContext,
  wishes: readonly ConditionalAction[],
): Promise<Answer> {
  const { id, version } = game.record;
  const outcome = await context.services.standingOrders.set(context.actor, id, wishes, version);
  const key = wishes.length === 0 ? 'cleared' : 'confirmed';
  if (outcome.ok) return shown(context, id, botText('orders', key, {}, context.language));
  if (['stale', 'noOrder'].includes(outcome.refusal.code)) return shown(context, id);
  return ephemeral(refusalPanel(outcome.refusal, context.language, game));
}

function orderable(code: string): Action | undefined {
  const action = decode(code);
  return action !== undefined && ORDERABLE.includes(action.type) ? action : undefined;
}

type Limit = Pick<ConditionalAction, 'most' | 'least'>;

/** Adds an action to the order, at no worse a price than now or than on its button, unless it has a condition. */
function added(
  context: InteractionContext,
  now: OrderContext,
  code: string,
  { condition, price }: { readonly condition?: Limit; readonly price?: Limit | undefined },
): Answer | Promise<Answer> {
  const action = orderable(code);
  if (action === undefined) return badInput(context);
  const hasCondition = condition !== undefined;
  const why = whyNotAdded(now, action, { hasCondition, replaces: false });
  if (why !== undefined) return answer(orderPanel(now, [why]));
  const { state, seat } = now.panel;
  const limit = condition ?? price;
  const entry = limit === undefined ? atThisPrice(state, seat, action) : { action, ...limit };
  return ordered(context, now, [...actionsInForce(now), entry]);
}

/** `any`, `most.13`, `least.15`. */
const conditionArg = z
  .string()
  .regex(/^(?:any|(?:most|least)\.\d{1,3})$/)
  .transform((text): Limit => {
    const [word, pounds = ''] = text.split('.');
    if (word === 'any') return {};
    return word === 'most' ? { most: Number(pounds) } : { least: Number(pounds) };
  });

/** Creates a route that changes one of the shown actions, provided it is still the one that was shown. */
const changeOf = (
  name: string,
  change: (wishes: readonly ConditionalAction[], at: number) => readonly ConditionalAction[],
): AnyRoute =>
  route(name, 'update', [gameArg, numberArg, z.string()], (context, [id, at, code]) =>
    planning(context, id, (now) => {
      const wishes = actionsInForce(now);
      const action = orderable(code);
      const current = wishes[at];
      const same = action !== undefined && current !== undefined && isSame(current.action, action);
      return same ? ordered(context, now, change(wishes, at)) : answer(orderPanel(now));
    }),
  );

export const orderRoutes: readonly AnyRoute[] = [
  route('order', 'update', [gameArg], (context, [id]) => shown(context, id)),
  route('orderadd', 'update', [gameArg], (context, [id]) =>
    planning(context, id, (now) => answer(kindsPanel(now))),
  ),
  route(
    'orderkind',
    'update',
    z.tuple([gameArg, z.string()]).rest(z.string()),
    (context, [id, kind, focus], { values }) =>
      planning(context, id, (now) =>
        answer(isKind(kind) ? kindPanel(now, kind, focus ?? values[0]) : kindsPanel(now)),
      ),
  ),
  route('orderpick', 'update', [gameArg, z.string()], (context, [id], { values }) =>
    planning(context, id, (now) => {
      const [code = '', shown] = (values[0] ?? '').split(':');
      const price = conditionArg.optional().safeParse(shown);
      return price.success ? added(context, now, code, { price: price.data }) : badInput(context);
    }),
  ),
  // Ids of earlier releases have no price.
  route(
    'orderwish',
    'update',
    z.tuple([gameArg, z.string()]).rest(conditionArg),
    (context, [id, code, price]) => planning(context, id, (now) => added(context, now, code, { price })),
  ),
  route('orderprice', 'update', [gameArg, z.enum(['any', 'now'])], (context, [id, prices]) =>
    planning(context, id, (now) => {
      const why = prices === 'now' ? whyNotPriced(now) : [];
      if (why.length > 0) return answer(orderPanel(now, why));
      const { state, seat } = now.panel;
      const priced = ({ action }: ConditionalAction) =>
        prices === 'any' ? { action } : atThisPrice(state, seat, action);
      return ordered(context, now, actionsInForce(now).map(priced));
    }),
  ),
  dialogRoute('orderlimits', [gameArg], async (context, [id]) => {
    const game = await findGame(context, id);
    if (game === undefined) return refusalPanel({ code: 'noGame' }, context.language);
    const now = orderContextFor(context, game);
    if (now === undefined) return await orderlessPanel(context, game);
    return hasLimits(now) ? limitsDialog(now) : orderPanel(now);
  }),
  route('orderlimited', 'update', [gameArg], (context, [id], input) =>
    planning(context, id, (now) => {
      const entered = enteredLimits(now, input);
      return 'problem' in entered
        ? answer(orderPanel(now, [entered.problem]))
        : ordered(context, now, entered.wishes);
    }),
  ),
  // Of earlier releases, which asked for a condition and a confirmation. The number is how many actions there were.
  route(
    'orderput',
    'update',
    [gameArg, numberArg, z.string(), conditionArg],
    (context, [id, at, code, condition]) =>
      planning(context, id, (now) =>
        actionsInForce(now).length === at
          ? added(context, now, code, { condition })
          : answer(orderPanel(now)),
      ),
  ),
  route('ordersure', 'update', z.tuple([gameArg]).rest(z.string()), (context, [id]) => shown(context, id)),
  changeOf('orderdrop', (wishes, at) => wishes.filter((_, n) => n !== at)),
  changeOf('orderup', (wishes, at) => {
    const [moved, above] = [wishes[at], wishes[at - 1]];
    if (moved === undefined || above === undefined) return wishes;
    return wishes.map((entry, n) => (n === at ? above : n === at - 1 ? moved : entry));
  }),
  route('orderclear', 'update', [gameArg], async (context, [id]) =>
    shownAfter(
      context,
      id,
      await context.services.standingOrders.set(context.actor, id, []),
      botText('orders', 'cleared', {}, context.language),
    ),
  ),
  // Its own id: the player may have given a new order below the notice, which must stay.
  route('orderseen', 'update', [gameArg], async (context, [id]) =>
    shownAfter(context, id, await context.services.standingOrders.dismissLapsed(context.actor, id)),
  ),
];
