import type { REST } from 'discord.js';
import { MINUTE_MS } from '../../durations.ts';
import { SharedRestClient } from './shared-rest-client.ts';

/** Each interaction has a queue of its own, which is forgotten after this many milliseconds. */
const QUEUE_SWEEP_MS = 5 * MINUTE_MS;

/** Opens a REST client. Discord allows fifty requests per second; other APIs state their limits in responses. */
export const openRest = (token: string, api?: string): REST =>
  new SharedRestClient(token, {
    handlerSweepInterval: QUEUE_SWEEP_MS,
    ...(api === undefined ? {} : { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY }),
  });
