/** Routes of standing orders. Ids name actions, not positions alone, so a second click does no harm. */
import { z } from 'zod';
import { type ConditionalAction, isUpToDate, ORDERABLE } from '../../../core/index.ts';
import { gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { type Action, pendingSeats } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { decode } from './action-code.ts';

import { ownPanel } from './own-panel.ts';
import {
  fingerprintOf,
  isSame,
  type OrderDraft,
  orderDraftOf,
  shownActions,
  whyNotAdded,
} from './standing-orders/conditional-actions.ts';
import { isKind, kindPanel, kindsPanel, orderPanel, wishPanel } from './standing-orders/panels.ts';

/** Calls `go` with the user's draft; users who can't plan ahead get their own panel. */
async function planning(
  context: InteractionContext,
  id: string,
  go: (planning: OrderDraft) => Answer | Promise<Answer>,
): Promise<Answer> {
  const game = await findGame(context, id);
  if (game === undefined) return ephemeral(refusalPanel({ code: 'noGame' }, context.language));
  const { state, record } = game;
  const seat = seatOf(game, context.actor.user);
  const found =
    state === undefined ||
    seat === undefined ||
    record.status !== 'playing' ||
    pendingSeats(state).includes(seat)
      ? undefined
      : orderDraftOf(game, seat, context.actor.user, context.language);
  return found === undefined ? answer(ownPanel(context, game)) : await go(found);
}

const shown = (context: InteractionContext, id: string, ...above: readonly string[]): Promise<Answer> =>
  planning(context, id, (now) => answer(orderPanel(now, above)));

/** Saves the actions as the draft. If another change came first, shows the current state. */
async function drafted(
  context: InteractionContext,
  { game }: OrderDraft,
  wishes: readonly ConditionalAction[],
): Promise<Answer> {
  const { id, version } = game.record;
  const outcome = await context.services.standingOrders.saveDraft(context.actor, id, wishes, version);
  if (outcome.ok || outcome.refusal.code === 'stale') return shown(context, id);
  return ephemeral(refusalPanel(outcome.refusal, context.language, game));
}

function orderable(code: string): Action | undefined {
  const action = decode(code);
  return action !== undefined && ORDERABLE.includes(action.type) ? action : undefined;
}

const wishOf = (context: InteractionContext, planning: OrderDraft, code: string): Answer => {
  const action = orderable(code);
  if (action === undefined) return badInput(context);
  return answer(wishPanel(planning, action));
};

/** `any`, `most.13`, `least.15`. */
const conditionArg = z
  .string()
  .regex(/^(?:any|(?:most|least)\.\d{1,3})$/)
  .transform((text): Pick<ConditionalAction, 'most' | 'least'> => {
    const [word, pounds = ''] = text.split('.');
    if (word === 'any') return {};
    return word === 'most' ? { most: Number(pounds) } : { least: Number(pounds) };
  });

/** Creates a route that changes one of the shown actions, provided it is still the one that was shown. */
const changeOf = (
  name: string,
  change: (wishes: readonly ConditionalAction[], at: number) => readonly ConditionalAction[],
): AnyRoute =>
  route(name, 'update', z.tuple([gameArg, numberArg, z.string()]), (context, [id, at, code]) =>
    planning(context, id, (now) => {
      const wishes = shownActions(now);
      const action = orderable(code);
      const there = wishes[at];
      const same = action !== undefined && there !== undefined && isSame(there.action, action);
      return same ? drafted(context, now, change(wishes, at)) : answer(orderPanel(now));
    }),
  );

export const orderRoutes: readonly AnyRoute[] = [
  route('order', 'update', z.tuple([gameArg]), (context, [id]) => shown(context, id)),
  route('orderadd', 'update', z.tuple([gameArg]), (context, [id]) =>
    planning(context, id, (now) => answer(kindsPanel(now))),
  ),
  route(
    'orderkind',
    'update',
    z.tuple([gameArg, z.string()]).rest(z.string()),
    (context, [id, kind, focus]) =>
      planning(context, id, (now) => answer(isKind(kind) ? kindPanel(now, kind, focus) : kindsPanel(now))),
  ),
  route('orderpick', 'update', z.tuple([gameArg, z.string()]), (context, [id], { values }) =>
    planning(context, id, (now) => wishOf(context, now, values[0] ?? '')),
  ),
  route('orderwish', 'update', z.tuple([gameArg, z.string()]), (context, [id, code]) =>
    planning(context, id, (now) => wishOf(context, now, code)),
  ),
  // The number is how many actions there were: a second click finds one more, and adds nothing.
  route(
    'orderput',
    'update',
    z.tuple([gameArg, numberArg, z.string(), conditionArg]),
    (context, [id, at, code, condition]) =>
      planning(context, id, (now) => {
        const wishes = shownActions(now);
        const action = orderable(code);
        if (action === undefined || wishes.length !== at) return answer(orderPanel(now));
        const wish = { action, ...condition };
        const why = whyNotAdded(wishes, wish);
        if (why !== undefined) return answer(orderPanel(now, [botText('orders', why, {}, context.language)]));
        return drafted(context, now, [...wishes, wish]);
      }),
  ),
  changeOf('orderdrop', (wishes, at) => wishes.filter((_, n) => n !== at)),
  changeOf('orderup', (wishes, at) => {
    const [moved, above] = [wishes[at], wishes[at - 1]];
    if (moved === undefined || above === undefined) return wishes;
    return wishes.map((wish, n) => (n === at ? above : n === at - 1 ? moved : wish));
  }),
  // Buttons of earlier releases name no draft, and are valid for one version of the game only.
  route(
    'ordersure',
    'update',
    z.tuple([gameArg, numberArg]).rest(z.string()),
    (context, [id, version, draft]) =>
      planning(context, id, async (now) => {
        const wishes = shownActions(now);
        const same = draft === fingerprintOf(wishes) && isUpToDate(now.game, now.panel.seat, version);
        const expect = same ? now.game.record.version : version;
        const outcome = await context.services.standingOrders.set(context.actor, id, wishes, expect);
        if (outcome.ok) {
          const key = wishes.length === 0 ? 'cleared' : 'confirmed';
          return shown(context, id, botText('orders', key, {}, context.language));
        }
        const why = refusalText(outcome.refusal, context.language, now.game);
        // The confirmation applied to the board as it was shown.
        return outcome.refusal.code === 'stale' ? shown(context, id, why) : ephemeral(note(why));
      }),
  ),
  route('orderclear', 'update', z.tuple([gameArg]), async (context, [id]) => {
    const outcome = await context.services.standingOrders.set(context.actor, id, []);
    if (!outcome.ok && outcome.refusal.code !== 'noOrder')
      return ephemeral(refusalPanel(outcome.refusal, context.language));
    return shown(context, id);
  }),
];
