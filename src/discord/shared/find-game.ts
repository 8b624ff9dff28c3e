/** Finds the game that a visit is about, and tells kindly when there is none. */
import { type Game, moderates, type Outcome, SealedGame } from '../../core/index.ts';
import { type Answer, aside, type Visit } from './interaction-context.ts';
import { refusalPanel } from './refusals.ts';

/** The live game of the channel: the one that is open or being played. */
export const liveHere = ({ app, actor, channel }: Visit): Promise<Game | undefined> =>
  app.live(channel, actor);

/** The live game of the channel, or the last one that was played in it. */
export const latestHere = ({ app, actor, channel }: Visit): Promise<Game | undefined> =>
  app.latest(channel, actor);

/** The same for what can be told without a game as well: one of a challenge that is not the visitor's is left out. */
export async function openHere(visit: Visit): Promise<Game | undefined> {
  try {
    return await latestHere(visit);
  } catch (error) {
    if (error instanceof SealedGame) return undefined;
    throw error;
  }
}

/** A game by its id, if it belongs to this server. */
export const gameHere = ({ app, actor }: Visit, id: string): Promise<Game | undefined> => app.game(id, actor);

/** The same without its position: also a game that cannot be read any more. */
export const outlineHere = ({ app, actor }: Visit, id: string): Promise<Game | undefined> =>
  app.outline(id, actor);

/** The same, if the visitor moderates it: of other channels' games nobody learns anything. */
export async function moderatedHere(visit: Visit, id: string): Promise<Game | undefined> {
  const game = await outlineHere(visit, id);
  return game !== undefined && moderates(visit.actor, game.record) ? game : undefined;
}

/** Told where there is no game. */
export const noGame = ({ language }: Visit): Answer => aside(refusalPanel({ code: 'noGame' }, language));

/** What follows from an outcome: the next answer, or the refusal in words, to the user alone. */
export function whenDone<T>(
  visit: Visit,
  outcome: Outcome<T>,
  done: (done: { game: Game } & T) => Answer,
  game?: Game,
): Answer {
  if (outcome.ok) return done(outcome);
  return aside(refusalPanel(outcome.refusal, visit.language, game));
}
