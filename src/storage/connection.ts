/** Postgres connections, pooled or single, that survive a restart of the server. */
import pg from 'pg';

type Query = (...args: readonly unknown[]) => unknown;

/** Survives losing its connection, and queues the queries that Prisma sends in parallel. */
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
