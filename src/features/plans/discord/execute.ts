/** Plays a plan, or turns it into a standing order. */
import type { Game, Refusal } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { findGame, findSummary } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  ephemeral,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { buttons, line, type Part, text } from '../../../discord/shared/panel.ts';
import { seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { pendingSeats } from '../../../engine/index.ts';
import { botText, translator } from '../../../text/index.ts';
import { PLAN_STEP } from '../../play/discord/panel-context.ts';
import { resultPanel } from '../../play/discord/panels/result.ts';
import { withSettingsHintAfter } from '../../play/discord/settings-hint.ts';
import { orderContextOf } from '../../play/discord/standing-orders/conditional-actions.ts';
import { orderPanel } from '../../play/discord/standing-orders/panels.ts';
import type { PlanView } from '../index.ts';
import { conditionalActionsOf } from '../index.ts';
import { canBeOrdered, planPanel } from './panel.ts';

/** Says why a user has no plan in a game. */
export const noPlan = async (context: InteractionContext, id: string, refusal: Refusal): Promise<Answer> =>
  ephemeral(refusalPanel(refusal, context.language, await findSummary(context, id)));

/** Returns the current plan with a line on why nothing was done. `reasons`: why it is impossible now. */
export async function stale(
  context: InteractionContext,
  id: string,
  reasons: readonly string[] = [],
): Promise<Answer> {
  const { language } = context;
  const now = await context.services.plans.get(context.actor, id);
  if (!now.ok) return await noPlan(context, id, now.refusal);
  return answer(
    planPanel(now.game, now.plan, language, [botText('plans', 'stale', {}, language), ...reasons]),
  );
}

/** Plays as much of the plan as possible now, and shows the result and the rest. */
export async function executePlan(context: InteractionContext, id: string, stamp: string): Promise<Answer> {
  const { services, actor, language } = context;
  const outcome = await services.plans.execute(actor, id, stamp);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'stale') return await stale(context, id);
    return ephemeral(refusalPanel(outcome.refusal, language, await findGame(context, id)));
  }
  const { game, steps, revealed } = outcome;
  const after = await services.plans.get(actor, id);
  // The game may have ended.
  const plan = after.ok ? after.plan : undefined;
  const seat = plan?.seat ?? seatOf(game, actor.user) ?? 0;
  const panel = resultPanel(game, seat, language, outcome);
  const heading = text(
    botText('plans', 'did', { steps, revealed }, language),
    ...(plan === undefined ? [] : restLines(plan, language)),
  );
  // A pending decision needs the room.
  const busy = game.state !== undefined && pendingSeats(game.state).includes(seat);
  const ways = plan === undefined || busy ? [] : restButtons(game, plan, language);
  const parts = [heading, ...panel.parts, ...ways];
  return answer(await withSettingsHintAfter(context, game, seat, { ...panel, parts }));
}

const restLines = ({ branch }: PlanView, language: string): string[] =>
  branch.steps.length === 0 ? [] : [botText('plans', 'left', { steps: branch.steps.length }, language)];

function restButtons(game: Game, plan: PlanView, language: string): Part[] {
  if (plan.branch.steps.length === 0) return [];
  const t = translator('plans', language);
  const id = (verb: 'back' | 'order') => customId(PLAN_STEP, game.record.id, plan.stamp, verb);
  const ordered = canBeOrdered(game, plan) ? [{ id: id('order'), label: t('order') }] : [];
  return [line, buttons({ id: id('back'), label: t('open') }, ...ordered)];
}

/** Turns a plan into a standing order, which replaces any other. */
export async function makeOrder(context: InteractionContext, game: Game, plan: PlanView): Promise<Answer> {
  const { services, actor, language } = context;
  const wishes = conditionalActionsOf(plan.branch, plan.seat);
  const explain = (why: 'orderNothing' | 'orderNow') =>
    ephemeral({ parts: [text(botText('plans', why, {}, language))] });
  if (game.state !== undefined && pendingSeats(game.state).includes(plan.seat)) return explain('orderNow');
  if (wishes.length === 0) return explain('orderNothing');
  const outcome = await services.standingOrders.set(actor, game.record.id, wishes, game.record.version);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'stale') return await stale(context, game.record.id);
    return ephemeral(refusalPanel(outcome.refusal, language, game));
  }
  const planning = orderContextOf(outcome.game, plan.seat, actor.user, language);
  if (planning === undefined) return await stale(context, game.record.id);
  return answer(orderPanel(planning, [botText('plans', 'ordering', {}, language)]));
}
