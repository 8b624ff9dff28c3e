/** The demo command: arguments, last line and exit status. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../../ai/index.ts';
import { loadConfiguredContent } from '../../bootstrap/load-content.ts';
import { readConfig } from '../../config.ts';
import { PLAYER_COUNTS } from '../../content/index.ts';
import { FALLBACK, languages, rejectionText } from '../../text/index.ts';
import * as cli from '../command-line.ts';
import { type Output, runWith, STATUS } from '../command-line.ts';
import { whyImpossible } from '../random-setup.ts';
import { openFolder } from './folder.ts';
import { playDemo } from './play-demo.ts';

const CODES = languages.map(({ code }) => code);

const COMMAND = cli
  .command(
    'demo',
    'Plays a whole game in the playground and writes an album of all messages and pictures.',
    `The people are robots. They use the bot as people do, half of the time by buttons and menus, half of the time by
slash commands, and know no rules: they take what the bot offers. Open index.html of the folder in a browser.

The last line is turns=… messages=… pictures=… errors=0. Turns are the bot's posts on the game, from first to last.
Messages are all that the bot sent, for everyone or for one player. Pictures are files. The status is 1 after an error:
an act without an answer, a message that Discord would refuse, or a word that is not in the reader's language. With
DISCORD_OPENAPI, messages are checked against Discord's own document; with CALEDONIA_CONTENT, the game uses your content.`,
  )
  .option('--players <n>', 'players, 1 to 4', cli.oneOf(PLAYER_COUNTS), 2)
  .option('--computers <n>', "how many of them are the bot's computer players", cli.whole(0, 3), 0)
  .option('--level <level>', `how well those play: ${LEVELS.join(', ')}`, cli.oneOf(LEVELS), 'crofter')
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
    'people decide first, then click the shortest way; prints the clicks of each kind of turn',
  )
  .option('--moves <n>', 'stop the game after this many moves', cli.whole(1, 100_000));

export type DemoOptions = cli.OptionsOf<typeof parseDemoArgs>;
export const parseDemoArgs = cli.parser(COMMAND, (options) => {
  const { players, computers } = options;
  // At least one player is human.
  if (computers >= players) throw cli.refusal('computers', computers, `a number from 0 to ${players - 1}`);
  return options;
});

/** Runs `demo`: plays a game of robots and writes its album. */
export const demo = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parseDemoArgs(args), output, (options) => playAndReport(options, output));

async function playAndReport(options: DemoOptions, { out, err }: Output): Promise<number> {
  const refuse = (...lines: readonly string[]) => {
    err(`${lines.join('\n  ')}\n`);
    return STATUS.refused;
  };
  const settings = readConfig();
  if (!settings.ok) return refuse('Invalid configuration:', ...settings.problems);
  const used = loadConfiguredContent();
  if (!used.ok) return refuse('The content file cannot be played with:', ...used.problems);
  const refused = whyImpossible({ players: options.players, options: options.options, content: used.id });
  if (refused !== undefined)
    return refuse('There is no such game:', ...refused.map((one) => rejectionText(one)));
  const { openapi } = settings.config.playground;
  if (openapi !== undefined && !existsSync(openapi)) {
    return refuse('Invalid configuration:', `DISCORD_OPENAPI: there is no file ${openapi}`);
  }
  const folder = await openFolder(options.out);
  if (typeof folder === 'string') return refuse(folder);

  const { turns, messages, pictures, errors, taps } = await playDemo({
    options,
    content: used.content,
    openapi,
    folder,
    progress: (line) => out(`${line}\n`),
  });
  for (const error of errors) err(`${error}\n`);
  if (openapi === undefined) out('Checked against the limits we know; for more, see DISCORD_OPENAPI.\n');
  out(`The album: ${options.out}/index.html\n`);
  if (taps !== undefined) out(`taps: ${taps}\n`);
  out(`turns=${turns} messages=${messages} pictures=${pictures} errors=${errors.length}\n`);
  return errors.length === 0 ? STATUS.fine : STATUS.wrong;
}
