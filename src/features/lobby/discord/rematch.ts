import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, whenDone } from '../../../discord/shared/find-game.ts';
import { answer, route } from '../../../discord/shared/interaction-context.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';

/** Confirms the new lobby to the user who opened it, and says whether others are invited. */
export function rematchPanel({ record: { members, players } }: Game, language: string): Panel {
  return note(botText('lobby', 'rematch', { others: members.length < players }, language));
}

/** `rematch:game`: the new lobby is posted, and the other players are invited there. */
export const rematchRoute = route('rematch', 'private', [gameArg], async (context, [id]) => {
  const { services, actor, language } = context;
  const outcome = await services.lobby.rematch(actor, id);
  return whenDone(
    context,
    outcome,
    ({ game }) => answer(rematchPanel(game, language)),
    outcome.ok ? undefined : await findSummary(context, id),
  );
});
