import type { Game } from '../../../core/index.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { addAllToThread } from '../../../discord/shared/threads.ts';
import { lobbyPanel } from './panel.ts';

/** Closes the members' private panels of a lobby whose game has started, and adds them to its thread. */
export async function closeLobby(context: InteractionContext, game: Game): Promise<void> {
  const { members } = game.record;
  await addAllToThread(context, game.record);
  await Promise.all(
    members.map(({ user }) => context.closePanel?.(user, 'lobby', (language) => lobbyPanel(game, language))),
  );
}
