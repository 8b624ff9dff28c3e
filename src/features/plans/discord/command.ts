/** `/plan`: trying out moves by typing. */
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
import { phrase } from '../../../text/index.ts';
import { draftOf, plannedOf } from '../../play/discord/production-plan.ts';
import { actionsFitting, actionTyped } from '../../play/discord/typed-actions.ts';
import type { PlanView } from '../index.ts';
import { executePlan, makeOrder } from './execute.ts';
import { planDesk, planPanel } from './panel.ts';
import { edited, withPlan } from './routes.ts';

/** Edits of the whole plan. */
const EDITS = ['back', 'keep', 'anew'] as const;

/** Adds a step given by its name. */
async function add(visit: InteractionContext, id: string, plan: PlanView, typed: string): Promise<Answer> {
  return await withPlan(visit, id, async (game) => {
    const desk = planDesk(game, plan, visit.language);
    const action = actionTyped(desk, typed);
    if (action !== undefined) {
      // Confirms the production that the panel shows.
      const made = action.type === 'confirmProduction' ? draftOf(desk, plannedOf(desk)) : undefined;
      const actions = [...(made?.moves ?? []), action];
      return await edited(visit, id, { do: 'add', actions }, plan.stamp);
    }
    return answer(note(phrase('plans', 'unclear', { typed: quoted(typed) }, visit.language)));
  });
}

/** Applies the options: the mode first, then either a step or an edit of the whole plan. */
async function run(visit: InteractionContext, { text }: CommandValues): Promise<Answer> {
  const here = await findLatestGame(visit);
  if (here === undefined) return noGame(visit);
  const { id } = here.record;
  const mode = PLAN_MODES.find((one) => one === text.others);
  if (mode !== undefined) {
    const changed = await visit.app.plans.edit(visit.actor, id, { do: 'mode', mode });
    if (!changed.ok)
      return await withPlan(visit, id, (game, plan) => answer(planPanel(game, plan, visit.language)));
  }
  return await withPlan(visit, id, async (game, plan) => {
    if (text.step !== undefined) return await add(visit, id, plan, text.step);
    const edit = EDITS.find((one) => one === text.what);
    if (edit !== undefined) return await edited(visit, id, { do: edit }, plan.stamp);
    if (text.what === 'do') return await executePlan(visit, id, plan.stamp);
    if (text.what === 'order') return await makeOrder(visit, game, plan);
    return answer(planPanel(game, plan, visit.language));
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
  suggest: async (visit, _values, option, typed) => {
    const here = option === 'step' ? await findLatestGame(visit) : undefined;
    const found = here === undefined ? undefined : await visit.app.plans.get(visit.actor, here.record.id);
    return found?.ok === true ? actionsFitting(planDesk(found.game, found.plan, visit.language), typed) : [];
  },
};
