/** Sets up the application at Discord: shows the changes, asks, and applies them. */
import { readFile } from 'node:fs/promises';
import {
  type Appearance,
  type ApplicationChange,
  changeApplication,
  changesOf,
  installLink,
  openRest,
  readApplication,
} from '../../discord/index.ts';
import { reasonOf } from '../../storage/index.ts';
import { botText, type Language } from '../../text/index.ts';

export interface SetUp {
  readonly token: string | undefined;
  /** Id from the settings, if there is one. */
  readonly application?: string | undefined;
  readonly language: Language;
  readonly pictures: boolean;
  readonly ask: (question: string) => Promise<boolean>;
  readonly write: (text: string) => void;
  /** Base address of the REST API. Default: Discord's. */
  readonly api?: string;
}

const ASSETS = new URL('../../../assets/', import.meta.url);
const UNAUTHORIZED = 401;

const WORDS = {
  description: 'Description',
  tags: 'Tags',
  icon: 'Icon',
  cover: 'Cover',
  install: 'Installation',
} as const satisfies Record<ApplicationChange['what'], string>;

async function appearance(language: Language): Promise<Appearance> {
  const [icon, cover] = await Promise.all(
    ['icon.png', 'card.png'].map((name) => readFile(new URL(name, ASSETS))),
  );
  if (icon === undefined || cover === undefined)
    throw new Error('The pictures of the application are missing.');
  return {
    description: botText('help', 'appDescription', {}, language),
    tags: botText('help', 'appTags', {}, language).split(', '),
    icon,
    cover,
  };
}

/**
 * Shows the necessary changes, asks, and applies them. Returns whether the application is set up; if not, it has
 * written the reason and changed nothing.
 */
export async function setUp({ token, write, ...order }: SetUp): Promise<boolean> {
  const problem = (sentence: string): false => {
    write(`${sentence}\n`);
    return false;
  };
  if (token === undefined) {
    return problem('DISCORD_TOKEN is not set: put the token of your bot into .env (see .env.example).');
  }
  const rest = openRest(token, order.api);
  try {
    const application = await readApplication(rest);
    if (order.application !== undefined && order.application !== application.id) {
      return problem(
        `The token is that of another application: DATABASE_APPLICATION is ${order.application}, and the token is of ${application.id} (${application.name}).`,
      );
    }
    const changes = changesOf(application, await appearance(order.language), order);
    write(`Application ${application.name} (${application.id})\n`);
    for (const { what, before, after } of changes) {
      write(`  ${WORDS[what]}\n    - ${before === '' ? '(none)' : before}\n    + ${after}\n`);
    }
    if (changes.length === 0) write('  Everything is set up already.\n');
    else if (await order.ask('Change this?')) {
      await changeApplication(rest, changes);
      write('Changed.\n');
    } else write('Nothing has changed.\n');
    const who = application.bot_public ? 'for everyone who has it' : 'for you only';
    write(`This link adds the bot to a server, ${who}: ${installLink(application.id)}\n`);
    return true;
  } catch (error) {
    return problem(reason(error));
  }
}

function reason(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === UNAUTHORIZED) {
    return 'Discord does not take this token: reset it in the Developer Portal ("Bot", "Reset Token"), and put the new one into .env.';
  }
  const [line] = reasonOf(error).split('\n');
  return status === undefined
    ? `Discord could not be reached: ${line}.`
    : `Discord refused (${status}): ${line}.`;
}
