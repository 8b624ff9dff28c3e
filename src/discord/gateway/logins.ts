/** Daily logins: Discord resets the token of a bot that logs in more than 1,000 times a day. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import { MINUTE_MS, SECOND_MS } from '../../durations.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { MetricsSink } from '../shared/metrics-sink.ts';

/** Minimum number of remaining logins; a bot in a restart loop would otherwise use them up. */
const MIN_LOGINS = 50;
/** Maximum wait in milliseconds before checking again: the limit may have been raised. */
const MAX_WAIT_MS = 10 * MINUTE_MS;

interface Asking {
  readonly rest: Pick<REST, 'get'>;
  readonly log: Log;
  readonly meter: Pick<MetricsSink, 'loginsLeft'>;
}

async function ask({ rest, meter }: Omit<Asking, 'log'>): Promise<RESTGetAPIGatewayBotResult> {
  const info = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
  meter.loginsLeft(info.session_start_limit.remaining);
  return info;
}

/** Waits until enough logins are left, and logs the wait. Returns Discord's gateway information. */
export async function waitForLogins({ log, ...asking }: Asking): Promise<RESTGetAPIGatewayBotResult> {
  for (;;) {
    const info = await ask(asking);
    const { remaining, reset_after: resetAfter } = info.session_start_limit;
    if (remaining >= MIN_LOGINS) return info;
    const minutes = Math.ceil(resetAfter / MINUTE_MS);
    log.warn({ remaining, minutes }, 'gateway: waiting, because too few logins are left today');
    await sleep(Math.min(resetAfter, MAX_WAIT_MS) + SECOND_MS);
  }
}

/** Creates a function that, called at a login, logs a minute later how many are left today. */
export function createLoginCounter({ log, ...asking }: Asking): () => void {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    ask(asking).catch((err: unknown) => log.info({ err }, 'gateway: failed to read the remaining logins'));
  };
  return () => {
    if (!isAsked) setTimeout(look, MINUTE_MS).unref();
    isAsked = true;
  };
}
