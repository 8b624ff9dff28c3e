/** Command line of `npm run simulate`. */
import { PLAYER_COUNTS } from '../content/index.ts';
import * as cli from './command-line.ts';

const COMMAND = cli
  .command(
    'simulate',
    'Plays random legal games under a referee and reports every violation.',
    `The last line is games=… moves=… violations=… finished=…; the status is 1 if there is a violation.
CALEDONIA_CONTENT=my-content.json plays with your own content.`,
  )
  .option('--players <n>', '1 to 4, or random', cli.oneOf([...PLAYER_COUNTS, 'random'] as const), 'random')
  .option('--games <n>', 'how many games', cli.whole(1, 1_000_000), 100)
  // Seeds are at most 64 characters, including the game's number.
  .option('--seed <word>', 'the same word plays the same games', cli.seed(50), 'caledonia')
  .option(
    '--options <choice>',
    `random, ${cli.GAME_OPTIONS}`,
    cli.gameOptions('none', 'first', 'random'),
    'random',
  )
  .option(
    '--from <n>',
    'number of the first game, to play one game of a run again',
    cli.whole(1, 999_999_999),
    1,
  )
  .option('--transcript', 'print each game as sentences too', false);

export type SimulationOptions = cli.OptionsOf<typeof parseSimulationArgs>;
export const parseSimulationArgs = cli.parser(COMMAND);
