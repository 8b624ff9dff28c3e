/** Lobby routes: buttons, menus and dialogs, including those that end a game. */
import { z } from 'zod';
import type { Game, Outcome } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { addAllToThread, addToThisThread, removeFromThread } from '../../../discord/shared/threads.ts';
import { botText } from '../../../text/index.ts';
import { computerRoutes } from './computers.ts';
import { CONFIRMABLE } from './confirmations.ts';
import { optionRoutes } from './options-routes.ts';
import { LOBBY_ACTS, type LobbyAct, lobbyPanel } from './panel.ts';
import { rematchRoute } from './rematch.ts';

function act({ app, actor }: InteractionContext, game: Game, what: LobbyAct): Promise<Outcome> {
  const { id, members } = game.record;
  switch (what) {
    case 'join':
      return app.lobby.join(actor, id);
    case 'leave':
      return app.lobby.leave(actor, id);
    case 'start':
      return app.lobby.start(actor, id);
    case 'new': {
      const newcomer = members.find(({ user }) => user === actor.user)?.newcomer === true;
      return app.lobby.setNewcomer(actor, id, !newcomer);
    }
  }
}

/** Lobby buttons: update the message, also when the lobby has closed. */
const lobby = route({
  name: 'lobby',
  place: 'update',
  args: z.tuple([gameArg, z.enum(LOBBY_ACTS)]),
  async run(visit, [id, what]) {
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    if (game.record.status !== 'lobby') return answer(lobbyPanel(game));
    const outcome = await act(visit, game, what);
    if (outcome.ok && what === 'join') await addToThisThread(visit);
    if (outcome.ok && what === 'start') await addAllToThread(visit, game.record);
    if (outcome.ok && what === 'leave') await removeFromThread(visit, game.record);
    if (outcome.ok) return answer(lobbyPanel(outcome.game));
    const now = await findGame(visit, id);
    // Another user was faster: show the current state.
    if (now !== undefined && now.record.status !== 'lobby') return answer(lobbyPanel(now));
    return ephemeral(refusalPanel(outcome.refusal, visit.language, game));
  },
});

/** Carries out a confirmed action. */
const confirm = route({
  name: 'lobby-confirm',
  place: 'update',
  args: z.tuple([gameArg, z.enum(CONFIRMABLE)]),
  async run(visit, [id, what]): Promise<Answer> {
    const { app, actor, language } = visit;
    const game = await findGame(visit, id);
    if (game === undefined) return noGame(visit);
    const confirmation = (key: 'kept' | 'lobbyClosed' | 'abandonAsked' | 'concedeDone') =>
      answer(note(botText('lobby', key, {}, language)));
    if (what === 'keep') return confirmation('kept');
    if (what === 'concede') {
      return whenDone(visit, await app.play.concede(actor, id), () => confirmation('concedeDone'), game);
    }
    const outcome = await app.play.abandon(actor, id);
    return whenDone(
      visit,
      outcome,
      ({ done }) => {
        if (!done) return confirmation('abandonAsked');
        return game.record.status === 'lobby' ? confirmation('lobbyClosed') : answer(postedNote(language));
      },
      game,
    );
  },
});

export const lobbyRoutes: readonly AnyRoute[] = [
  lobby,
  confirm,
  rematchRoute,
  ...optionRoutes,
  ...computerRoutes,
];
