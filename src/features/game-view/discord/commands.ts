import type { Game } from '../../../core/index.ts';
import {
  choice,
  commandData,
  number,
  oneOf,
  userOption,
  wordsFor,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import { findBegunGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandValues,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { plainName } from '../../../discord/shared/markup.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText, thingName } from '../../../text/index.ts';
import { MARKS, markArg, placeArg, type ViewChoice, viewArg } from './ids.ts';
import { logPanel } from './log.ts';
import { gameViewPanel, type Reader } from './panel.ts';
import { recapPanel } from './recap.ts';
import { textPanel } from './text.ts';

const share = yesOrNo('share', 'boardShare');

/** Shows the channel's game, privately unless shared. */
async function showHere(
  context: InteractionContext,
  { flag: { share: shared = false } }: CommandValues,
  show: (game: Game, reader: Reader) => Panel | Promise<Panel>,
): Promise<Answer> {
  const game = await findBegunGame(context);
  if (game === undefined) return answer(refusalPanel({ code: 'noGame' }, context.language));
  if (!shared || game.state === undefined)
    return answer(await show(game, { context: context, shared: false }));
  const panel = await show(game, { context: context, shared: true });
  // A refusal is the user's alone.
  if (!panel.parts.some(({ kind }) => kind === 'buttons')) return answer(panel);
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, context.language)) };
}

const VIEW_CHOICES = ['table', 'map', 'market', 'contracts', 'player', 'score'] as const;

const board: Command = {
  data: commandData('board', 'board', [
    oneOf(
      'view',
      'boardView',
      VIEW_CHOICES.map((value) => choice(value, (language) => botText('look', value, {}, language))),
    ),
    oneOf(
      'unit',
      'boardUnit',
      MARKS.map((value) =>
        choice(value, (language) =>
          value === 'reach'
            ? botText('commands', 'boardReach', {}, language)
            : thingName('units', value, 1, language),
        ),
      ),
    ),
    userOption('of', 'boardOf', false),
    yesOrNo('text', 'boardText'),
    share,
  ]),
  run: (context, values) =>
    showHere(context, values, (game, reader) => {
      const person = values.user.of;
      const seat = person === undefined ? undefined : seatOf(game, person.id);
      if (person !== undefined && seat === undefined && game.state !== undefined) {
        const order = game.state.players.map((_, one) => one);
        const data = { name: plainName(person.name), order };
        return note(botText('look', 'notPlaying', data, wordsOf(game, context.language)));
      }
      const looking = { ...chosen(values), seat };
      return values.flag.text === true
        ? textPanel(game, looking, reader)
        : gameViewPanel(game, looking, reader);
    }),
};

/** Picks the view: a unit selects the map, a user the player boards; default: the table. */
function chosen({ text, user }: CommandValues): ViewChoice {
  const mark = markArg.safeParse(text.unit ?? '-').data;
  const view = viewArg.safeParse(text.view).data;
  const fitting = mark !== undefined ? 'map' : user.of === undefined ? 'table' : 'player';
  return { view: view ?? fitting, mark };
}

const score: Command = {
  data: commandData('score', 'score', [yesOrNo('text', 'scoreText'), share]),
  run: (context, values) =>
    showHere(context, values, (game, reader) =>
      values.flag.text === true
        ? textPanel(game, { view: 'score' }, reader)
        : gameViewPanel(game, { view: 'score' }, reader),
    ),
};

const recap: Command = {
  data: commandData('recap', 'recap', [
    oneOf('log', 'recapLog', wordsFor({ since: 'recapSince', last: 'recapAll' })),
    number('page', 'recapPage', { least: 1, greatest: 999 }),
    share,
  ]),
  run: (context, values) => {
    // The summary speaks to the reader; the channel gets the log.
    const standard = values.flag.share === true ? 'since' : undefined;
    const place = values.number.page ?? placeArg.safeParse(values.text.log).data ?? standard;
    return showHere(context, values, (game, reader) =>
      place === undefined ? recapPanel(game, reader) : logPanel(game, place, reader),
    );
  },
};

export const gameViewCommands: readonly Command[] = [board, recap, score];
