import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { answer, route } from '../../../discord/shared/interaction-context.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';

/** Confirms the new lobby to the user who opened it, and says whether others are invited. */
export function rematchPanel({ record: { members, players } }: Game, language: string): Panel {
  return note(botText('lobby', 'rematch', { others: members.length < players }, language));
}

/** `rematch:game`: the new lobby is posted, and the other players are invited there. */
export const rematchRoute = route(
  'rematch',
  'private',
  [gameArg],
  async ({ services, actor, language }, [id]) => {
    const outcome = await services.lobby.rematch(actor, id);
    if (!outcome.ok) return answer(refusalPanel(outcome.refusal, language));
    return answer(rematchPanel(outcome.game, language));
  },
);
