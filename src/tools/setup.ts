/** `npm run setup`: sets the look of the application at Discord, and how it is installed. See `--help`. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { FALLBACK, languages } from '../text/index.ts';
import { setUp } from './setup/set-up.ts';

const HELP = `Sets icon, cover, description, tags and install settings of the application whose token DISCORD_TOKEN is (in the
environment, or in .env). It shows what would change, and asks first.

  npm run setup -- [--yes] [--pictures] [--language ${languages.map(({ code }) => code).join('|')}]

  --yes           do it without asking
  --pictures      also replace an icon and cover that the application already has
  --language L    language of description and tags (default: ${FALLBACK})
`;

/** Asks a yes/no question. Any other answer means no, as does the end of the input. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // A question is never settled if the input ends.
  const ended = once(terminal, 'close').then(() => '');
  const typed = await Promise.race([terminal.question(`${question} [y/N] `).catch(() => ''), ended]);
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
  if (!read.ok) throw new Error(`Invalid configuration:\n  ${read.problems.join('\n  ')}`);
  const codes = languages.map(({ code }) => code);
  const language = codes.find((code) => code === values.language);
  if (language === undefined) {
    throw new Error(`--language is "${values.language}"; it must be one of ${codes.join(', ')}`);
  }
  const { token, application } = read.config;
  return await setUp({
    token,
    application,
    write,
    language,
    pictures: values.pictures,
    ask: values.yes ? async () => true : ask,
  });
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
