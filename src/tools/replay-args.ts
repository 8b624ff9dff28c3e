/** Command line of `npm run replay`. */
import { PLAYER_COUNTS, ROUNDS } from '../content/index.ts';
import { languages } from '../text/index.ts';
import * as cli from './command-line.ts';

const CODES = languages.map(({ code }) => code);

const COMMAND = cli
  .command(
    'replay',
    'Draws a random game turn by turn, as an animated WebP or GIF.',
    'The last line is frames=N bytes=N ms=N.',
  )
  .option('--players <n>', 'players, 1 to 4', cli.oneOf(PLAYER_COUNTS), 4)
  .option('--seed <word>', 'the same word plays the same game', cli.seed(), 'caledonia')
  .addOption(cli.gameOption('random'))
  .option('--out <file>', 'file of the animation (default: out/replay.webp, or .gif)', cli.path('file'))
  .option('--gif', 'write a GIF instead of a WebP', false)
  .option('--round <n>', `only this round, 1 to ${ROUNDS}`, cli.whole(1, ROUNDS))
  .option('--language <code>', `language: ${CODES.join(', ')}`, cli.oneOf(CODES), 'en');

export type ReplayOptions = cli.OptionsOf<typeof parseReplayArgs>;
export const parseReplayArgs = cli.parser(COMMAND, ({ gif, ...options }) => {
  const format = gif ? 'gif' : 'webp';
  return { out: `out/replay.${format}`, ...options, format } as const;
});
