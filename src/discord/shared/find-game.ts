/** Finds the game that a visit is about, and tells kindly when there is none. */
import { ChallengeSealedError, type Game, moderates, type Outcome } from '../../core/index.ts';
import { type Answer, ephemeral, type InteractionContext } from './interaction-context.ts';
import { refusalPanel } from './refusals.ts';

/** The live game of the channel: the one that is open or being played. */
export const findActiveGame = ({ app, actor, channel }: InteractionContext): Promise<Game | undefined> =>
  app.queries.getActive(channel, actor);

/** The live game of the channel, or the last one that was played in it. */
export const findLatestGame = ({ app, actor, channel }: InteractionContext): Promise<Game | undefined> =>
  app.queries.getLatest(channel, actor);

/** The same for what can be told without a game as well: one of a challenge that is not the visitor's is left out. */
export async function findLobby(visit: InteractionContext): Promise<Game | undefined> {
  try {
    return await findLatestGame(visit);
  } catch (error) {
    if (error instanceof ChallengeSealedError) return undefined;
    throw error;
  }
}

/** A game by its id, if it belongs to this server. */
export const findGame = ({ app, actor }: InteractionContext, id: string): Promise<Game | undefined> =>
  app.queries.getGame(id, actor);

/** The same without its position: also a game that cannot be read any more. */
export const findSummary = ({ app, actor }: InteractionContext, id: string): Promise<Game | undefined> =>
  app.queries.getSummary(id, actor);

/** The same, if the visitor moderates it: of other channels' games nobody learns anything. */
export async function findModeratedGame(visit: InteractionContext, id: string): Promise<Game | undefined> {
  const game = await findSummary(visit, id);
  return game !== undefined && moderates(visit.actor, game.record) ? game : undefined;
}

/** Told where there is no game. */
export const noGame = ({ language }: InteractionContext): Answer =>
  ephemeral(refusalPanel({ code: 'noGame' }, language));

/** What follows from an outcome: the next answer, or the refusal in words, to the user alone. */
export function whenDone<T>(
  visit: InteractionContext,
  outcome: Outcome<T>,
  done: (done: { game: Game } & T) => Answer,
  game?: Game,
): Answer {
  if (outcome.ok) return done(outcome);
  return ephemeral(refusalPanel(outcome.refusal, visit.language, game));
}
