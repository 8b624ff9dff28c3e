/** `npm run figures`: opens a page to enter the values printed in a box. See `--help`. */
import { resolve } from 'node:path';
import { readConfig } from '../../config.ts';
import * as cli from '../command-line.ts';
import { openFiguresEditor } from './server.ts';

const parse = cli.parser(
  cli
    .command(
      'figures',
      'Opens a page to enter the values printed in your copy of the game. Only this machine can open it.',
      'Every change is saved in the file at once. The bot reads it with CALEDONIA_CONTENT=<file> when it starts; games that\nhave begun keep their values.',
    )
    .option(
      '--file <path>',
      'content file (default: CALEDONIA_CONTENT, or my-content.json)',
      cli.path('file'),
    )
    .option('--port <n>', 'port of the page; 0 takes a free one', cli.whole(0, 65_535), 8323),
);

/** Returns the file named in the settings. Throws if they are invalid: values would be saved in another file. */
function configured(): string | undefined {
  const settings = readConfig();
  if (settings.ok) return settings.config.content;
  throw new Error(`Invalid configuration:\n  ${settings.problems.join('\n  ')}`);
}

async function figures({ file, port }: cli.OptionsOf<typeof parse>): Promise<number> {
  const path = resolve(file ?? configured() ?? 'my-content.json');
  const editor = await openFiguresEditor(path, port);
  console.log(`Open ${editor.url} in a browser. Changes are saved in ${path}. Ctrl+C ends the editor.`);
  await new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
  });
  await editor.close();
  return cli.STATUS.fine;
}

await cli.main(parse, figures);
