/** A REST client shared by all shards of a process, to count their requests together. */
import { REST, type RESTOptions } from 'discord.js';

/** Stores the token, which discord.js drops after any 401 and when a shard closes. */
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
