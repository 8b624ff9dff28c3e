/** Finds the game that a command means, by channel. */
import { ChallengeSealedError, type Game, moderates, type Outcome } from '../../core/index.ts';
import { botText } from '../../text/index.ts';
import { type Answer, answer, ephemeral, type InteractionContext } from './interaction-context.ts';
import { note } from './panel.ts';
import { refusalPanel } from './refusals.ts';

/** Returns the channel's active game: an open lobby or a running game. */
export const findActiveGame = ({ services, actor, channel }: InteractionContext): Promise<Game | undefined> =>
  services.queries.getActive(channel, actor);

/** Returns the channel's active game, or the last one played there. */
export const findLatestGame = ({ services, actor, channel }: InteractionContext): Promise<Game | undefined> =>
  services.queries.getLatest(channel, actor);

/** Returns the game to look back on: the channel's active game, or in a lobby the last one played there. */
export const findBegunGame = ({ services, actor, channel }: InteractionContext): Promise<Game | undefined> =>
  services.queries.getLatestBegun(channel, actor);

/** Returns what `findActiveGame` does, but `undefined` for a sealed challenge game, for uses that need no game. */
export async function findUnsealedGame(context: InteractionContext): Promise<Game | undefined> {
  try {
    return await findActiveGame(context);
  } catch (error) {
    if (error instanceof ChallengeSealedError) return undefined;
    throw error;
  }
}

/** Returns a game by id if it belongs to this server. */
export const findGame = ({ services, actor }: InteractionContext, id: string): Promise<Game | undefined> =>
  services.queries.getGame(id, actor);

/** Returns what `findGame` does, without the position; also works for corrupt games. */
export const findSummary = ({ services, actor }: InteractionContext, id: string): Promise<Game | undefined> =>
  services.queries.getSummary(id, actor);

/** Returns what `findSummary` does, but only if the user moderates the game; other channels' games stay hidden. */
export async function findModeratedGame(context: InteractionContext, id: string): Promise<Game | undefined> {
  const game = await findSummary(context, id);
  return game !== undefined && moderates(context.actor, game.record) ? game : undefined;
}

/** Returns the private reply that there is no game here. */
export const noGame = ({ language }: InteractionContext): Answer =>
  ephemeral(refusalPanel({ code: 'noGame' }, language));

/** Answers input that no button, menu or suggestion gives. */
export const badInput = ({ language }: InteractionContext): Answer =>
  ephemeral(note(botText('refusals', 'badInput', {}, language)));

/** Returns the reply to a command that this version doesn't have. */
export const unknownCommand = ({ language }: InteractionContext): Answer =>
  answer(note(botText('refusals', 'unknownCommand', {}, language)));

/** Shows the game with this id, or says that it is gone. */
export async function showGame(
  context: InteractionContext,
  id: string,
  show: (game: Game) => Answer | Promise<Answer>,
): Promise<Answer> {
  const game = await findGame(context, id);
  return game === undefined ? answer(note(botText('look', 'gone', {}, context.language))) : await show(game);
}

/** Answers an outcome: `done` on success, else the refusal, visible only to the user. */
export function whenDone<T>(
  context: InteractionContext,
  outcome: Outcome<T>,
  done: (done: { game: Game } & T) => Answer,
  game?: Game,
): Answer {
  if (outcome.ok) return done(outcome);
  return ephemeral(refusalPanel(outcome.refusal, context.language, game));
}
