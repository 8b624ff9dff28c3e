/** Moderators' buttons. */
import { z } from 'zod';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { buttons, note, text } from '../../../discord/shared/panel.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { UNSEAL_ACTS } from '../../../discord/shared/unseal.ts';
import { botText } from '../../../text/index.ts';
import { exportGame } from './commands.ts';
import { CANCEL_CHOICES } from './panels.ts';
import { replaceRoute } from './replace.ts';
import { skipRoute } from './skip.ts';
import { suspendRoutes } from './suspend.ts';
import { undoRoute } from './undo.ts';

/** Handles the confirmation of a cancellation. The service checks permissions. */
const cancel = route({
  name: 'mod-cancel',
  place: 'update',
  args: z.tuple([gameArg, z.enum(CANCEL_CHOICES)]),
  async run(visit, [id, what]) {
    const game = await findSummary(visit, id);
    if (game === undefined) return noGame(visit);
    const confirmation = (key: 'kept' | 'lobbyCancelled') =>
      note(botText('moderation', key, {}, visit.language));
    if (what === 'keep') return answer(confirmation('kept'));
    const done = () =>
      answer(game.record.status === 'lobby' ? confirmation('lobbyCancelled') : postedNote(visit.language));
    return whenDone(visit, await visit.app.moderation.cancel(visit.actor, id), done, game);
  },
});

/** Handles the confirmation of viewing a sealed game. The service checks permissions. */
const unseal = route({
  name: 'mod-unseal',
  place: 'update',
  args: z.tuple([gameArg, z.enum(UNSEAL_ACTS)]),
  async run(visit, [id, what]) {
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
  },
});

export const moderateRoutes: readonly AnyRoute[] = [
  cancel,
  skipRoute,
  unseal,
  undoRoute,
  replaceRoute,
  ...suspendRoutes,
];
