/** The end of a game: who has won, how the points came about, and how the game went. */
import { type App, type Game, isComputer } from '../../app/index.ts';
import { projectedScore } from '../../engine/index.ts';
import { historyOf } from '../../render/index.ts';
import { listText, phrase, verdictText } from '../../text/index.ts';
import { overButtons } from '../kit/buttons.ts';
import { mention, plainName } from '../kit/markup.ts';
import { line, type Panel, text } from '../kit/panel.ts';
import { sealedLines, wordsOf } from '../kit/people.ts';
import { pictureOf } from '../kit/pictures.ts';
import { raceParts } from '../kit/race.ts';
import { standingLines } from '../kit/standings.ts';

/** The score sheet, how it came to that, the seed, and thanks. Nothing when the game is not over any more. */
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
  const people = record.members.flatMap(({ user, name }) =>
    isComputer(user) ? [] : ping.includes(user) ? mention(user) : plainName(name),
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
      ...raceParts(game, await app.race(record.id), history),
      line,
      text(
        phrase('posts', 'thanks', { people: listText(people, language) }, language),
        ...(record.sealed === undefined
          ? [`-# ${phrase('posts', 'seed', { seed: plainName(record.seed) }, language)}`]
          : sealedLines(record, language).map((one) => `-# ${one}`)),
      ),
      overButtons(game),
    ],
  };
}
