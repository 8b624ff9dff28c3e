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
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { movesOfTyped, withShownPlan } from '../../play/discord/production-plan.ts';
import { actionsFitting, actionTyped } from '../../play/discord/typed-actions.ts';
import type { PlanView } from '../index.ts';
import { executePlan, makeOrder } from './execute.ts';
import { planPanel, planPanelContext } from './panel.ts';
import { edited, withPlan } from './routes.ts';

const EDITS = ['back', 'keep', 'anew'] as const;

async function add(context: InteractionContext, id: string, plan: PlanView, typed: string): Promise<Answer> {
  return await withPlan(context, id, async (game) => {
    const panel = planPanelContext(game, plan, context.language);
    const action = actionTyped(withShownPlan(panel), typed);
    if (action !== undefined) {
      const actions = movesOfTyped(panel, action);
      return await edited(context, id, { do: 'add', actions }, plan.stamp);
    }
    return answer(note(botText('plans', 'unclear', { typed: quoted(typed) }, context.language)));
  });
}

/** Applies the options: the mode first, then either a step or an edit of the whole plan. */
async function run(context: InteractionContext, { text }: CommandValues): Promise<Answer> {
  const here = await findLatestGame(context);
  if (here === undefined) return noGame(context);
  const { id } = here.record;
  const mode = PLAN_MODES.find((one) => one === text.others);
  if (mode !== undefined) {
    const changed = await context.services.plans.edit(context.actor, id, { do: 'mode', mode });
    if (!changed.ok)
      return await withPlan(context, id, (game, plan) => answer(planPanel(game, plan, context.language)));
  }
  return await withPlan(context, id, async (game, plan) => {
    if (text.step !== undefined) return await add(context, id, plan, text.step);
    const edit = EDITS.find((one) => one === text.what);
    if (edit !== undefined) return await edited(context, id, { do: edit }, plan.stamp);
    if (text.what === 'do') return await executePlan(context, id, plan.stamp);
    if (text.what === 'order') return await makeOrder(context, game, plan);
    return answer(planPanel(game, plan, context.language));
  });
}

export const planCommand: Command = {
  data: commandData('plan', 'plan', [
    suggested('step', 'planStep', false),
    oneOf(
      'what',
      'planWhat',
      wordsFor({ do: 'planDo', order: 'planOrder', back: 'planBack', keep: 'planKeep', anew: 'planAnew' }),
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
