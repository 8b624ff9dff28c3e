/** Command line of `npm run train`. */
import * as cli from '../command-line.ts';

const COMMAND = cli
  .command(
    'train',
    'Improves the weights of the computer players by letting them play, and writes them to a file.',
    `In each step a computer player plays games, solo and for two. In a quarter of its turns it plays many alternatives on to the
end of the game in several futures. The weights then move half of the way to those that explain best which alternatives gained
more (ridge regression on all steps so far). The last line is before=… after=…, the mean points of a Laird in solo games on
deals that were not learned from, and the gain with its 95 % interval.`,
  )
  .requiredOption('--out <file>', 'file of the weights; src/ai/weights.json to play with them')
  .option('--games <n>', 'how many games to learn from in each step', cli.whole(1, 1_000_000), 100)
  .option('--steps <n>', 'how many steps', cli.whole(1, 100), 2)
  .option('--seed <word>', 'the same word repeats the training', cli.seed(40), 'caledonia')
  .option('--commit <hash>', 'commit of the code, stored with the weights', '');

export type TrainOptions = cli.OptionsOf<typeof parseTrainArgs>;
export const parseTrainArgs = cli.parser(COMMAND);
