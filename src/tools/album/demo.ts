/** The demo command: arguments, last line and exit status. */
import { existsSync } from 'node:fs';
import { loadConfiguredContent } from '../../bootstrap/load-content.ts';
import { readConfig } from '../../config.ts';
import { rejectionText } from '../../text/index.ts';
import { type Output, runWith, STATUS } from '../command-line.ts';
import { whyImpossible } from '../random-setup.ts';
import { type DemoOptions, parseDemoArgs } from './args.ts';
import { openFolder } from './folder.ts';
import { playDemo } from './play-demo.ts';

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
