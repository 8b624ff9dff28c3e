/** What the simulator is asked to do, read from its command line. */
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, type PlayerCount } from '../content/index.ts';
import { OPTIONS, type Option } from '../engine/index.ts';
import { type OrderResult, optionsOf, orderFrom, refusal, seedOf, whole } from './arguments.ts';

export interface Order {
  readonly players: PlayerCount | 'random';
  readonly options: 'none' | 'first' | 'random' | readonly Option[];
  readonly games: number;
  readonly seed: string;
  /** Number of the first game: each game has a seed of its own, so any one can be played again alone. */
  readonly from: number;
  readonly transcript: boolean;
}

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

const MOST_GAMES = 1_000_000;
/** A game's seed is at most 64 characters, with its number. */
const LONGEST_SEED = 50;

/** The order that these arguments give, or what is wrong with them. */
export const readOrder = (args: readonly string[]): OrderResult<Order> =>
  orderFrom(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        players: { type: 'string', default: 'random' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'caledonia' },
        options: { type: 'string', default: 'random' },
        from: { type: 'string', default: '1' },
        transcript: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const options = values.options.trim();
    return values.help
      ? 'help'
      : {
          players: playersOf(values.players.trim()),
          options: WORDS.find((word) => word === options) ?? optionsOf(options),
          games: whole('games', values.games, 1, MOST_GAMES),
          seed: seedOf(values.seed, LONGEST_SEED),
          from: whole('from', values.from, 1, 999_999_999),
          transcript: values.transcript,
        };
  });

const WORDS = ['none', 'first', 'random'] as const;

function playersOf(given: string): Order['players'] {
  if (given === 'random') return given;
  const count = PLAYER_COUNTS.find((one) => String(one) === given);
  if (count === undefined) throw refusal('players', given, 'a number from 1 to 4, or random');
  return count;
}
