/** Routes of standing orders. Ids name actions, not positions alone, so a second click does no harm. */
import { z } from 'zod';
import { type ConditionalAction, isUpToDate, ORDERABLE } from '../../../../core/index.ts';
import { gameArg } from '../../../../discord/shared/custom-id.ts';
import { findGame } from '../../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../../discord/shared/interaction-context.ts';
import { note } from '../../../../discord/shared/panel.ts';
import { seatOf } from '../../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../../discord/shared/refusals.ts';
import { type Action, awaited } from '../../../../engine/index.ts';
import { phrase } from '../../../../text/index.ts';
import { decode } from '../action-code.ts';
import { number } from '../authorize-click.ts';
import { ownPanel } from '../own-panel.ts';
import {
  fingerprintOf,
  isSame,
  type OrderDraft,
  orderDraftOf,
  shownActions,
  whyNotAdded,
} from './conditional-actions.ts';
import { isKind, kindPanel, kindsPanel, orderPanel, wishPanel } from './panels.ts';

/** Calls `go` with the user's draft; users who can't plan ahead get their own panel. */
async function planning(
  visit: InteractionContext,
  id: string,
  go: (planning: OrderDraft) => Answer | Promise<Answer>,
): Promise<Answer> {
  const game = await findGame(visit, id);
  if (game === undefined) return ephemeral(refusalPanel({ code: 'noGame' }, visit.language));
  const { state, record } = game;
  const seat = seatOf(game, visit.actor.user);
  const found =
    state === undefined || seat === undefined || record.status !== 'playing' || awaited(state).includes(seat)
      ? undefined
      : orderDraftOf(game, seat, visit.actor.user, visit.language);
  return found === undefined ? answer(ownPanel(visit, game)) : await go(found);
}

/** Shows the order after a change. */
const shown = (visit: InteractionContext, id: string, ...above: readonly string[]): Promise<Answer> =>
  planning(visit, id, (now) => answer(orderPanel(now, above)));

/** Saves the actions as the draft. If another change came first, shows the current state. */
async function drafted(
  visit: InteractionContext,
  { game }: OrderDraft,
  wishes: readonly ConditionalAction[],
): Promise<Answer> {
  const { id, version } = game.record;
  const outcome = await visit.app.standingOrders.saveDraft(visit.actor, id, wishes, version);
  if (outcome.ok || outcome.refusal.code === 'stale') return shown(visit, id);
  return ephemeral(refusalPanel(outcome.refusal, visit.language, game));
}

/** Returns the action of a code if it can be ordered. */
function orderable(code: string): Action | undefined {
  const action = decode(code);
  return action !== undefined && ORDERABLE.includes(action.type) ? action : undefined;
}

const wishOf = (visit: InteractionContext, planning: OrderDraft, code: string): Answer => {
  const action = orderable(code);
  if (action === undefined) return ephemeral(note(phrase('refusals', 'badInput', {}, visit.language)));
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
  route({
    name,
    place: 'update',
    args: z.tuple([gameArg, number, z.string()]),
    run: (visit, [id, at, code]) =>
      planning(visit, id, (now) => {
        const wishes = shownActions(now);
        const action = orderable(code);
        const there = wishes[at];
        const same = action !== undefined && there !== undefined && isSame(there.action, action);
        return same ? drafted(visit, now, change(wishes, at)) : answer(orderPanel(now));
      }),
  });

export const orderRoutes: readonly AnyRoute[] = [
  route({
    name: 'order',
    place: 'update',
    args: z.tuple([gameArg]),
    run: (visit, [id]) => shown(visit, id),
  }),
  route({
    name: 'orderadd',
    place: 'update',
    args: z.tuple([gameArg]),
    run: (visit, [id]) => planning(visit, id, (now) => answer(kindsPanel(now))),
  }),
  route({
    name: 'orderkind',
    place: 'update',
    args: z.tuple([gameArg, z.string()]).rest(z.string()),
    run: (visit, [id, kind, focus]) =>
      planning(visit, id, (now) => answer(isKind(kind) ? kindPanel(now, kind, focus) : kindsPanel(now))),
  }),
  route({
    name: 'orderpick',
    place: 'update',
    args: z.tuple([gameArg, z.string()]),
    run: (visit, [id], { values }) => planning(visit, id, (now) => wishOf(visit, now, values[0] ?? '')),
  }),
  route({
    name: 'orderwish',
    place: 'update',
    args: z.tuple([gameArg, z.string()]),
    run: (visit, [id, code]) => planning(visit, id, (now) => wishOf(visit, now, code)),
  }),
  route({
    name: 'orderput',
    place: 'update',
    // The number is how many actions there were: a second click finds one more, and adds nothing.
    args: z.tuple([gameArg, number, z.string(), conditionArg]),
    run: (visit, [id, at, code, condition]) =>
      planning(visit, id, (now) => {
        const wishes = shownActions(now);
        const action = orderable(code);
        if (action === undefined || wishes.length !== at) return answer(orderPanel(now));
        const wish = { action, ...condition };
        const why = whyNotAdded(wishes, wish);
        if (why !== undefined) return answer(orderPanel(now, [phrase('orders', why, {}, visit.language)]));
        return drafted(visit, now, [...wishes, wish]);
      }),
  }),
  changeOf('orderdrop', (wishes, at) => wishes.filter((_, n) => n !== at)),
  changeOf('orderup', (wishes, at) => {
    const [moved, above] = [wishes[at], wishes[at - 1]];
    if (moved === undefined || above === undefined) return wishes;
    return wishes.map((wish, n) => (n === at ? above : n === at - 1 ? moved : wish));
  }),
  route({
    name: 'ordersure',
    place: 'update',
    // Buttons of earlier releases name no draft, and are valid for one version of the game only.
    args: z.tuple([gameArg, number]).rest(z.string()),
    run: (visit, [id, version, draft]) =>
      planning(visit, id, async (now) => {
        const wishes = shownActions(now);
        const same = draft === fingerprintOf(wishes) && isUpToDate(now.game, now.desk.seat, version);
        const expect = same ? now.game.record.version : version;
        const outcome = await visit.app.standingOrders.set(visit.actor, id, wishes, expect);
        if (outcome.ok) {
          const key = wishes.length === 0 ? 'cleared' : 'confirmed';
          return shown(visit, id, phrase('orders', key, {}, visit.language));
        }
        const why = refusalText(outcome.refusal, visit.language, now.game);
        // The confirmation applied to the board as it was shown.
        return outcome.refusal.code === 'stale' ? shown(visit, id, why) : ephemeral(note(why));
      }),
  }),
  route({
    name: 'orderclear',
    place: 'update',
    args: z.tuple([gameArg]),
    run: async (visit, [id]) => {
      const outcome = await visit.app.standingOrders.set(visit.actor, id, []);
      if (!outcome.ok && outcome.refusal.code !== 'noOrder')
        return ephemeral(refusalPanel(outcome.refusal, visit.language));
      return shown(visit, id);
    },
  }),
];
