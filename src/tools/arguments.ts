/** What the simulator is asked to do, read from its command line. */
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, type PlayerCount } from '../content/index.ts';
import { OPTIONS, type Option } from '../engine/index.ts';

export interface Order {
  readonly players: PlayerCount | 'random';
  readonly options: 'none' | 'first' | 'random' | readonly Option[];
  readonly games: number;
  readonly seed: string;
  /** Number of the first game: each game has a seed of its own, so any one can be played again alone. */
  readonly from: number;
  readonly transcript: boolean;
}

type OrderResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: true; readonly help: true }
  | { readonly ok: false; readonly problem: string };

export const HELP = `Plays random legal games while a referee counts, and tells every violation.

  npm run simulate -- [--players 1-4|random] [--games N] [--seed WORD] [--options CHOICE]

  --players N       1 to 4, or random (as if left out)
  --games N         how many games; 100 if left out
  --seed WORD       the same word plays the same games; caledonia if left out
  --options CHOICE  none, first (the preset for a first game), random (as if left out), or a list with
                    commas of: ${OPTIONS.slice(0, 5).join(', ')},
                    ${OPTIONS.slice(5, 10).join(', ')},
                    ${OPTIONS.slice(10).join(', ')}
  --from N          number of the first game, from 1: to play one game of a run again
  --transcript      print each game as sentences, too
  --help            this

It ends with one line, games=… moves=… violations=… finished=…, and with status 1 when there is a violation.
CALEDONIA_CONTENT=my-content.json plays with your own figures.
`;

const whole = (text: string, least: number, most: number): number | undefined => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

const MOST_GAMES = 1_000_000;

/** The order that these arguments give, or what is wrong with them. */
export function readOrder(args: readonly string[]): OrderResult {
  let values: Partial<Record<string, string | boolean>>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        players: { type: 'string', default: 'random' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'caledonia' },
        options: { type: 'string', default: 'random' },
        from: { type: 'string', default: '1' },
        transcript: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    // What parseArgs says of unknown arguments is meant for people; its advice on `--` is not for here.
    const said = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    return { ok: false, problem: `${said}.` };
  }
  if (values.help === true) return { ok: true, help: true };
  const asked = (name: string) => String(values[name] ?? '').trim();
  const players = playersOf(asked('players'));
  if (players === undefined) return bad('players', asked('players'), 'a number from 1 to 4, or random');
  const games = whole(asked('games'), 1, MOST_GAMES);
  if (games === undefined) return bad('games', asked('games'), `a number from 1 to ${MOST_GAMES}`);
  const from = whole(asked('from'), 1, Number.MAX_SAFE_INTEGER);
  if (from === undefined) return bad('from', asked('from'), 'a number from 1');
  const seed = asked('seed');
  if (seed === '' || seed.length > LONGEST_SEED)
    return bad('seed', seed.slice(0, LONGEST_SEED), `a word of at most ${LONGEST_SEED} characters`);
  const options = optionsOf(asked('options'));
  if (options === undefined) {
    return bad('options', asked('options'), `none, first, random, or a list of: ${OPTIONS.join(', ')}`);
  }
  return { ok: true, order: { players, options, games, seed, from, transcript: values.transcript === true } };
}

/** A game's seed is at most 64 characters, with its number. */
const LONGEST_SEED = 50;

function bad(name: string, given: string, wanted: string): OrderResult {
  return { ok: false, problem: `--${name} is "${given}"; it must be ${wanted}.` };
}

function playersOf(text: string): Order['players'] | undefined {
  return text === 'random' ? text : PLAYER_COUNTS.find((count) => String(count) === text);
}

function optionsOf(text: string): Order['options'] | undefined {
  if (text === 'none' || text === 'first' || text === 'random') return text;
  const names = text.split(',').map((name) => name.trim());
  const options = OPTIONS.filter((option) => names.includes(option));
  return names.every((name) => (OPTIONS as readonly string[]).includes(name)) ? options : undefined;
}
