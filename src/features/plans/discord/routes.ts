/** Clicks in a plan: the same panels as in the game, but choices become steps. */

import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Game, Refusal } from '../../../core/index.ts';
import { gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  heavyRoute,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { type Action, asIfOnTurn, check, PLAN_ITEMS, play, type Rejection } from '../../../engine/index.ts';
import { translator } from '../../../text/index.ts';
import { decode } from '../../play/discord/action-code.ts';
import { GROUPS, inGroup } from '../../play/discord/action-groups.ts';
import { adviceWords, insteadOf, isProduction } from '../../play/discord/hint.ts';
import { decisionOf, type PanelContext, PLAN_STEP } from '../../play/discord/panel-context.ts';
import { groupPanel } from '../../play/discord/panels/group.ts';
import { previewPanel } from '../../play/discord/panels/preview.ts';
import { productionPanel } from '../../play/discord/panels/production.ts';
import { codeOfPlan, draftOf, planAfter, plannedOf } from '../../play/discord/production-plan.ts';
import { reasonsFor } from '../../play/discord/why-not.ts';
import type { PlanEdit, PlanView } from '../index.ts';
import { executePlan, makeOrder, noPlan, stale } from './execute.ts';
import { planPanel, planPanelContext } from './panel.ts';

interface Click {
  readonly context: InteractionContext;
  readonly game: Game;
  readonly plan: PlanView;
  readonly panel: PanelContext;
  readonly args: readonly string[];
  readonly value: string;
}

const rejected = ({ context, panel }: Click, rejection: Rejection): Answer =>
  ephemeral(refusalPanel({ code: 'rejected', rejection }, context.language, panel.game));

/** Edits the shown plan and returns it. If the plan has changed since, only shows the current one. */
export async function edited(context: InteractionContext, id: string, edit: PlanEdit, stamp: string) {
  const { services, actor, language } = context;
  const outcome = await services.plans.edit(actor, id, edit, stamp);
  return outcome.ok
    ? answer(planPanel(outcome.game, outcome.plan, language))
    : await notEdited(context, id, outcome.refusal);
}

/** Says why the plan was not edited. If it has changed since it was shown, only shows the current one. */
export const notEdited = async (
  context: InteractionContext,
  id: string,
  refusal: Refusal,
): Promise<Answer> =>
  refusal.code === 'stale' ? await stale(context, id) : ephemeral(refusalPanel(refusal, context.language));

const edit = ({ context, game, plan }: Click, change: PlanEdit): Promise<Answer> =>
  edited(context, game.record.id, change, plan.stamp);

/** Adds an action to the plan, or shows it first to users who want that. */
async function addOrAsk(click: Click, code: string): Promise<Answer> {
  const { panel, context } = click;
  const action = decode(code);
  if (action === undefined) return badInput(context);
  const rejection = check(panel.state, panel.seat, action);
  if (rejection !== undefined) return rejected(click, rejection);
  return context.settings.askFirst
    ? answer(previewPanel(panel, action))
    : await edit(click, { do: 'add', actions: [action] });
}

/** Opens a group of actions. If none is possible any more, returns the plan as it is now, and why. */
async function group({ panel, game, args: [name, focus], value, context }: Click): Promise<Answer> {
  if (name === 'production') {
    const open = decisionOf(panel, 'production') !== undefined;
    return open ? answer(productionPanel(panel)) : await stale(context, game.record.id);
  }
  const found = GROUPS.find((one) => one === name);
  if (found === undefined) return badInput(context);
  if (inGroup(panel, found).length > 0) return answer(groupPanel(panel, found, value || focus));
  return await stale(context, game.record.id, reasonsFor(panel, [found]));
}

function produce(click: Click): Answer {
  const { panel, context, args, value } = click;
  const [name, _part, code = ''] = args;
  const item = PLAN_ITEMS.find((one) => one === name);
  const count = numberArg.safeParse(value);
  const draft = draftOf(panel, code);
  if (item === undefined || !count.success || draft === undefined) return badInput(context);
  const changed = play(draft.panel.state, panel.seat, { type: 'plan', item, count: count.data });
  if (!changed.ok) return rejected(click, changed.rejection);
  return answer(
    productionPanel(panel, codeOfPlan(changed.state.production[panel.seat]?.plan ?? plannedOf(panel))),
  );
}

const END: Action = { type: 'endTurn' };

async function add(click: Click): Promise<Answer> {
  const [code = '', end] = click.args;
  const action = decode(code);
  if (action === undefined) return badInput(click.context);
  return await edit(click, { do: 'add', actions: end === 'end' ? [action, END] : [action] });
}

async function addProduction(click: Click): Promise<Answer> {
  const [code = ''] = click.args;
  const draft = draftOf(click.panel, code);
  if (draft === undefined) return badInput(click.context);
  return await edit(click, { do: 'add', actions: [...draft.moves, { type: 'confirmProduction' }] });
}

/**
 * Tells what a chief would do on the seat's next turn as things are now. A message of its own: while the chief was thinking,
 * the plan may have been played, and its message shows the result.
 */
export async function askChief(context: InteractionContext, id: string): Promise<Answer> {
  const { services, actor, language } = context;
  const outcome = await services.computers.getHint(actor, id, 'ahead');
  if (!outcome.ok) {
    if (outcome.refusal.code === 'stale') return await stale(context, id);
    return ephemeral(refusalPanel(outcome.refusal, language, await findGame(context, id)));
  }
  const { thoughts, replaced } = outcome;
  return await withPlan(context, id, (game, plan) => {
    const panel = planPanelContext(game, plan, language);
    const now = { ...panel, state: asIfOnTurn(plan.branch.start, plan.seat) ?? plan.branch.start };
    const advised = thoughts.map(({ action }) => action);
    const same = isFirstStep(now, plan, advised);
    const words = { ...adviceWords(now, thoughts), same, replaced: insteadOf(replaced) };
    return answer(note(translator('computers', panel.words)('chiefThinks', words)));
  });
}

/** Returns whether a plan begins with the advised action; for production, with all the advised numbers. */
function isFirstStep(panel: PanelContext, { branch }: PlanView, advised: readonly Action[]): boolean {
  const [step] = branch.steps;
  if (step === undefined) return false;
  if (!isProduction(advised)) return isDeepStrictEqual(step.actions[0], advised[0]);
  return (
    isProduction(step.actions) && isDeepStrictEqual(planAfter(panel, step.actions), planAfter(panel, advised))
  );
}

/** Handlers of clicks: the routes of the game's own panels, and those of the plan. */
const VERBS = {
  back: async ({ context, game, plan }) => answer(planPanel(game, plan, context.language)),
  act: group,
  try: (click) => addOrAsk(click, click.args[0] ?? ''),
  choose: (click) => addOrAsk(click, click.value),
  do: add,
  plan: async (click) => produce(click),
  ready: addProduction,
  takeback: (click) => edit(click, { do: 'back' }),
  keep: (click) => edit(click, { do: 'keep' }),
  anew: (click) => edit(click, { do: 'anew' }),
  alone: (click) => edit(click, { do: 'mode', mode: 'alone' }),
  passing: (click) => edit(click, { do: 'mode', mode: 'passing' }),
  doit: ({ context, game, plan }) => executePlan(context, game.record.id, plan.stamp),
  order: ({ context, game, plan }) => makeOrder(context, game, plan),
} as const satisfies Readonly<Record<string, (click: Click) => Promise<Answer>>>;
const NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[];

/** Clicks that act on the game itself or drop what is impossible in it, so the user must have seen the current position. */
const OF_POSITION: readonly (keyof typeof VERBS)[] = ['doit', 'order', 'keep'];

/** Returns whether a click on a plan with an earlier stamp may still count: only the others have moved since. */
function stillCounts(stamp: string, plan: PlanView, verb: keyof typeof VERBS): boolean {
  const version = (of: string) => of.split('.')[0];
  return stamp === plan.stamp || (version(stamp) === version(plan.stamp) && !OF_POSITION.includes(verb));
}

/** Calls `go` with the user's plan, or returns a refusal. */
export async function withPlan(
  context: InteractionContext,
  id: string,
  go: (game: Game, plan: PlanView) => Answer | Promise<Answer>,
): Promise<Answer> {
  const found = await context.services.plans.get(context.actor, id);
  return found.ok ? await go(found.game, found.plan) : await noPlan(context, id, found.refusal);
}

export const planRoutes: readonly AnyRoute[] = [
  // Sent as a new message, so the panel it was opened from stays.
  route('myplan', 'private', [gameArg], (context, [id]) =>
    withPlan(context, id, (game, plan) => answer(planPanel(game, plan, context.language))),
  ),
  heavyRoute('planchief', 'private', [gameArg], (context, [id]) => askChief(context, id)),
  route(
    PLAN_STEP,
    'update',
    z.tuple([gameArg, z.string(), z.enum(NAMES)]).rest(z.string()),
    (context, [id, stamp, verb, ...args], { values }) =>
      withPlan(context, id, async (game, plan) => {
        if (!stillCounts(stamp, plan, verb)) return await stale(context, id);
        const panel = planPanelContext(game, plan, context.language);
        const answered = await VERBS[verb]({ context, game, plan, panel, args, value: values[0] ?? '' });
        // A move made since may be the reason why the step is refused.
        return stamp !== plan.stamp && answered.kind === 'aside' ? await stale(context, id) : answered;
      }),
  ),
];
