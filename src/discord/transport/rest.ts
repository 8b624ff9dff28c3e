/** Requests with the token of the bot. */
import type { REST } from 'discord.js';
import { SharedRestClient } from './shared-rest-client.ts';

/**
 * Opens a client of Discord's REST API, or of another one. Discord allows fifty requests a second; what another API
 * allows, such as the playground, its answers say.
 */
export const openRest = (token: string, api?: string): REST =>
  new SharedRestClient(
    token,
    api === undefined ? {} : { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
  );
