import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findSummary, whenDone } from '../../../discord/shared/find-game.ts';
import { answer, route } from '../../../discord/shared/interaction-context.ts';
import { mention } from '../../../discord/shared/markup.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { botText, listText } from '../../../text/index.ts';

interface Rematch {
  readonly game: Game;
  readonly invited: readonly string[];
}

/** Confirms the new lobby to the user who opened it, and says who is invited. */
export function rematchPanel({ game, invited }: Rematch, language: string): Panel {
  const { members, players } = game.record;
  const others = members.length >= players ? 'none' : invited.length > 0 ? 'invited' : 'other';
  const who = listText(invited.map(mention), language);
  return note(botText('lobby', 'rematch', { others, who }, language));
}

/** `rematch:game`: the new lobby is posted, and the other players are invited there. */
export const rematchRoute = route('rematch', 'private', [gameArg], async (context, [id]) => {
  const { services, actor, language } = context;
  const outcome = await services.lobby.rematch(actor, id);
  return whenDone(
    context,
    outcome,
    (opened) => answer(rematchPanel(opened, language)),
    outcome.ok ? undefined : await findSummary(context, id),
  );
});
