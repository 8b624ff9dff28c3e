/** Requests that are tried once: whoever makes them tries again by themselves, and knows what has happened. */
import { type Client, REST } from 'discord.js';

/**
 * Asks what a client asks, but waits out nothing: neither failures nor, in channels, a limit of the rate. It has no
 * token until one is set.
 */
export const oneTry = (client: Client): REST =>
  new REST({ ...client.rest.options, retries: 0, rejectOnRateLimit: ['/channels'] });
