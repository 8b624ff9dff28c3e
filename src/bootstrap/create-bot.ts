/** Assembles the bot from a store and the services, for the program and for end-to-end tests. */
import { randomBytes } from 'node:crypto';
import type { Coach, ComputerPlayer } from '../ai/index.ts';
import { openComputerPlayers } from '../ai/workers/index.ts';
import type { Content } from '../content/index.ts';
import { coalesceCalls, type Store } from '../core/index.ts';
import { type Bot, type BotOptions, type Log, startBot } from '../discord/index.ts';
import { offerPages } from '../discord/shared/page-button.ts';
import type { Services } from '../features/index.ts';
import { assertSameApplication } from './application-guard.ts';
import { createServices } from './create-services.ts';
import { COMMANDS, COMPOSER, ROUTES } from './features.ts';

/** Options of the bot that are made from the store. */
type SetUpHere = 'services' | 'handlers' | 'composer' | 'memory' | 'leases' | 'admit' | 'now';

export interface BotDependencies extends Omit<BotOptions, SetUpHere> {
  readonly store: Store;
  readonly content: Content;
  /** The application to move the database to, if it belongs to another one. */
  readonly application?: string | undefined;
  /** Public address of the pages of games. Default: none are served. */
  readonly webUrl?: string | undefined;
  /** Default: the system clock. */
  readonly now?: () => Date;
  /** Milliseconds between polls for due jobs; `Infinity` polls only when `services.scheduler.runDueJobs` is called. */
  readonly jobPollIntervalMs?: number;
  readonly thinker?: ComputerPlayer;
  readonly coach?: Coach;
}

const JOB_POLL_INTERVAL_MS = 5_000;

export interface RunningBot {
  readonly services: Services;
  readonly bot: Bot;
  /** Ends the bot and closes its store. A second call resolves with the first. */
  close(): Promise<void>;
}

/** Starts the bot on a store. Rejects if it cannot log in, after closing the store. */
export async function createBot({
  store,
  content,
  log,
  now = () => new Date(),
  jobPollIntervalMs = JOB_POLL_INTERVAL_MS,
  thinker,
  coach,
  application: wanted,
  webUrl,
  ...options
}: BotDependencies): Promise<RunningBot> {
  const computerPlayers = openComputerPlayers();
  try {
    const services = await createServices({
      store,
      content,
      now,
      random: (bytes: number) => randomBytes(bytes),
      log: (line, error) => log.error(error === undefined ? {} : { err: error }, line),
      thinker: thinker ?? computerPlayers,
      coach: coach ?? computerPlayers,
      webUrl,
    });
    offerPages(webUrl !== undefined);
    const admit = (application: string) => assertSameApplication(store.keyValue, application, wanted);
    const bot = await startBot({
      ...options,
      handlers: { commands: COMMANDS, routes: ROUTES },
      composer: COMPOSER,
      services,
      memory: store.keyValue,
      leases: store.leases,
      log,
      now,
      admit,
    });
    const ticking = startTicking(services, log, jobPollIntervalMs);
    const end = async () => {
      // Together, so that another process can take over at once. In this order: nothing new is begun, and what waits
      // for a computer ends.
      await Promise.all([bot.close(), ticking.stop(), services.coach.stop(), computerPlayers.close()]);
      await services.computers.whenIdle();
      await store.close();
    };
    let ended: Promise<void> | undefined;
    return {
      services,
      bot,
      close: () => {
        ended ??= end();
        return ended;
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Runs due jobs and continues reviews at an interval and when the app asks for it, until stopped. Failures are retried at the next poll. */
function startTicking({ scheduler, coach }: Services, log: Log, every: number): { stop(): Promise<void> } {
  if (every === Number.POSITIVE_INFINITY) return { stop: async () => {} };
  let stopped = false;
  const dueJobs = coalesceCalls(async () => {
    coach.continueReviews();
    try {
      while (!stopped && (await scheduler.runDueJobs()) > 0);
    } catch (error) {
      log.warn({ err: error }, 'failed to look for due jobs');
    }
  });
  const timer = setInterval(dueJobs.call, every);
  timer.unref();
  const unlisten = scheduler.onJobsDue(dueJobs.call);
  dueJobs.call();
  return {
    async stop() {
      stopped = true;
      unlisten();
      clearInterval(timer);
      await dueJobs.whenDone();
    },
  };
}
