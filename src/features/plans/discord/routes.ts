/** Clicks in a plan: the same panels as in the game, but choices become steps. */
import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { type Action, check, PLAN_ITEMS, play, type Rejection } from '../../../engine/index.ts';
import { phrase } from '../../../text/index.ts';
import { decode } from '../../play/discord/action-code.ts';
import { GROUPS } from '../../play/discord/action-groups.ts';
import { number } from '../../play/discord/authorize-click.ts';
import { type PanelContext, PLAN_STEP } from '../../play/discord/panel-context.ts';
import { groupPanel } from '../../play/discord/panels/group.ts';
import { previewPanel } from '../../play/discord/panels/preview.ts';
import { productionPanel } from '../../play/discord/panels/production.ts';
import { codeOfPlan, draftOf, plannedOf } from '../../play/discord/production-plan.ts';
import type { PlanEdit, PlanView } from '../index.ts';
import { executePlan, makeOrder, stale } from './execute.ts';
import { planDesk, planPanel } from './panel.ts';

/** A click on an up-to-date plan. */
interface Click {
  readonly visit: InteractionContext;
  readonly game: Game;
  readonly plan: PlanView;
  readonly desk: PanelContext;
  readonly args: readonly string[];
  /** The option chosen in a menu. */
  readonly value: string;
}

const badInput = ({ language }: InteractionContext): Answer =>
  ephemeral(note(phrase('refusals', 'badInput', {}, language)));

const rejected = ({ visit, desk }: Click, rejection: Rejection): Answer =>
  ephemeral(refusalPanel({ code: 'rejected', rejection }, visit.language, desk.game));

/** Edits the shown plan and returns it. If the plan has changed since, only shows the current one. */
export async function edited(
  visit: InteractionContext,
  id: string,
  edit: PlanEdit,
  stamp: string,
): Promise<Answer> {
  const { app, actor, language } = visit;
  const outcome = await app.plans.edit(actor, id, edit, stamp);
  if (outcome.ok) return answer(planPanel(outcome.game, outcome.plan, language));
  if (outcome.refusal.code === 'stale') return await stale(visit, id);
  return ephemeral(refusalPanel(outcome.refusal, language));
}

const edit = ({ visit, game, plan }: Click, change: PlanEdit): Promise<Answer> =>
  edited(visit, game.record.id, change, plan.stamp);

/** Previews an action in the plan. */
function preview(click: Click, code: string): Answer {
  const { desk, visit } = click;
  const action = decode(code);
  if (action === undefined) return badInput(visit);
  const rejection = check(desk.state, desk.seat, action);
  return rejection === undefined ? answer(previewPanel(desk, action)) : rejected(click, rejection);
}

function group({ desk, args: [name, focus], value, visit }: Click): Answer {
  if (name === 'production') return answer(productionPanel(desk));
  const found = GROUPS.find((one) => one === name);
  return found === undefined ? badInput(visit) : answer(groupPanel(desk, found, focus ?? value));
}

/** Changes the quantity of a product. */
function produce(click: Click): Answer {
  const { desk, visit, args, value } = click;
  const [name, _part, code = ''] = args;
  const item = PLAN_ITEMS.find((one) => one === name);
  const count = number.safeParse(value);
  const draft = draftOf(desk, code);
  if (item === undefined || !count.success || draft === undefined) return badInput(visit);
  const changed = play(draft.desk.state, desk.seat, { type: 'plan', item, count: count.data });
  if (!changed.ok) return rejected(click, changed.rejection);
  return answer(
    productionPanel(desk, codeOfPlan(changed.state.production[desk.seat]?.plan ?? plannedOf(desk))),
  );
}

const END: Action = { type: 'endTurn' };

async function add(click: Click): Promise<Answer> {
  const [code = '', end] = click.args;
  const action = decode(code);
  if (action === undefined) return badInput(click.visit);
  return await edit(click, { do: 'add', actions: end === 'end' ? [action, END] : [action] });
}

async function addProduction(click: Click): Promise<Answer> {
  const [code = ''] = click.args;
  const draft = draftOf(click.desk, code);
  if (draft === undefined) return badInput(click.visit);
  return await edit(click, { do: 'add', actions: [...draft.moves, { type: 'confirmProduction' }] });
}

/** Handlers of clicks: the routes of the game's own panels, and those of the plan. */
const VERBS = {
  back: async ({ visit, game, plan }) => answer(planPanel(game, plan, visit.language)),
  act: async (click) => group(click),
  try: async (click) => preview(click, click.args[0] ?? ''),
  choose: async (click) => preview(click, click.value),
  do: add,
  plan: async (click) => produce(click),
  ready: addProduction,
  takeback: (click) => edit(click, { do: 'back' }),
  keep: (click) => edit(click, { do: 'keep' }),
  anew: (click) => edit(click, { do: 'anew' }),
  alone: (click) => edit(click, { do: 'mode', mode: 'alone' }),
  passing: (click) => edit(click, { do: 'mode', mode: 'passing' }),
  doit: ({ visit, game, plan }) => executePlan(visit, game.record.id, plan.stamp),
  order: ({ visit, game, plan }) => makeOrder(visit, game, plan),
} as const satisfies Readonly<Record<string, (click: Click) => Promise<Answer>>>;
const NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[];

/** Calls `go` with the user's plan, or returns a refusal. */
export async function withPlan(
  visit: InteractionContext,
  id: string,
  go: (game: Game, plan: PlanView) => Answer | Promise<Answer>,
): Promise<Answer> {
  const found = await visit.app.plans.get(visit.actor, id);
  return found.ok ? await go(found.game, found.plan) : ephemeral(refusalPanel(found.refusal, visit.language));
}

export const planRoutes: readonly AnyRoute[] = [
  // Sent as a new message, so the panel it was opened from stays.
  route({
    name: 'myplan',
    place: 'private',
    args: z.tuple([gameArg]),
    run: (visit, [id]) => withPlan(visit, id, (game, plan) => answer(planPanel(game, plan, visit.language))),
  }),
  route({
    name: PLAN_STEP,
    place: 'update',
    args: z.tuple([gameArg, z.string(), z.enum(NAMES)]).rest(z.string()),
    run: (visit, [id, stamp, verb, ...args], { values }) =>
      withPlan(visit, id, async (game, plan) => {
        if (stamp !== plan.stamp) return await stale(visit, id);
        const desk = planDesk(game, plan, visit.language);
        return await VERBS[verb]({ visit, game, plan, desk, args, value: values[0] ?? '' });
      }),
  }),
];
