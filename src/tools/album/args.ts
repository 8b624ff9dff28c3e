/** Which game the demo plays, and where its album goes, read from the command line. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../ai/index.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../../content/index.ts';
import { OPTIONS, type Option } from '../../engine/index.ts';
import { FALLBACK, type Language, languages } from '../../text/index.ts';
import { type OrderResult, optionsOf, orderFrom, refusal, seedOf, whole } from '../arguments.ts';

export interface DemoOrder {
  readonly players: PlayerCount;
  /** How many of them are computers. */
  readonly computers: number;
  /** How well those play. */
  readonly level: Level;
  readonly seed: string;
  readonly options: readonly Option[];
  /** The languages of the people's Discords, in turns; the first is that of the table. */
  readonly languages: readonly Language[];
  /** The folder that the album is written to. */
  readonly out: string;
  /** After how many moves the game is broken off; played to its end if left out. */
  readonly moves: number | undefined;
}

export const DEMO_HELP = `Plays a whole game in a Discord of its own, and makes an album of all messages and pictures.

  npm run demo -- [--players 1-4] [--computers 0-3] [--seed WORD] [--options CHOICE] [--languages LIST] [--out FOLDER]

  --players N       1 to 4; 2 if left out
  --computers N     how many of them are the bot's own computer players; none if left out
  --level LEVEL     how well those play: ${LEVELS.join(', ')}; crofter if left out
  --seed WORD       the same word plays the same game; caledonia if left out
  --options CHOICE  none (as if left out), first (the preset for a first game), or a list with commas of:
                    ${OPTIONS.slice(0, 5).join(', ')},
                    ${OPTIONS.slice(5, 10).join(', ')},
                    ${OPTIONS.slice(10).join(', ')}
  --languages LIST  of ${languages.map(({ code }) => code).join(', ')}, with commas: what the players' Discords are in, one after the other. The
                    table speaks the first; ${FALLBACK} if left out
  --out FOLDER      where the album goes; ${join('out', 'demo')} if left out. An older album there is replaced
  --moves N         breaks the game off after so many moves
  --help            this

The people are robots: they use the bot as people do, half of the time by buttons and menus, half of the time by
slash commands, and they know no rules but what the bot offers them. Open index.html of the folder in a browser.

It ends with one line, turns=… messages=… pictures=… errors=0: turns are the bot's posts on the game, from its
first to its last; messages are all that the bot sent, for everybody or for one player; pictures are files. Its
status is 1 when something went wrong: an act without an answer, a message that Discord would refuse, or a word that is
not in the language of whoever reads it. With
DISCORD_OPENAPI every message is checked against Discord's own document; with CALEDONIA_CONTENT the game has your
figures.
`;

const MOST_MOVES = 100_000;

const OPTION_TYPES = {
  players: { type: 'string', default: '2' },
  computers: { type: 'string', default: '0' },
  level: { type: 'string', default: 'crofter' },
  seed: { type: 'string', default: 'caledonia' },
  options: { type: 'string', default: 'none' },
  languages: { type: 'string', default: FALLBACK },
  out: { type: 'string', default: join('out', 'demo') },
  moves: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The order that these arguments give, or what is wrong with them. */
export const readDemoOrder = (args: readonly string[]): OrderResult<DemoOrder> =>
  orderFrom(() => {
    const { values } = parseArgs({ args: [...args], options: OPTION_TYPES });
    return values.help ? 'help' : orderOf(values);
  });

const languageOf = (typed: string): Language => {
  const found = languages.find(({ code }) => code === typed.trim())?.code;
  if (found !== undefined) return found;
  throw refusal('languages', typed, `of ${languages.map(({ code }) => code).join(', ')}`);
};

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTION_TYPES }>>['values'];

function orderOf(values: Values): DemoOrder {
  const { players, computers, level, seed, options, languages: spoken, out, moves } = values;
  const count = PLAYER_COUNTS.find((one) => String(one) === players);
  if (count === undefined) throw refusal('players', players, 'a number from 1 to 4');
  const rank = LEVELS.find((one) => one === level);
  if (rank === undefined) throw refusal('level', level, `one of ${LEVELS.join(', ')}`);
  if (out.trim() === '') throw refusal('out', out, 'the path of a folder');
  return {
    players: count,
    // Somebody must be there to play against.
    computers: whole('computers', computers, 0, count - 1),
    level: rank,
    seed: seedOf(seed),
    options: optionsOf(options, 'none, first'),
    languages: spoken.split(',').map(languageOf),
    out,
    moves: moves === undefined ? undefined : whole('moves', moves, 1, MOST_MOVES),
  };
}
