/** Puts the parts together: a store, the use cases, the bot. For the program, and for tests that play it all. */
import { randomBytes } from 'node:crypto';
import { type App, createApp, type Store } from './app/index.ts';
import type { Content } from './content/index.ts';
import { type Bot, type BotOptions, type Log, startBot } from './discord/index.ts';

export interface Parts {
  readonly store: Store;
  readonly content: Content;
  readonly token: string;
  /** Address of another REST API than Discord's. */
  readonly api?: string;
  readonly log: Log;
  /** Called when the connection to Discord is lost for good. */
  readonly onLost?: () => void;
  /** Milliseconds that a post may take. */
  readonly patience?: number;
  /** Reads the pictures that become emoji; left out, words have to do. */
  readonly emblems?: BotOptions['emblems'] & {};
}

export interface Assembled {
  readonly app: App;
  readonly bot: Bot;
  /** Ends the bot, then closes the store. */
  close(): Promise<void>;
}

/** Starts the bot on a store. Rejects when it cannot log in; the store is then closed. */
export async function assemble({ store, content, log, ...options }: Parts): Promise<Assembled> {
  try {
    const now = () => new Date();
    const app = await createApp({
      ...{ store, content, now, random: (bytes: number) => randomBytes(bytes) },
      log: (line) => log.error({}, line),
    });
    const bot = await startBot({ ...options, app, memory: store, log, now });
    return {
      app,
      bot,
      close: async () => {
        await bot.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
