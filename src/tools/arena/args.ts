/** What the arena is asked to do, read from its command line. */
import { parseArgs } from 'node:util';
import type { Option } from '../../engine/index.ts';
import { type OrderResult, oneOf, optionsOf, orderFrom, refusal, seedOf, whole } from '../arguments.ts';
import { CONTESTANTS, type Contestant } from './match.ts';

export interface Order {
  /** Who plays, one for each place at the table. */
  readonly seats: readonly Contestant[];
  readonly games: number;
  readonly seed: string;
  readonly options: readonly Option[];
}

export const HELP = `Plays computer players against each other, or one alone, and tells how well they do.

  npm run arena -- --seats LIST [--players N] [--games N] [--seed WORD] [--options CHOICE]

  --seats LIST      who plays, with commas: ${CONTESTANTS.join(', ')}
  --players N       1 to 4; as many as are listed, if left out. Where there are more, the list is repeated
  --games N         how many games, all rotations of the seats counted; 100 if left out
  --seed WORD       the same word plays the same games; caledonia if left out
  --options CHOICE  none (as if left out), first, or a list with commas
  --quick           a quarter of the games
  --help            this

Each deal is played once in every rotation of the seats, so that nobody is lucky. It ends with a line for each of those
listed: wins is the share of first places (a shared one in parts; alone, the share of games with 131 points or more, the
least of an average player), points the mean, both with the half-width of their 95 % interval, and ms the mean of
milliseconds that a question took. The same arguments give the same games.
`;

const MOST_GAMES = 100_000;
const LONGEST_SEED = 50;

/** The order that these arguments give, or what is wrong with them. */
export const readOrder = (args: readonly string[]): OrderResult<Order> =>
  orderFrom(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seats: { type: 'string' },
        players: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'caledonia' },
        options: { type: 'string', default: 'none' },
        quick: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return 'help';
    const listed = (values.seats ?? '').split(',').map((name) => oneOf('seats', name.trim(), CONTESTANTS));
    if (listed.length > 4) throw refusal('seats', values.seats, 'a list of four at the most');
    const players = whole('players', values.players ?? String(listed.length), listed.length, 4);
    const games = whole('games', values.games, 1, MOST_GAMES);
    return {
      seats: Array.from({ length: players }, (_, i) => listed[i % listed.length] as Contestant),
      games: values.quick ? Math.ceil(games / 4) : games,
      seed: seedOf(values.seed, LONGEST_SEED),
      options: optionsOf(values.options, 'none, first'),
    };
  });
