/** The button that opens a lobby for the same people, after a game that is over. */
import { z } from 'zod';
import { phrase } from '../../text/index.ts';
import { gameArg } from '../kit/custom-id.ts';
import { note } from '../kit/panel.ts';
import { refusalPanel } from '../kit/refusals.ts';
import { answer, route } from '../kit/visit.ts';

/** `rematch:game`; the new lobby is posted, and the others are invited there. */
export const rematchRoute = route({
  name: 'rematch',
  place: 'private',
  args: z.tuple([gameArg]),
  run: async ({ app, actor, language }, [id]) => {
    const outcome = await app.rematch(actor, id);
    if (!outcome.ok) return answer(refusalPanel(outcome.refusal, language));
    return answer(note(phrase('look', 'rematchReady', {}, language)));
  },
});
