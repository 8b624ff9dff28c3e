import { z } from 'zod';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { gameArg, shownStatusArgs } from '../../../discord/shared/custom-id.ts';
import { findSummary, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { buttons, note, text } from '../../../discord/shared/panel.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { UNSEAL_ACTS } from '../../../discord/shared/unseal.ts';
import { botText } from '../../../text/index.ts';
import { askToCancel, exportGame, withPosition } from './commands.ts';
import { CANCEL_CHOICES } from './panels.ts';
import { replaceRoute } from './replace.ts';
import { skipRoute } from './skip.ts';
import { suspendRoutes } from './suspend.ts';
import { undoRoute } from './undo.ts';

export const moderateRoutes: readonly AnyRoute[] = [
  route('mod-cancel', 'update', shownStatusArgs(CANCEL_CHOICES), async (context, [id, shown, what]) => {
    const game = await findSummary(context, id);
    if (game === undefined) return noGame(context);
    const confirmation = (key: 'kept' | 'lobbyCancelled') =>
      note(botText('moderation', key, {}, context.language));
    if (what === 'keep') return answer(confirmation('kept'));
    const done = () =>
      answer(
        game.record.status === 'lobby' ? confirmation('lobbyCancelled') : postedNote(context, game.record),
      );
    const outcome = await context.services.moderation.cancel(context.actor, id, shown);
    if (!outcome.ok && outcome.refusal.code === 'stale') {
      const now = await withPosition(context, (await findSummary(context, id)) ?? game);
      return askToCancel(
        context,
        now,
        shown === 'unknown' ? [] : [refusalText(outcome.refusal, context.language)],
      );
    }
    return whenDone(context, outcome, done, game);
  }),
  skipRoute,
  route('mod-unseal', 'update', [gameArg, z.enum(UNSEAL_ACTS)], async (context, [id, what]) => {
    const { services, actor, language } = context;
    const game = await findSummary(context, id);
    if (game === undefined) return noGame(context);
    if (what === 'back') return answer(note(botText('moderation', 'kept', {}, language)));
    const outcome = await services.challenge.unseal(actor, id);
    if (!outcome.ok) return ephemeral(refusalPanel(outcome.refusal, language));
    // If its week has ended since, nothing was sealed.
    const { sealed, players } = game.record;
    const messages =
      sealed === undefined ? [] : [botText('moderation', 'unsealed', { alone: players === 1 }, language)];
    if (what === 'export') return await exportGame(context, game, messages);
    return answer({
      parts: [...(messages.length === 0 ? [] : [text(...messages)]), buttons(...lookButtons(game, language))],
    });
  }),
  undoRoute,
  replaceRoute,
  ...suspendRoutes,
];
