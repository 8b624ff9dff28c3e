/** A database as repositories use it: client, clocks, transactions. */
import { DiskFullError } from '../core/index.ts';
import type { Client, Clocks, Database } from './database.ts';
import { isFull } from './errors.ts';
import type { RunExclusive } from './serialize.ts';
import type { WalSync } from './wal-sync.ts';

export type Transaction = Parameters<Parameters<Client['$transaction']>[0]>[0];

type Transact = <T>(task: (tx: Transaction) => Promise<T>) => Promise<T>;

export interface Session {
  readonly client: Client;
  readonly clocks: Clocks;
  readonly runExclusive: RunExclusive;
  readonly transaction: Transact;
  /** Runs reads in one consistent snapshot. Nothing else uses this isolation level, so they never conflict. */
  readonly snapshot: Transact;
}

/** In milliseconds: waiting for a connection, and running. Disks of small servers are slow. */
const TRANSACTION_LIMITS_MS = { maxWait: 20_000, timeout: 20_000 };

/**
 * Opens a session. Its writes throw `DiskFullError` if the disk is full. `end` rejects new tasks (the client would reconnect)
 * and waits for running ones.
 */
export function openSession(
  client: Client,
  { runExclusive: waitTurn, walSync }: Pick<Database, 'runExclusive' | 'walSync'>,
  clocks: Clocks,
): Session & { end(): Promise<void> } {
  const wait: RunExclusive = (task) =>
    waitTurn(task).catch((error: unknown) => {
      throw isFull(error) ? new DiskFullError(error) : error;
    });
  let closed = false;
  const underWay = new Set<Promise<unknown>>();
  const runExclusive: RunExclusive = async (task) => {
    if (closed) throw new Error('The store is closed.');
    const work = walSync === undefined ? wait(task) : waitForDisk(walSync, task);
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };

  /** Runs a task, and resolves when what it wrote is on disk. Other tasks do not wait for that. */
  const waitForDisk = async <T>({ writeCount, flush }: WalSync, task: () => Promise<T>): Promise<T> => {
    let hasWritten = false;
    const result = await wait(async () => {
      const before = writeCount();
      const done = await task();
      hasWritten = writeCount() !== before;
      return done;
    });
    if (hasWritten) await flush();
    return result;
  };

  return {
    client,
    clocks,
    runExclusive,
    transaction: (task) => runExclusive(() => client.$transaction(task, TRANSACTION_LIMITS_MS)),
    snapshot: (task) =>
      runExclusive(() =>
        client.$transaction(task, { ...TRANSACTION_LIMITS_MS, isolationLevel: 'Serializable' }),
      ),
    async end() {
      closed = true;
      await Promise.allSettled(underWay);
      await walSync?.close();
    },
  };
}
