/** Logins that are left today: Discord takes the token of a bot that logs in more than 1,000 times a day. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import { MINUTE_MS, SECOND_MS } from '../../durations.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { MetricsSink } from '../shared/metrics-sink.ts';

/** With fewer the bot waits: a bot that is started again and again would use them up. */
const FEWEST = 50;
/** Milliseconds until it is looked again, where Discord asks for longer: somebody may have mended it. */
const LONGEST_WAIT = 10 * MINUTE_MS;

interface Asking {
  readonly rest: Pick<REST, 'get'>;
  readonly log: Log;
  readonly meter: Pick<MetricsSink, 'loginsLeft'>;
}

async function ask({ rest, meter }: Omit<Asking, 'log'>): Promise<RESTGetAPIGatewayBotResult> {
  const told = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
  meter.loginsLeft(told.session_start_limit.remaining);
  return told;
}

/** Waits until enough logins are left, and says so; gives what Discord told of its gateway. */
export async function waitForLogins({ log, ...asking }: Asking): Promise<RESTGetAPIGatewayBotResult> {
  for (;;) {
    const told = await ask(asking);
    const { remaining, reset_after: resetAfter } = told.session_start_limit;
    if (remaining >= FEWEST) return told;
    const minutes = Math.ceil(resetAfter / MINUTE_MS);
    log.warn({ remaining, minutes }, 'gateway: too few logins are left today, so the bot waits for new ones');
    await sleep(Math.min(resetAfter, LONGEST_WAIT) + SECOND_MS);
  }
}

/** Asks again how many are left, once within a minute after logins. */
export function createLoginCounter({ log, ...asking }: Asking): () => void {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    ask(asking).catch((err: unknown) => log.info({ err }, 'gateway: the logins left could not be asked for'));
  };
  return () => {
    if (!isAsked) setTimeout(look, MINUTE_MS).unref();
    isAsked = true;
  };
}
