/** Command line of `npm run train`. */
import * as cli from '../command-line.ts';

const COMMAND = cli
  .command(
    'train',
    'Improves the weights of the computer players by letting them play, and writes them to a file.',
    `Each step changes all weights a little at random, one way and the other, and lets both play the same deals: solo, and
against each other with seats swapped. They then move towards the better one (simultaneous perturbation, SPSA). The
result is the mean over the last third of all steps. The last line is before=… after=…, the mean points in solo games on
deals that were not learned from.`,
  )
  .requiredOption('--out <file>', 'file of the weights; src/ai/weights.json to play with them')
  .option('--games <n>', 'how many games to learn from', cli.whole(1, 1_000_000), 5000)
  .option('--seed <word>', 'the same word repeats the training', cli.seed(40), 'caledonia')
  .option('--commit <hash>', 'commit of the code, stored with the weights', '');

export type TrainOptions = cli.OptionsOf<typeof parseTrainArgs>;
export const parseTrainArgs = cli.parser(COMMAND);
