/** Puts the parts together: a store, the use cases, the bot. For the program, and for tests that play it all. */
import { randomBytes } from 'node:crypto';
import type { ComputerPlayer } from '../ai/index.ts';
import { openComputerPlayers } from '../ai/workers/index.ts';
import type { Content } from '../content/index.ts';
import type { Store } from '../core/index.ts';
import { type Bot, type BotOptions, type Log, startBot } from '../discord/index.ts';
import type { App } from '../features/index.ts';
import { assertSameApplication } from './application-guard.ts';
import { createApp } from './create-services.ts';
import { COMMANDS, COMPOSER, ROUTES } from './features.ts';

export interface BotDependencies {
  readonly store: Store;
  readonly content: Content;
  readonly token: string;
  /** The application to which the database is handed over, where it serves another one. */
  readonly application?: string | undefined;
  /** Address of another REST API than Discord's. */
  readonly api?: string;
  readonly log: Log;
  /** How many shards there are in all; left out, as many as Discord recommends. */
  readonly shards?: number | undefined;
  /** Called when the connection to Discord is lost for good. */
  readonly onLost?: () => void;
  /** The clock; left out, that of the machine. */
  readonly now?: () => Date;
  /** Milliseconds between two looks at what is due; `Infinity`: only when `app.tick` is called. */
  readonly lookEvery?: number;
  /** Who thinks for computers; left out, threads do. */
  readonly thinker?: ComputerPlayer;
  /** Milliseconds that a post may take. */
  readonly patience?: number;
  /** Address of the folder with the privacy policy and the terms of service. */
  readonly documents?: string | undefined;
  /** Whether posts stay whole when newer ones come. */
  readonly whole?: boolean;
  /** What one person may ask of the bot; left out, anything. */
  readonly limits?: BotOptions['limits'] & {};
  /** Told how the bot works. */
  readonly meter?: BotOptions['meter'] & {};
  /** Whether panels do without pictures at the moment; left out: as the drawing thread says. */
  readonly drawingBehind?: BotOptions['drawingBehind'] & {};
  /** Reads the pictures that become emoji; left out, words have to do. */
  readonly emblems?: BotOptions['emblems'] & {};
}

/** Milliseconds between two looks at what is due. No timer is longer: what is due is in the store. */
const LOOK_EVERY = 5_000;

export interface RunningBot {
  readonly app: App;
  readonly bot: Bot;
  /** Ends the bot, then closes the store. */
  close(): Promise<void>;
}

/** Starts the bot on a store. Rejects when it cannot log in; the store is then closed. */
export async function createBot({
  store,
  content,
  log,
  now = () => new Date(),
  lookEvery = LOOK_EVERY,
  thinker,
  application: wanted,
  ...options
}: BotDependencies): Promise<RunningBot> {
  const threads = openComputerPlayers();
  try {
    const app = await createApp({
      ...{ store, content, now, random: (bytes: number) => randomBytes(bytes) },
      log: (line) => log.error({}, line),
      thinker: thinker ?? threads,
    });
    const admit = (application: string) => assertSameApplication(store.keyValue, application, wanted);
    const bot = await startBot({
      ...options,
      handlers: { commands: COMMANDS, routes: ROUTES },
      composer: COMPOSER,
      app,
      memory: store.keyValue,
      leases: store.leases,
      log,
      now,
      admit,
    });
    const ticking = startTicking(app, log, lookEvery);
    return {
      app,
      bot,
      close: async () => {
        // Another process goes on at once, whatever is under way here.
        await Promise.all([bot.close(), ticking.stop()]);
        await threads.close();
        await app.computers.whenIdle();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Does what is due, now and then and when the app calls, as long as it is not stopped; what fails is tried again at the
 * next look.
 */
function startTicking(app: App, log: Log, every: number): { stop(): Promise<void> } {
  let under: Promise<void> | undefined;
  let isCalled = false;
  let stopped = false;
  const look = async (): Promise<void> => {
    try {
      while (isCalled && !stopped) {
        isCalled = false;
        while (!stopped && (await app.scheduler.runDueJobs()) > 0);
      }
    } catch (error) {
      log.warn({ err: error }, 'what is due could not be looked at');
    }
  };
  if (every === Number.POSITIVE_INFINITY) return { stop: async () => {} };
  const call = (): void => {
    isCalled = true;
    under ??= look().finally(() => {
      under = undefined;
      // It may just have called when that was over.
      if (isCalled && !stopped) call();
    });
  };
  const timer = setInterval(call, every);
  timer.unref();
  const unlisten = app.scheduler.onJobsDue(call);
  call();
  return {
    async stop() {
      stopped = true;
      unlisten();
      clearInterval(timer);
      await under;
    },
  };
}
