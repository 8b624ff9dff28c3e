import { type Game, isComputer, standInsOf } from '../../../core/index.ts';
import { overButtons } from '../../../discord/shared/buttons.ts';
import { mention, plainName } from '../../../discord/shared/markup.ts';
import { line, text } from '../../../discord/shared/panel.ts';
import { pictureOf } from '../../../discord/shared/pictures.ts';
import { colourOf, sealedLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { standingLines } from '../../../discord/shared/standings.ts';
import { projectedScore } from '../../../engine/index.ts';
import { historyOf } from '../../../render/index.ts';
import { botText, listText, verdictText } from '../../../text/index.ts';
import type { Services } from '../../index.ts';
import { scoreHistoryParts } from './score-history.ts';

/** Builds the final post: score sheet, score history, seed, thanks. `undefined` if the game is no longer over. */
export async function finishedPost(game: Game, ping: readonly string[], services: Services) {
  const { state, record } = game;
  if (state === undefined || state.phase !== 'finished') return undefined;
  const { language } = record;
  const sheet = projectedScore(state);
  const history = historyOf(await services.queries.getPositions(record.id));
  const people = record.members.flatMap(({ user, name }) =>
    isComputer(user) ? [] : ping.includes(user) ? mention(user) : plainName(name),
  );
  const standIns = standInsOf(record).map(({ name, place }) => {
    const owner = plainName(record.members[place]?.name ?? '');
    return `-# ${botText('posts', 'playedToTheEnd', { who: plainName(name), owner }, language)}`;
  });
  const [winner] = sheet.winners;
  return {
    colour: colourOf(game, winner),
    parts: [
      text(
        botText('posts', 'finishedHeading', {}, language),
        `**${verdictText(sheet, wordsOf(game))}**`,
        '',
        ...standingLines(sheet, game, language),
      ),
      ...pictureOf(game, 'score', history.length === 0 ? {} : { history }),
      ...scoreHistoryParts(game, await services.gameView.getScoreHistory(record.id), history),
      line,
      text(
        botText('posts', 'thanks', { people: listText(people, language) }, language),
        ...standIns,
        ...(record.sealed === undefined
          ? [`-# ${botText('posts', 'seed', { seed: plainName(record.seed) }, language)}`]
          : sealedLines(record, language).map((one) => `-# ${one}`)),
      ),
      overButtons(game),
    ],
  };
}
