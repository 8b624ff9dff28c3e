/** The button that opens a lobby for the same people, after a game that is over. */
import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { answer, route } from '../../../discord/shared/interaction-context.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';

/** Told to whoever opened the new lobby: whether anybody is invited who is not in it yet. */
export function rematchPanel({ record: { members, players } }: Game, language: string): Panel {
  return note(botText('lobby', 'rematch', { others: members.length < players }, language));
}

/** `rematch:game`; the new lobby is posted, and the others are invited there. */
export const rematchRoute = route({
  name: 'rematch',
  place: 'private',
  args: z.tuple([gameArg]),
  run: async ({ app, actor, language }, [id]) => {
    const outcome = await app.lobby.rematch(actor, id);
    if (!outcome.ok) return answer(refusalPanel(outcome.refusal, language));
    return answer(rematchPanel(outcome.game, language));
  },
});
