import { z } from 'zod';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { buttons, note, text } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { UNSEAL_ACTS } from '../../../discord/shared/unseal.ts';
import { botText } from '../../../text/index.ts';
import { exportGame } from './commands.ts';
import { CANCEL_CHOICES } from './panels.ts';
import { replaceRoute } from './replace.ts';
import { skipRoute } from './skip.ts';
import { suspendRoutes } from './suspend.ts';
import { undoRoute } from './undo.ts';

export const moderateRoutes: readonly AnyRoute[] = [
  route('mod-cancel', 'update', z.tuple([gameArg, z.enum(CANCEL_CHOICES)]), async (visit, [id, what]) => {
    const game = await findSummary(visit, id);
    if (game === undefined) return noGame(visit);
    const confirmation = (key: 'kept' | 'cancelled' | 'lobbyCancelled') =>
      answer(note(botText('moderation', key, {}, visit.language)));
    if (what === 'keep') return confirmation('kept');
    const key = game.record.status === 'lobby' ? 'lobbyCancelled' : 'cancelled';
    return whenDone(visit, await visit.app.moderation.cancel(visit.actor, id), () => confirmation(key), game);
  }),
  skipRoute,
  route('mod-unseal', 'update', z.tuple([gameArg, z.enum(UNSEAL_ACTS)]), async (visit, [id, what]) => {
    const { app, actor, language } = visit;
    const game = await findSummary(visit, id);
    if (game === undefined) return noGame(visit);
    if (what === 'back') return answer(note(botText('moderation', 'kept', {}, language)));
    const outcome = await app.challenge.unseal(actor, id);
    if (!outcome.ok) return ephemeral(refusalPanel(outcome.refusal, language));
    // If its week has ended since, nothing was sealed.
    const { sealed, players } = game.record;
    const messages =
      sealed === undefined ? [] : [botText('moderation', 'unsealed', { alone: players === 1 }, language)];
    if (what === 'export') return await exportGame(visit, game, messages);
    return answer({
      parts: [...(messages.length === 0 ? [] : [text(...messages)]), buttons(...lookButtons(game, language))],
    });
  }),
  undoRoute,
  replaceRoute,
  ...suspendRoutes,
];
