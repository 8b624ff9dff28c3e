import {
  type Answer,
  answer,
  type CommandValues,
  type InteractionContext,
  type Suggestion,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import type { ActionType } from '../../../engine/index.ts';
import { playedPanel } from './action-result.ts';
import { createPanelContext } from './panel-context.ts';
import { parseAction, rejected } from './parse-action.ts';
import { actingPlayer, type PlayerContext, playerContextOf } from './player-context.ts';
import { movesOfTyped, withShownPlan } from './production-plan.ts';
import { withSettingsHintAfter } from './settings-hint.ts';
import { askingFor, suggestions } from './suggest.ts';

/** Returns the context to parse a command in. For a production plan, its other numbers are those that the panel shows. */
function asShown(here: PlayerContext, type: ActionType, language: string): PlayerContext {
  if (type !== 'plan') return here;
  const { game, seat } = here;
  return { ...here, state: withShownPlan(createPanelContext(game, seat, language)).state };
}

/** Plays the action a command means, or replies with what would be possible. */
export async function runActionCommand(
  context: InteractionContext,
  type: ActionType,
  { text: texts }: CommandValues,
): Promise<Answer> {
  const { language } = context;
  const found = await actingPlayer(context);
  if (!found.ok) return answer(found.panel);
  const { game, state, seat } = found.here;
  const asking = askingFor(asShown(found.here, type, language), type, language);
  const read = parseAction(asking, type, texts);
  if (!read.ok) return answer(note(...read.lines));
  const actions = movesOfTyped(createPanelContext(game, seat, language), read.action);
  const [action, ...next] = actions;
  const played = await context.services.play.play(context.actor, game.record.id, { action, next });
  if (played.ok) {
    const panel = playedPanel(state, played.game, seat, actions, played.events, language);
    return answer(await withSettingsHintAfter(context, played.game, seat, panel));
  }
  const { refusal } = played;
  if (refusal.code !== 'rejected') return answer(refusalPanel(refusal, language, game));
  // The game has changed since; explain the rejection by its current state.
  const again = await actingPlayer(context);
  if (!again.ok) return answer(again.panel);
  const { type: _, ...chosen } = read.action;
  const now = askingFor(asShown(again.here, type, language), type, language);
  return answer(note(...rejected(now, type, chosen, refusal.rejection)));
}

/** Suggests values for an option; an empty list for users without a seat here. */
export async function suggestActionOptions(
  context: InteractionContext,
  type: ActionType,
  { text: texts }: CommandValues,
  option: string,
  typed: string,
): Promise<Suggestion[]> {
  const found = await playerContextOf(context);
  if (!found.ok) return [];
  const here = asShown(found.here, type, context.language);
  return suggestions(askingFor(here, type, context.language), type, texts, option, typed);
}
