import { z } from 'zod';
import { stillToAgree } from '../../../core/index.ts';
import { gameArg, numberArg } from '../../../discord/shared/custom-id.ts';
import { type AnyRoute, answer, route } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';
import { linesAfterUndo } from './undo.ts';

export const consentRoutes: readonly AnyRoute[] = [
  /** `consent:game:request:yes|no`. Users who may not answer, or already have, get a reply and nothing changes. */
  route(
    'consent',
    'private',
    [gameArg, numberArg, z.enum(['yes', 'no'])],
    async (context, [id, request, given]) => {
      const { services, actor, language } = context;
      const agree = given === 'yes';
      const outcome = await services.play.answerConsent(actor, id, request, agree);
      if (!outcome.ok) {
        if (outcome.refusal.code === 'notMember')
          return answer(note(botText('look', 'stranger', {}, language)));
        return answer(refusalPanel(outcome.refusal, language, await services.queries.getGame(id, actor)));
      }
      if (!agree) return answer(postedNote(language));
      const count = stillToAgree(outcome.game.record).length;
      const done = outcome.done || count === 0;
      const said = botText('look', done ? 'agreedDone' : 'agreedWaiting', { count }, language);
      return answer(note(said, ...linesAfterUndo(context, outcome)));
    },
  ),
];
