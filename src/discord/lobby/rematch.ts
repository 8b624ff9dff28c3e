/** The button that opens a lobby with the same people, after a game that is over. */
import { z } from 'zod';
import { phrase } from '../../text/index.ts';
import { gameArg } from '../kit/custom-id.ts';
import { note } from '../kit/panel.ts';
import { refusalPanel } from '../kit/refusals.ts';
import { answer, route } from '../kit/visit.ts';
import { lobbyPanel } from './panel.ts';

/** `rematch:game`; the new lobby is for the whole channel. */
export const rematchRoute = route({
  name: 'rematch',
  place: 'private',
  args: z.tuple([gameArg]),
  run: async ({ app, actor, language }, [id]) => {
    const outcome = await app.rematch(actor, id);
    if (!outcome.ok) return answer(refusalPanel(outcome.refusal, language));
    return {
      kind: 'public',
      panel: lobbyPanel(outcome.game),
      note: note(phrase('look', 'rematchReady', {}, language)),
    };
  },
});
