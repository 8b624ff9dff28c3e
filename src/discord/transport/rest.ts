import type { REST } from 'discord.js';
import { SharedRestClient } from './shared-rest-client.ts';

/** Opens a REST client. Discord allows fifty requests per second; other APIs state their limits in responses. */
export const openRest = (token: string, api?: string): REST =>
  new SharedRestClient(
    token,
    api === undefined ? {} : { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
  );
