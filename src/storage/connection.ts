/** Postgres connections, pooled or single. */
import pg from 'pg';

type Query = (...args: readonly unknown[]) => unknown;

/**
 * A client that survives losing its connection at any moment and sends one query at a time.
 * - An `error` event without a listener ends the process, and a pool has no listener while it hands out a client.
 * - Prisma loads relations in parallel, even in a transaction on one connection. pg queues such queries with a
 *   deprecation warning.
 */
export class PostgresClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Pending queries reject by themselves.
    this.on('error', () => {});
  }

  override query: typeof pg.Client.prototype.query = ((...args: readonly unknown[]): unknown => {
    const send = (): unknown => (super.query as Query)(...args);
    // Pools use a callback, and never run two queries at once.
    if (typeof args.at(-1) === 'function') return send();
    const answer = this.#last.then(send);
    this.#last = answer.catch(() => {});
    return answer;
  }) as typeof pg.Client.prototype.query;
}
