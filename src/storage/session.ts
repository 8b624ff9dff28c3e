/** Access to an open database: queries and transactions, one at a time where there is one connection. */
import type { Client, Clocks } from './database.ts';
import type { InTurn } from './serialize.ts';

export type Transaction = Parameters<Parameters<Client['$transaction']>[0]>[0];

/** Runs a task in a transaction: all of it is written, or nothing. */
type Transact = <T>(task: (tx: Transaction) => Promise<T>) => Promise<T>;

export interface Session {
  readonly client: Client;
  readonly clocks: Clocks;
  readonly inTurn: InTurn;
  readonly transaction: Transact;
  /** Reads several things as of one moment. Nothing else runs at this level, so that nothing gets in its way. */
  readonly snapshot: Transact;
}

/** Milliseconds that a transaction may wait for its turn, and may take. Disks of small servers are slow. */
const TRANSACTION = { maxWait: 20_000, timeout: 20_000 };

/** Begins a session. `end` refuses new tasks, as the client would connect again, and waits for those under way. */
export function openSession(
  client: Client,
  wait: InTurn,
  clocks: Clocks,
): Session & { end(): Promise<unknown> } {
  let closed = false;
  const underWay = new Set<Promise<unknown>>();
  const inTurn: InTurn = async (task) => {
    if (closed) throw new Error('The store is closed.');
    const work = wait(task);
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };

  return {
    client,
    clocks,
    inTurn,
    transaction: (task) => inTurn(() => client.$transaction(task, TRANSACTION)),
    snapshot: (task) =>
      inTurn(() => client.$transaction(task, { ...TRANSACTION, isolationLevel: 'Serializable' })),
    end() {
      closed = true;
      return Promise.allSettled(underWay);
    },
  };
}
