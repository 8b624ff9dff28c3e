/** Requests that are tried once: whoever makes them tries again by themselves, and knows what has happened. */
import { REST } from 'discord.js';

/**
 * Asks as another one does, but waits out nothing: neither failures nor, in channels, a limit of the rate. It has no
 * token until one is set.
 */
export const withoutRetries = ({ rest }: { readonly rest: REST }): REST =>
  new REST({ ...rest.options, retries: 0, rejectOnRateLimit: ['/channels'] });
