/** What the training is asked to do, read from its command line. */
import { parseArgs } from 'node:util';
import { type OrderResult, orderFrom, refusal, seedOf, whole } from '../arguments.ts';

export interface Order {
  readonly games: number;
  readonly seed: string;
  readonly out: string;
  readonly commit: string;
}

export const HELP = `Improves the weights of the computer players by games of theirs, and writes them to a file.

  npm run train -- --out FILE [--games N] [--seed WORD] [--commit HASH]

  --out FILE      where the weights go; src/ai/weights.json to play with them
  --games N       how many games to learn from; 5000 if left out
  --seed WORD     the same word learns the same; caledonia if left out
  --commit HASH   of the code, to be written down with the weights
  --help          this

Each step changes all weights a little at random, one way and the other, and lets both play the same deals: alone, and
against each other with seats swapped. They then move towards the better one (simultaneous perturbation, SPSA). What
comes out is the mean over the last third of all steps. It ends with before=… after=…, the mean of points alone on
deals that were not learned from.
`;

const MOST_GAMES = 1_000_000;
const LONGEST_SEED = 40;

/** The order that these arguments give, or what is wrong with them. */
export const readOrder = (args: readonly string[]): OrderResult<Order> =>
  orderFrom(() => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '5000' },
        seed: { type: 'string', default: 'caledonia' },
        out: { type: 'string' },
        commit: { type: 'string', default: '' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return 'help';
    if (values.out === undefined) throw refusal('out', '', 'the name of a file');
    return {
      games: whole('games', values.games, 1, MOST_GAMES),
      seed: seedOf(values.seed, LONGEST_SEED),
      out: values.out,
      commit: values.commit,
    };
  });
