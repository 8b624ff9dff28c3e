/** Requests without retries, for callers that retry themselves and need to know what happened. */
import { REST } from 'discord.js';

/** Returns a client with the same options that never waits or retries. It has no token until one is set. */
export const withoutRetries = ({ rest }: { readonly rest: REST }): REST =>
  new REST({ ...rest.options, retries: 0, rejectOnRateLimit: ['/channels', '/users'] });
