/** Buttons of moderators. */
import { z } from 'zod';
import { phrase } from '../../text/index.ts';
import { gameArg } from '../kit/custom-id.ts';
import { noGame, outlineHere, whenDone } from '../kit/find.ts';
import { note } from '../kit/panel.ts';
import { type AnyRoute, answer, route } from '../kit/visit.ts';
import { CANCEL_ACTS } from './panels.ts';
import { skipRoute } from './skip.ts';

/** The answer to whether a game shall be cancelled. The app checks that whoever presses may. */
const cancel = route({
  name: 'mod-cancel',
  place: 'update',
  args: z.tuple([gameArg, z.enum(CANCEL_ACTS)]),
  async run(visit, [id, what]) {
    const game = await outlineHere(visit, id);
    if (game === undefined) return noGame(visit);
    const said = (key: 'kept' | 'cancelled' | 'lobbyCancelled') =>
      answer(note(phrase('moderation', key, {}, visit.language)));
    if (what === 'keep') return said('kept');
    const key = game.record.status === 'lobby' ? 'lobbyCancelled' : 'cancelled';
    return whenDone(visit, await visit.app.cancel(visit.actor, id), () => said(key), game);
  },
});

export const moderateRoutes: readonly AnyRoute[] = [cancel, skipRoute];
