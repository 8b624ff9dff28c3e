import { PLAN_MODES } from '../../../core/index.ts';
import { commandData, oneOf, suggested, wordsFor } from '../../../discord/shared/command-data.ts';
import { findLatestGame, noGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { quoted } from '../../../discord/shared/markup.ts';
import { botText } from '../../../text/index.ts';
import { movesOfTyped, withShownPlan } from '../../play/discord/production-plan.ts';
import { actionsFitting, actionTyped } from '../../play/discord/typed-actions.ts';
import type { PlanEdit, PlanView } from '../index.ts';
import { executePlan, makeOrder, noPlan } from './execute.ts';
import { planPanel, planPanelContext } from './panel.ts';
import { askChief, notEdited, withPlan } from './routes.ts';

const EDITS = ['back', 'keep', 'anew'] as const;

/** Adds a typed step. Returns `undefined`, or an answer that says why it was not added. */
async function add(context: InteractionContext, id: string, typed: string): Promise<Answer | undefined> {
  const { services, actor, language } = context;
  const found = await services.plans.get(actor, id);
  if (!found.ok) return await noPlan(context, id, found.refusal);
  const { game, plan } = found;
  if (plan.branch.steps.some(({ rejection }) => rejection !== undefined))
    return answer(planPanel(game, plan, language, [botText('plans', 'dropFirst', {}, language)]));
  const panel = planPanelContext(game, plan, language);
  const action = actionTyped(withShownPlan(panel), typed);
  if (action === undefined) {
    const line = botText('plans', 'unclear', { typed: quoted(typed) }, language);
    return answer(planPanel(game, plan, language, [line]));
  }
  const actions = movesOfTyped(panel, action);
  const outcome = await services.plans.edit(actor, id, { do: 'add', actions }, plan.stamp);
  if (outcome.ok) return undefined;
  // The plan itself says that it ends there, and how it can continue.
  if (outcome.refusal.code === 'rejected' && !plan.branch.open)
    return answer(planPanel(game, plan, language));
  return await notEdited(context, id, outcome.refusal);
}

/** Returns whether playing the plan would drop an impossible step, which its user may not have seen yet. */
const skipsSteps = ({ branch, doable }: PlanView): boolean =>
  branch.steps.slice(0, doable).some(({ rejection }) => rejection !== undefined);

/** Applies the options one after another: the mode, an edit of the whole plan, a step, and what to do with the plan then. */
async function run(context: InteractionContext, { text }: CommandValues): Promise<Answer> {
  const here = await findLatestGame(context);
  if (here === undefined) return noGame(context);
  const { id } = here.record;
  const { step, what, others } = text;
  const mode = PLAN_MODES.find((one) => one === others);
  const edit = EDITS.find((one) => one === what);
  const edits: readonly PlanEdit[] = [
    ...(mode === undefined ? [] : [{ do: 'mode', mode } as const]),
    ...(edit === undefined ? [] : [{ do: edit }]),
  ];
  for (const one of edits) {
    const outcome = await context.services.plans.edit(context.actor, id, one);
    if (!outcome.ok) return await notEdited(context, id, outcome.refusal);
  }
  const failed = step === undefined ? undefined : await add(context, id, step);
  if (failed !== undefined) return failed;
  if (what === 'chief') return await askChief(context, id);
  return await withPlan(context, id, async (game, plan) => {
    const used = what === 'do' || what === 'order';
    if (used && plan.branch.steps.length === 0) {
      const { language } = context;
      const why = plan.branch.open ? [botText('plans', 'nothingYet', {}, language)] : [];
      return answer(planPanel(game, plan, language, why));
    }
    if (what === 'do' && !skipsSteps(plan)) return await executePlan(context, id, plan.stamp);
    if (what === 'order') return await makeOrder(context, game, plan);
    return answer(planPanel(game, plan, context.language));
  });
}

export const planCommand: Command = {
  data: commandData('plan', 'plan', [
    suggested('step', 'planStep', false),
    oneOf(
      'what',
      'planWhat',
      wordsFor({
        do: 'planDo',
        order: 'planOrder',
        back: 'planBack',
        keep: 'planKeep',
        anew: 'planAnew',
        chief: 'planChief',
      }),
    ),
    oneOf('others', 'planOthers', wordsFor({ alone: 'planAlone', passing: 'planPassing' })),
  ]),
  run,
  suggest: async (context, _values, option, typed) => {
    const here = option === 'step' ? await findLatestGame(context) : undefined;
    const found =
      here === undefined ? undefined : await context.services.plans.get(context.actor, here.record.id);
    return found?.ok === true
      ? actionsFitting(withShownPlan(planPanelContext(found.game, found.plan, context.language)), typed)
      : [];
  },
};
