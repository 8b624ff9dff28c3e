/** Requests with the token of the bot. */
import { REST } from 'discord.js';

/**
 * Opens them, to Discord or to another REST API. Each forgets its token with any 401. Discord allows fifty requests a
 * second; what another API allows, such as the playground, its answers say.
 */
export const openRest = (token: string, api?: string): REST =>
  new REST(api === undefined ? {} : { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY }).setToken(
    token,
  );
