/** The end of a game: who has won, how the points came about, and how the game went. */
import type { App, Game } from '../../app/index.ts';
import { type PlayerScore, projectedScore, SCORE_ROWS, type ScoreSheet } from '../../engine/index.ts';
import { historyOf } from '../../render/index.ts';
import { phrase, verdictText } from '../../text/index.ts';
import { overButtons } from '../kit/buttons.ts';
import { mention, plainName } from '../kit/markup.ts';
import { line, type Panel, text } from '../kit/panel.ts';
import { wordsOf } from '../kit/people.ts';
import { pictureOf } from '../kit/pictures.ts';

/** A line or two for each player, the first place first: the points, and where they are from. */
export function standingLines(sheet: ScoreSheet, game: Game, language: string): string[] {
  const words = wordsOf(game, language);
  const solo = sheet.players.length === 1;
  const parts = ({ points }: PlayerScore) =>
    SCORE_ROWS.filter((row) => points[row] !== 0)
      .map((row) => phrase('posts', 'scorePart', { row, points: points[row] }, words))
      .join(' · ');
  return [...sheet.players]
    .sort((a, b) => a.place - b.place)
    .map((player) => {
      const { seat, place, total } = player;
      const data = { seat, place, total, parts: parts(player) };
      return phrase('posts', solo ? 'soloStanding' : 'standing', data, words);
    });
}

/** The score sheet, the seed, and thanks. Nothing when the game is not over any more. */
export async function finishedPost(
  game: Game,
  ping: readonly string[],
  app: App,
): Promise<Panel | undefined> {
  const { state, record } = game;
  if (state === undefined || state.phase !== 'finished') return undefined;
  const { language } = record;
  const sheet = projectedScore(state);
  const history = historyOf(await app.course(record.id));
  const people = record.members.map(({ user, name }) =>
    ping.includes(user) ? mention(user) : plainName(name),
  );
  const [winner] = sheet.winners;
  return {
    ...(winner === undefined ? {} : { seat: winner }),
    parts: [
      text(
        phrase('posts', 'finishedHeading', {}, language),
        `**${verdictText(sheet, wordsOf(game))}**`,
        '',
        ...standingLines(sheet, game, language),
      ),
      ...pictureOf(game, 'score', history.length === 0 ? {} : { history }),
      line,
      text(
        phrase('posts', 'thanks', { people: people.join(', ') }, language),
        `-# ${phrase('posts', 'seed', { seed: plainName(state.setup.seed) }, language)}`,
      ),
      overButtons(game),
    ],
  };
}
