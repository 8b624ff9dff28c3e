import { type ConsentOutcome, type Game, UNDO_SCOPES, type UndoScope } from '../../../core/index.ts';
import {
  answer,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { agreeableUntil, asksOne } from '../../../discord/shared/others.ts';
import { note } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';
import { panelFor } from './panels/index.ts';
import { playerContextOf } from './player-context.ts';

type Undone = Extract<ConsentOutcome, { done: true }>;

/** Returns what an undo means for its user: steps that are planned again, and no best score any more. */
export const linesAfterUndo = (
  { actor, language }: InteractionContext,
  { planned, peeked }: Pick<Undone, 'planned' | 'peeked'>,
): string[] => [
  ...(planned?.includes(actor.user) === true ? [botText('plans', 'undone', {}, language)] : []),
  ...(peeked === true ? [botText('panels', 'peeked', {}, language)] : []),
];

/** Returns what was undone, and what that means for its user. */
export const undoneLines = (context: InteractionContext, undone: Undone): string[] => {
  const { count, computers = 0 } = undone;
  const data = { count, since: count > 0 && computers > 0 };
  return [botText('panels', 'undone', data, context.language), ...linesAfterUndo(context, undone)];
};

/** Returns that the others were asked to agree to an undo. */
export const undoAskedText = ({ actor, language }: InteractionContext, game: Game): string =>
  botText(
    'panels',
    'undoAsked',
    { single: asksOne(game, actor.user, 'undo'), time: agreeableUntil(game) },
    language,
  );

/** Undoes at once, or asks the other players if hidden information was revealed. */
export async function runUndo(context: InteractionContext, { text: { scope } }: CommandValues) {
  const { language } = context;
  const found = await playerContextOf(context, { finished: true });
  if (!found.ok) return answer(refusalPanel(found.refusal, language, found.game));
  const { game, seat } = found.here;
  const wanted: UndoScope = UNDO_SCOPES.find((one) => one === scope) ?? 'step';
  const undone = await context.services.play.undo(context.actor, game.record.id, wanted);
  if (!undone.ok) return answer(refusalPanel(undone.refusal, language, game));
  if (!undone.done) return answer(note(undoAskedText(context, undone.game)));
  return answer(panelFor(undone.game, seat, language, undoneLines(context, undone)));
}
