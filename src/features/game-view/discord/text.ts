/** Views without pictures, for screen readers. */
import type { Game } from '../../../core/index.ts';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { buttons, type Panel, type Part, text, textOf } from '../../../discord/shared/panel.ts';
import { sceneOf } from '../../../discord/shared/pictures.ts';
import { inLabels, inLogLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { isUnderWay } from '../../../discord/shared/standings.ts';
import { type Seat, standings } from '../../../engine/index.ts';
import { boardText, describe } from '../../../render/index.ts';
import { botText, scoreList, scoreTable } from '../../../text/index.ts';
import { pointsHeading, statusLine } from './captions.ts';
import { seeId } from './ids.ts';
import { languageOf, notStarted, type Reader, seatFor } from './panel.ts';
import { roundLines } from './score-history.ts';

const MAX_BOARD_CHARS = 3600;

/** Shows the position as text, as a file if it is too long for a message. */
export function textPanel(game: Game, reader: Reader, seat?: Seat): Panel {
  const { state } = game;
  const language = languageOf(game, reader);
  if (state === undefined) return notStarted(game, language);
  const scene = { ...sceneOf(game, state, language), seat: seatFor(game, reader, seat) };
  const escaped = { ...scene, names: scene.names.map(plainName) };
  const shown = boardText(escaped);
  const board: Part[] =
    shown.length <= MAX_BOARD_CHARS
      ? [text(shown)]
      : [
          text(describe({ ...escaped, view: 'table' })),
          text(botText('look', 'textFile', {}, language)),
          { kind: 'file', name: 'board.txt', text: boardText(scene) },
        ];
  return { parts: [...board, backButtons(game, reader, language)] };
}

/** Shows the score sheet as lines that fit a phone, with points by round; as a file if it is too long for a message. */
export async function scoreTextPanel(game: Game, reader: Reader): Promise<Panel> {
  const { state } = game;
  const language = languageOf(game, reader);
  if (state === undefined) return notStarted(game, language);
  const words = inLogLines(wordsOf(game, language));
  const over = state.phase === 'finished';
  const above = isUnderWay(state)
    ? [...pointsHeading(game, language), statusLine(game, language)]
    : [botText('look', 'noScoreYet', {}, language), statusLine(game, language)];
  const lines = [...above, ...(isUnderWay(state) ? scoreList(standings(state), words, over) : [])];
  const race = await reader.context.services.gameView.getScoreHistory(game.record.id);
  const left = MAX_BOARD_CHARS - lines.join('\n').length;
  const rounds = race === undefined ? [] : roundLines(race, words, left);
  const score: Part[] =
    left >= 0
      ? [text(...lines), ...textOf(...rounds)]
      : [
          text(...above, botText('look', 'textFile', {}, language)),
          {
            kind: 'file',
            name: 'score.txt',
            text: scoreTable(standings(state), inLabels(game, language), over),
          },
        ];
  return { parts: [...score, backButtons(game, reader, language)] };
}

function backButtons(game: Game, { shared }: Reader, language: string): Part {
  if (shared) return buttons(...lookButtons(game));
  const label = botText('look', 'backToBoard', {}, language);
  return buttons({ id: seeId(game.record.id, { view: 'table' }), label });
}
