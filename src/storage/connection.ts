/** A connection to Postgres, for pools and by itself. */
import pg from 'pg';

type Query = (...args: readonly unknown[]) => unknown;

/**
 * A client that survives losing its connection at any moment, and sends one query at a time.
 * - An `error` event without a listener ends the process, and a pool has none on a client that it is just handing out.
 * - Prisma loads relations side by side, in a transaction over one connection. pg queues such queries, but warns of it,
 *   and will refuse them.
 */
export class PostgresClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Whatever was asked is told of the loss by its own rejection.
    this.on('error', () => {});
  }

  override query: typeof pg.Client.prototype.query = ((...args: readonly unknown[]): unknown => {
    const send = (): unknown => (super.query as Query)(...args);
    // A pool asks with a callback, and only while nothing else is asked.
    if (typeof args.at(-1) === 'function') return send();
    const answer = this.#last.then(send);
    this.#last = answer.catch(() => {});
    return answer;
  }) as typeof pg.Client.prototype.query;
}
