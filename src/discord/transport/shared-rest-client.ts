/** A client of the REST API that all shares of a process use: it counts what they send together. */
import { REST, type RESTOptions } from 'discord.js';

/** Keeps its token: discord.js forgets it with any 401, which may be a mistake of Discord's, and as a shard is closed. */
export class SharedRestClient extends REST {
  readonly #token: string;

  constructor(token: string, options: Partial<RESTOptions>) {
    super(options);
    this.#token = token;
  }

  override async queueRequest(
    ...request: Parameters<REST['queueRequest']>
  ): ReturnType<REST['queueRequest']> {
    this.setToken(this.#token);
    return await super.queueRequest(...request);
  }
}
