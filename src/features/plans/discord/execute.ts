/** From a plan to the table: doing it now, or handing it over to a standing order. */
import type { Game } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { findGame } from '../../../discord/shared/find-game.ts';
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
import { orderDraftOf } from '../../play/discord/standing-orders/conditional-actions.ts';
import { orderPanel } from '../../play/discord/standing-orders/panels.ts';
import type { PlanView } from '../index.ts';
import { conditionalActionsOf } from '../index.ts';
import { canBeOrdered, planPanel } from './panel.ts';

/** The plan as it is now, with a word on why nothing was done. */
export async function stale(visit: InteractionContext, id: string): Promise<Answer> {
  const { language } = visit;
  const now = await visit.app.plans.get(visit.actor, id);
  if (!now.ok) return ephemeral(refusalPanel(now.refusal, language));
  return answer(planPanel(now.game, now.plan, language, [botText('plans', 'stale', {}, language)]));
}

/** Does of the plan what can be done, and tells what came of it and what is left. */
export async function executePlan(visit: InteractionContext, id: string, stamp: string): Promise<Answer> {
  const { app, actor, language } = visit;
  const outcome = await app.plans.execute(actor, id, stamp);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'stale') return await stale(visit, id);
    return ephemeral(refusalPanel(outcome.refusal, language, await findGame(visit, id)));
  }
  const { game, events, steps, revealed } = outcome;
  const after = await app.plans.get(actor, id);
  // The game may be over with it.
  const plan = after.ok ? after.plan : undefined;
  const seat = plan?.seat ?? seatOf(game, actor.user) ?? 0;
  const panel = resultPanel(game, seat, language, events);
  const told = text(
    botText('plans', 'did', { steps, revealed }, language),
    ...(plan === undefined ? [] : restLines(plan, language)),
  );
  // Who still has to decide needs the room for that.
  const busy = game.state !== undefined && pendingSeats(game.state).includes(seat);
  const ways = plan === undefined || busy ? [] : restButtons(game, plan, language);
  const parts = [told, ...panel.parts, ...ways];
  return answer(await withSettingsHintAfter(visit, game, seat, { ...panel, parts }));
}

/** What is left of a plan. */
const restLines = ({ branch }: PlanView, language: string): string[] =>
  branch.steps.length === 0 ? [] : [botText('plans', 'left', { steps: branch.steps.length }, language)];

/** The ways to what is left. */
function restButtons(game: Game, plan: PlanView, language: string): Part[] {
  if (plan.branch.steps.length === 0) return [];
  const say = translator('plans', language);
  const id = (verb: 'back' | 'order') => customId(PLAN_STEP, game.record.id, plan.stamp, verb);
  const ordered = canBeOrdered(game, plan) ? [{ id: id('order'), label: say('order') }] : [];
  return [line, buttons({ id: id('back'), label: say('open') }, ...ordered)];
}

/** Puts a plan into the draft of an order, which its player looks at and confirms. */
export async function makeOrder(visit: InteractionContext, game: Game, plan: PlanView): Promise<Answer> {
  const { app, actor, language } = visit;
  const wishes = conditionalActionsOf(plan.branch, plan.seat);
  const said = (why: 'orderNothing' | 'orderNow') =>
    ephemeral({ parts: [text(botText('plans', why, {}, language))] });
  if (game.state !== undefined && pendingSeats(game.state).includes(plan.seat)) return said('orderNow');
  if (wishes.length === 0) return said('orderNothing');
  const outcome = await app.standingOrders.saveDraft(actor, game.record.id, wishes, game.record.version);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'stale') return await stale(visit, game.record.id);
    return ephemeral(refusalPanel(outcome.refusal, language, game));
  }
  const planning = orderDraftOf(outcome.game, plan.seat, actor.user, language);
  if (planning === undefined) return await stale(visit, game.record.id);
  return answer(orderPanel(planning, [botText('plans', 'ordering', {}, language)]));
}
