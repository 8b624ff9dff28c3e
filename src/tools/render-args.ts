/** Command line of `npm run render`. */
import { PLAYER_COUNTS, UNITS } from '../content/index.ts';
import { VIEWS, type View } from '../render/index.ts';
import { languages } from '../text/index.ts';
import * as cli from './command-line.ts';

const CODES = languages.map(({ code }) => code);
const MOST_MOVES = 100_000;

const COMMAND = cli
  .command('render', 'Draws a position of a random game into a PNG file.')
  .option('--players <n>', 'players, 1 to 4', cli.oneOf(PLAYER_COUNTS), 4)
  .option('--seed <word>', 'the same word plays the same game', cli.seed(), 'caledonia')
  .addOption(cli.gameOption('random'))
  .addOption(
    cli
      .option('--moves <n>', 'moves to play first')
      .argParser(cli.whole(0, MOST_MOVES))
      .default(MOST_MOVES, 'the whole game'),
  )
  .addOption(
    cli
      .option('--view <view>', `${VIEWS.join(', ')}, or all`)
      .argParser((given): readonly View[] =>
        given === 'all' ? VIEWS : [cli.oneOf(VIEWS, ', or all')(given)],
      )
      .default(['table'] as const),
  )
  .option(
    '--out <file>',
    'file of the picture; of several views, a folder (default: out/VIEW.png)',
    cli.path('file'),
  )
  .option(
    '--seat <n>',
    'whose board to draw, or whose reach to highlight, from 0 (default: the seat whose turn it is)',
    cli.whole(0, 3),
  )
  .option(
    '--highlight <what>',
    `on map and table: where this unit can be built, and for how much; reach, or row: ${UNITS.join(', ')}`,
    cli.oneOf([...UNITS, 'reach', 'row'] as const),
  )
  .option('--width <pixels>', "200 to 2400 (default: the view's own)", cli.whole(200, 2400))
  .option('--language <code>', `language: ${CODES.join(', ')}`, cli.oneOf(CODES), 'en');

export type RenderOptions = cli.OptionsOf<typeof parseRenderArgs>;
export const parseRenderArgs = cli.parser(COMMAND, ({ view: views, ...options }) => {
  const { seat = 0, players } = options;
  if (seat >= players) throw cli.refusal('seat', seat, `a number from 0 to ${players - 1}`);
  return { ...options, views };
});
