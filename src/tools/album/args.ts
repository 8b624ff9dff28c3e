/** Command line of `npm run demo`. */
import { join } from 'node:path';
import { LEVELS } from '../../ai/index.ts';
import { PLAYER_COUNTS } from '../../content/index.ts';
import { FALLBACK, languages } from '../../text/index.ts';
import * as cli from '../command-line.ts';

const CODES = languages.map(({ code }) => code);

const COMMAND = cli
  .command(
    'demo',
    'Plays a whole game in the playground and writes an album of all messages and pictures.',
    `The people are robots. They use the bot as people do, half the time with buttons and menus, half the time with
slash commands. They know no rules and take what the bot offers. Open index.html of the folder in a browser.

The last line is turns=… messages=… pictures=… errors=0. Turns are the bot's posts about the game.
Messages are everything the bot sent, to everyone or to one player. Pictures are files. The status is 1 after an error:
an act without an answer, a message that Discord would refuse, or a word that is not in the reader's language. With
DISCORD_OPENAPI, messages are checked against Discord's own document; with CALEDONIA_CONTENT, the game uses your content.`,
  )
  .option('--players <n>', 'players, 1 to 4', cli.oneOf(PLAYER_COUNTS), 2)
  .option('--computers <n>', "how many of them are the bot's computer players", cli.whole(0, 3), 0)
  .option('--level <level>', `their level: ${LEVELS.join(', ')}`, cli.oneOf(LEVELS), 'crofter')
  .option('--seed <word>', 'the same word plays the same game', cli.seed(), 'caledonia')
  .addOption(cli.gameOption())
  .addOption(
    cli
      .option(
        '--languages <list>',
        `languages of the players' Discords, in turn: ${CODES.join(', ')}. The table uses the first`,
      )
      .argParser(cli.someOf(CODES))
      .default([FALLBACK]),
  )
  .option(
    '--out <folder>',
    'folder of the album; an older album there is replaced',
    cli.path('folder'),
    join('out', 'demo'),
  )
  .option(
    '--taps',
    'people decide first, then take the shortest way; prints the clicks for each kind of turn',
  )
  .option('--moves <n>', 'stop the game after this many moves', cli.whole(1, 100_000));

export type DemoOptions = cli.OptionsOf<typeof parseDemoArgs>;
export const parseDemoArgs = cli.parser(COMMAND, (options) => {
  const { players, computers } = options;
  // At least one player is human.
  if (computers >= players) throw cli.refusal('computers', computers, `a number from 0 to ${players - 1}`);
  return options;
});
