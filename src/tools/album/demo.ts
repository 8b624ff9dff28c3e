/** The demo as a command: from its arguments to its last line and its status. */
import { existsSync } from 'node:fs';
import { figuresInUse } from '../../bootstrap/load-content.ts';
import { readConfig } from '../../config.ts';
import { rejectionText } from '../../text/index.ts';
import { impossible } from '../random-setup.ts';
import { placeholderHtml } from './album-html.ts';
import { DEMO_HELP, readDemoOrder } from './args.ts';
import { openFolder } from './folder.ts';
import { playDemo } from './play-demo.ts';

interface DemoOutput {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const STATUS = { fine: 0, wrong: 1, refused: 2 } as const;

/** Does what these arguments ask for; gives the exit status: 1 when something went wrong, 2 when refused. */
export async function demo(args: readonly string[], { out, err }: DemoOutput): Promise<number> {
  const refuse = (...lines: readonly string[]) => {
    err(`${lines.join('\n  ')}\n`);
    return STATUS.refused;
  };
  const read = readDemoOrder(args);
  if (!read.ok) {
    err(`${read.problem}\nWhat can be asked: npm run demo -- --help\n`);
    return STATUS.refused;
  }
  if ('help' in read) {
    out(DEMO_HELP);
    return STATUS.fine;
  }
  const { order } = read;
  const settings = readConfig();
  if (!settings.ok) return refuse('These settings do not fit:', ...settings.problems);
  const used = figuresInUse();
  if (!used.ok) return refuse('The content file cannot be played with:', ...used.problems);
  const refused = impossible({ players: order.players, options: order.options, content: used.id });
  if (refused !== undefined)
    return refuse('There is no such game:', ...refused.map((one) => rejectionText(one)));
  const { openapi } = settings.config.playground;
  if (openapi !== undefined && !existsSync(openapi)) {
    return refuse('These settings do not fit:', `DISCORD_OPENAPI: there is no file ${openapi}`);
  }
  const folder = await openFolder(order.out, placeholderHtml());
  if (typeof folder === 'string') return refuse(folder);

  const { turns, messages, pictures, errors } = await playDemo({
    order,
    content: used.content,
    openapi,
    folder,
    progress: (line) => out(`${line}\n`),
  });
  for (const error of errors) err(`${error}\n`);
  if (openapi === undefined) out('Checked against the limits we know; for more, see DISCORD_OPENAPI.\n');
  out(`The album: ${order.out}/index.html\n`);
  out(`turns=${turns} messages=${messages} pictures=${pictures} errors=${errors.length}\n`);
  return errors.length === 0 ? STATUS.fine : STATUS.wrong;
}
