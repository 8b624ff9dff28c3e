/** `npm run setup`: makes the application at Discord look like ours, and settles how it is installed. See `--help`. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { FALLBACK, languages } from '../text/index.ts';
import { oneOf } from './arguments.ts';
import { setUp } from './setup/set-up.ts';

const HELP = `Sets icon, cover, description, tags and install settings of the application whose token DISCORD_TOKEN is (in the
environment, or in .env). It shows what would change, and asks first.

  npm run setup -- [--yes] [--pictures] [--language ${languages.map(({ code }) => code).join('|')}]

  --yes           does it without asking
  --pictures      replaces icon and cover that the application has already
  --language L    of description and tags; ${FALLBACK} if left out
`;

/** Asks a question that is answered by yes, or anything else. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`${question} [y/N] `).catch(() => '');
  terminal.close();
  return /^y(?:es)?$/i.test(typed.trim());
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      yes: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      language: { type: 'string', default: FALLBACK },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const write = (text: string) => void process.stdout.write(text);
  if (values.help) {
    write(HELP);
    return true;
  }
  const read = readConfig();
  if (!read.ok) throw new Error(`These settings do not fit:\n  ${read.problems.join('\n  ')}`);
  const codes = languages.map(({ code }) => code);
  return await setUp({
    ...{ token: read.config.token, application: read.config.application, write },
    ...{ language: oneOf('language', values.language, codes), pictures: values.pictures },
    ask: values.yes ? async () => true : ask,
  });
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
