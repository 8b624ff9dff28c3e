/** Finds the game that a visit is about, and tells kindly when there is none. */
import type { Game, Outcome } from '../../app/index.ts';
import { refusalPanel } from './refusals.ts';
import { type Answer, aside, type Visit } from './visit.ts';

/** The live game of the channel: the one that is open or being played. */
export const liveHere = ({ app, channel }: Visit): Promise<Game | undefined> => app.live(channel);

/** The live game of the channel, or the last one that was played in it. */
export const latestHere = ({ app, channel }: Visit): Promise<Game | undefined> => app.latest(channel);

/** A game by its id, if it belongs to this server: nobody moderates the games of another one. */
export async function gameHere({ app, guild }: Visit, id: string): Promise<Game | undefined> {
  const game = await app.game(id);
  return game?.record.guild === guild ? game : undefined;
}

/** The same without its position: also a game that cannot be read any more. */
export async function outlineHere({ app, guild }: Visit, id: string): Promise<Game | undefined> {
  const game = await app.outline(id);
  return game?.record.guild === guild ? game : undefined;
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
