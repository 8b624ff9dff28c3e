/** Requests with the token of the bot. */
import { REST } from 'discord.js';

/** Opens them, to Discord or to another REST API. Each forgets its token with any 401. */
export const openRest = (token: string, api?: string): REST =>
  new REST(api === undefined ? {} : { api }).setToken(token);
