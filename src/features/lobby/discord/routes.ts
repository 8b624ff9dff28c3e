import { z } from 'zod';
import { type Game, memberOf, type Outcome, type ShownStatus } from '../../../core/index.ts';
import { gameArg, shownStatusArgs } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { asksOne } from '../../../discord/shared/others.ts';
import { note } from '../../../discord/shared/panel.ts';
import { postedNote } from '../../../discord/shared/posted-note.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import { addToThisThread, removeFromThread } from '../../../discord/shared/threads.ts';
import { translator } from '../../../text/index.ts';
import { departedPost } from '../../relocation/discord/posts.ts';
import { closeLobby } from './close-lobby.ts';
import { computerRoutes } from './computers.ts';
import { askToAbandon, askToLeave, CONFIRMABLE, type Confirmed } from './confirmations.ts';
import { moreRoute } from './more.ts';
import { optionsPanel, viewFor } from './options-panel.ts';
import { optionRoutes } from './options-routes.ts';
import { LOBBY_ACTS, type LobbyAct, lobbyPanel, PRIVATE } from './panel.ts';
import { rematchRoute } from './rematch.ts';
import { removeRoute } from './remove-routes.ts';

function act({ services, actor }: InteractionContext, game: Game, what: LobbyAct): Promise<Outcome> {
  const { id } = game.record;
  switch (what) {
    case 'join':
      return services.lobby.join(actor, id);
    case 'leave':
      return services.lobby.leave(actor, id);
    case 'start':
      return services.lobby.start(actor, id);
    case 'new':
      return services.lobby.setNewcomer(actor, id, true);
  }
}

/** Carries out what the user confirmed, or asks again if the game has started since they were asked. */
async function confirmed(
  context: InteractionContext,
  [id, shown, what]: readonly [string, ShownStatus, Confirmed],
): Promise<Answer> {
  const { services, actor, language } = context;
  const t = translator('lobby', language);
  const game = await findGame(context, id);
  if (game === undefined) return noGame(context);
  const confirmation = (key: 'kept' | 'lobbyClosed') => answer(note(t(key)));
  if (what === 'keep') return confirmation('kept');
  // Possible only during a game, so the status that was shown makes no difference.
  if (what === 'concede') {
    const outcome = await services.play.concede(actor, id);
    return whenDone(
      context,
      outcome,
      ({ game: { record } }) => answer(note(t('concedeDone', { over: record.status !== 'playing' }))),
      game,
    );
  }
  if (what === 'stepDown') {
    const outcome = await services.clocks.stepDown(actor, id);
    return whenDone(context, outcome, () => answer(postedNote(context, game.record)), game);
  }
  const outcome = await services.play.abandon(actor, id, shown);
  if (!outcome.ok && outcome.refusal.code === 'stale') {
    const why = shown === 'unknown' ? [] : [refusalText(outcome.refusal, language)];
    return askToAbandon(context, (await findGame(context, id)) ?? game, why);
  }
  return whenDone(
    context,
    outcome,
    ({ done }) => {
      if (!done) {
        const single = asksOne(game, actor.user, 'abandon');
        return answer(note(t('abandonAsked', { single })));
      }
      return game.record.status === 'lobby'
        ? confirmation('lobbyClosed')
        : answer(postedNote(context, game.record));
    },
    game,
  );
}

/**
 * Returns the current lobby panel; if the game has left this channel and started, the note that says where it is. `reader`: as
 * for `lobbyPanel`.
 */
function answerIn({ channel }: InteractionContext, game: Game, reader: string | undefined): Answer {
  const isOn = game.record.status === 'playing';
  const departed = isOn ? departedPost(game, { kind: 'departed', channel, ping: [] }) : undefined;
  return answer(departed ?? lobbyPanel(game, reader));
}

const lobbyArgs = z.tuple([gameArg, z.enum(LOBBY_ACTS)]).rest(z.literal(PRIVATE));

export const lobbyRoutes: readonly AnyRoute[] = [
  /** Lobby buttons: update the message, also when the lobby has closed. */
  route('lobby', 'update', lobbyArgs, async (context, [id, what, place]) => {
    const reader = place === PRIVATE ? context.language : undefined;
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    if (game.record.status !== 'lobby') return answerIn(context, game, reader);
    // A second click changes nothing. Whoever knows the game after all can say so here.
    if (what === 'new' && memberOf(game.record, context.actor.user)?.newcomer === true)
      return ephemeral(optionsPanel(game, viewFor(context, game)));
    const outcome = await act(context, game, what);
    if (outcome.ok && what === 'join') await addToThisThread(context);
    if (outcome.ok && what === 'start') await closeLobby(context, outcome.game);
    if (outcome.ok && what === 'leave') await removeFromThread(context, game.record);
    if (outcome.ok) return answerIn(context, outcome.game, reader);
    const now = await findGame(context, id);
    // Another user was faster: show the current state.
    if (now !== undefined && now.record.status !== 'lobby') return answerIn(context, now, reader);
    return ephemeral(refusalPanel(outcome.refusal, context.language, game));
  }),
  route('lobby-confirm', 'update', shownStatusArgs(CONFIRMABLE), confirmed),
  route('stepdown', 'update', [gameArg], async (context, [id]) => {
    const game = await findGame(context, id);
    return game === undefined ? noGame(context) : askToLeave(context, game);
  }),
  moreRoute,
  rematchRoute,
  ...optionRoutes,
  removeRoute,
  ...computerRoutes,
];
