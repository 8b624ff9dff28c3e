/** Answers to requests, by button and by `/game answer`. */
import { z } from 'zod';
import { stillToAgree } from '../../../core/index.ts';
import { customId, gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { badInput, findBegunGame, noGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type CommandValues,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { buttons, note, text } from '../../../discord/shared/panel.ts';
import { personText } from '../../../discord/shared/player-names.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';
import { linesAfterUndo } from './undo.ts';

/** Answers a request. Users who may not answer, or already have, get a reply and nothing changes. */
async function answerConsent(
  context: InteractionContext,
  id: string,
  request: number,
  agree: boolean,
): Promise<Answer> {
  const { services, actor, language } = context;
  const outcome = await services.play.answerConsent(actor, id, request, agree);
  if (!outcome.ok) {
    if (outcome.refusal.code === 'notMember') return answer(note(botText('look', 'stranger', {}, language)));
    return answer(refusalPanel(outcome.refusal, language, await services.queries.getGame(id, actor)));
  }
  if (!agree) return answer(postedNote(context, outcome.game.record));
  const count = stillToAgree(outcome.game.record).length;
  const message = botText('look', outcome.done ? 'agreedDone' : 'agreedWaiting', { count }, language);
  return answer(note(message, ...linesAfterUndo(context, outcome)));
}

/** Answers to the open request. Its asker can only withdraw it. */
export const CONSENT_ANSWERS = ['agree', 'disagree', 'withdraw'] as const;

/** Handles `/game answer`: answers the open request of the channel's game. */
export async function answerOpenRequest(
  context: InteractionContext,
  { text: { what } }: CommandValues,
): Promise<Answer> {
  const { actor, language } = context;
  const t = translator('look', language);
  const given = CONSENT_ANSWERS.find((one) => one === what);
  if (given === undefined) return badInput(context);
  const game = await findBegunGame(context);
  if (game === undefined) return noGame(context);
  const { id, consent } = game.record;
  if (consent === undefined) return answer(note(t('noRequest')));
  if (game.closed) return answer(refusalPanel({ code: 'agreedTooLate' }, language, game));
  const isOwn = consent.by === actor.user;
  const asked = stillToAgree(game.record);
  if (isOwn && (given === 'disagree' || (given === 'agree' && asked.length > 0)))
    return answer(note(t('ownRequest')));
  const who = personText(game, consent.by, language);
  if (!isOwn && given === 'withdraw') return answer(note(t('notYourRequest', { who })));
  // A typed answer may mean an earlier request, and an ended game stays over.
  if (given === 'agree' && consent.what === 'abandon' && asked.includes(actor.user)) {
    const yes = customId('consent', id, consent.id, 'yes');
    const ask = botText('posts', 'asksAbandon', { who }, language);
    const agree = botText('posts', 'agree', {}, language);
    return answer({
      parts: [text(ask), buttons({ id: yes, label: agree, style: 'danger', confirms: true })],
    });
  }
  return await answerConsent(context, id, consent.id, given === 'agree');
}

export const consentRoutes: readonly AnyRoute[] = [
  /** `consent:game:request:yes|no`. */
  route('consent', 'private', [gameArg, numberArg, z.enum(['yes', 'no'])], (context, [id, request, given]) =>
    answerConsent(context, id, request, given === 'yes'),
  ),
];
