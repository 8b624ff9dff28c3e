/** Slash commands for looking around: `/board`, `/recap`, `/log`, `/score`. Open to everybody in the channel. */
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import type { Game } from '../../app/index.ts';
import { type BotKey, FALLBACK, phrase, thingName } from '../../text/index.ts';
import { latestHere } from '../kit/find.ts';
import { plainName } from '../kit/markup.ts';
import { note, type Panel } from '../kit/panel.ts';
import { seatOf, wordsOf } from '../kit/people.ts';
import { refusalPanel } from '../kit/refusals.ts';
import { type Answer, answer, type Command, type CommandValues, type Visit } from '../kit/visit.ts';
import { type Looking, MARKS, markArg, viewArg } from './ids.ts';
import { logPanel } from './log.ts';
import { lookPanel, type Reader } from './panel.ts';
import { recapPanel } from './recap.ts';
import { scoreTextPanel, textPanel } from './text.ts';

const say = (key: BotKey<'commands'>): string => phrase('commands', key, {}, FALLBACK);

const flag = (name: string, key: BotKey<'commands'>): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  name,
  description: say(key),
});
const share = flag('share', 'boardShare');

/** Shows the game of the channel: to the user alone, or to all when they share it. */
async function showHere(
  visit: Visit,
  { flag: { share: shared = false } }: CommandValues,
  show: (game: Game, reader: Reader) => Panel | Promise<Panel>,
): Promise<Answer> {
  const game = await latestHere(visit);
  if (game === undefined) return answer(refusalPanel({ code: 'noGame' }, visit.language));
  if (!shared || game.state === undefined) return answer(await show(game, { visit, shared: false }));
  const panel = await show(game, { visit, shared: true });
  return { kind: 'public', panel, note: note(phrase('look', 'shared', {}, visit.language)) };
}

/** Views on offer, in the order in which they are mostly wanted. */
const VIEW_CHOICES = ['table', 'map', 'market', 'contracts', 'player', 'score'] as const;

const board: Command = {
  data: {
    name: 'board',
    description: say('board'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'view',
        description: say('boardView'),
        choices: VIEW_CHOICES.map((value) => ({ name: phrase('look', value, {}, FALLBACK), value })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'unit',
        description: say('boardUnit'),
        choices: MARKS.map((value) => ({
          name: value === 'reach' ? say('boardReach') : thingName('units', value, 1, FALLBACK),
          value,
        })),
      },
      { type: ApplicationCommandOptionType.User, name: 'of', description: say('boardOf') },
      flag('text', 'boardText'),
      share,
    ],
  },
  run: (visit, values) =>
    showHere(visit, values, (game, reader) => {
      const person = values.user.of;
      const seat = person === undefined ? undefined : seatOf(game, person.id);
      if (person !== undefined && seat === undefined && game.state !== undefined) {
        const order = game.state.players.map((_, one) => one);
        const data = { name: plainName(person.name), order };
        return note(phrase('look', 'notPlaying', data, wordsOf(game, visit.language)));
      }
      if (values.flag.text === true) return textPanel(game, reader, seat);
      return lookPanel(game, { ...chosen(values), seat }, reader);
    }),
};

/** What is wanted: a unit is looked for on the map, a person's board among the boards, all else on the table. */
function chosen({ text, user }: CommandValues): Looking {
  const mark = markArg.safeParse(text.unit ?? '-').data;
  const view = viewArg.safeParse(text.view).data;
  const fitting = mark !== undefined ? 'map' : user.of === undefined ? 'table' : 'player';
  return { view: view ?? fitting, mark };
}

const log: Command = {
  data: {
    name: 'log',
    description: say('log'),
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'page',
        description: say('logPage'),
        min_value: 1,
        max_value: 999,
      },
      flag('all', 'logAll'),
      share,
    ],
  },
  run: (visit, values) => {
    const place = values.number.page ?? (values.flag.all === true ? 'last' : 'since');
    return showHere(visit, values, (game, reader) => logPanel(game, place, reader));
  },
};

const score: Command = {
  data: { name: 'score', description: say('score'), options: [flag('text', 'scoreText'), share] },
  run: (visit, values) =>
    showHere(visit, values, (game, reader) =>
      values.flag.text === true ? scoreTextPanel(game, reader) : lookPanel(game, { view: 'score' }, reader),
    ),
};

const recap: Command = {
  data: { name: 'recap', description: say('recap') },
  run: (visit, values) => showHere(visit, values, recapPanel),
};

export const lookCommands: readonly Command[] = [board, recap, log, score];
