/** Views without pictures, for screen readers. */
import type { Game } from '../../../core/index.ts';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { type Button, buttons, type Panel, type Part, text, textOf } from '../../../discord/shared/panel.ts';
import { sceneOf } from '../../../discord/shared/pictures.ts';
import { inLabels, inLogLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { isUnderWay } from '../../../discord/shared/standings.ts';
import { type GameState, standings } from '../../../engine/index.ts';
import { boardText, describe, type TextView } from '../../../render/index.ts';
import { botText, scoreList, scoreTable } from '../../../text/index.ts';
import { pointsHeading, statusLine } from './captions.ts';
import { seeId, textId, type ViewChoice } from './ids.ts';
import { languageOf, markedOn, notStarted, playerButtons, type Reader, seatFor } from './panel.ts';
import { roundLines } from './score-history.ts';

const MAX_BOARD_CHARS = 3600;

const TABS = ['table', 'map', 'market', 'contracts', 'player', 'score'] as const;

/** Shows a view as text, as a file if it is too long for a message. */
export async function textPanel(game: Game, looking: ViewChoice, reader: Reader): Promise<Panel> {
  const { state } = game;
  const language = languageOf(game, reader);
  if (state === undefined) return notStarted(game, language);
  const view = TABS.find((one) => one === looking.view) ?? 'table';
  const parts =
    view === 'score'
      ? await scoreParts(game, state, reader)
      : boardParts(game, state, view, looking, reader, language);
  return { parts: [...parts, ...navigation(game, view, looking, reader, language)] };
}

function boardParts(
  game: Game,
  state: GameState,
  view: TextView,
  looking: ViewChoice,
  reader: Reader,
  language: string,
): Part[] {
  const seat = seatFor(game, reader, looking.seat);
  const marked = markedOn(game, looking, seat, language);
  const scene = { ...sceneOf(game, state, language), seat, ...marked.request };
  const escaped = { ...scene, names: scene.names.map(plainName) };
  const { paused, status } = game.record;
  const stopped = paused || status === 'ended' ? [text(statusLine(game, language))] : [];
  const shown = boardText(escaped, view, MAX_BOARD_CHARS);
  if (shown.length <= MAX_BOARD_CHARS) return [...stopped, ...marked.parts, text(shown)];
  return [
    ...stopped,
    text(describe({ ...escaped, view })),
    text(botText('look', 'textFile', {}, language)),
    { kind: 'file', name: 'board.txt', text: boardText(scene, view) },
  ];
}

/** Shows the score sheet as lines that fit a phone, with points by round; as a file if it is too long for a message. */
async function scoreParts(game: Game, state: GameState, reader: Reader): Promise<Part[]> {
  const language = languageOf(game, reader);
  const words = inLogLines(wordsOf(game, language));
  const over = state.phase === 'finished';
  const above = isUnderWay(state)
    ? [...pointsHeading(game, language), statusLine(game, language)]
    : [botText('look', 'noScoreYet', {}, language), statusLine(game, language)];
  const lines = [...above, ...(isUnderWay(state) ? scoreList(standings(state), words, over) : [])];
  const race = await reader.context.services.gameView.getScoreHistory(game.record.id);
  const left = MAX_BOARD_CHARS - lines.join('\n').length;
  const rounds = race === undefined ? [] : roundLines(race, words, left);
  if (left >= 0) return [text(...lines), ...textOf(...rounds)];
  return [
    text(...above, botText('look', 'textFile', {}, language)),
    {
      kind: 'file',
      name: 'score.txt',
      text: scoreTable(standings(state), inLabels(game, language), over),
    },
  ];
}

/** Builds navigation: other views in words, other players, and back to the picture. */
function navigation(
  game: Game,
  view: (typeof TABS)[number],
  { seat, mark }: ViewChoice,
  reader: Reader,
  language: string,
): Part[] {
  if (reader.shared) return [buttons(...lookButtons(game))];
  const { id } = game.record;
  const tabs = TABS.map(
    (one): Button => ({
      id: textId(id, { view: one }),
      label: botText('look', one, {}, language),
      style: one === view ? 'primary' : 'secondary',
    }),
  );
  const shown = seatFor(game, reader, seat);
  return [
    ...(view === 'player'
      ? playerButtons(game, language, shown, (one) => textId(id, { view, seat: one }))
      : []),
    buttons(...tabs.slice(0, 4)),
    buttons(...tabs.slice(4), {
      id: seeId(id, { view, seat, mark }),
      label: botText('look', 'asPicture', {}, language),
    }),
  ];
}
