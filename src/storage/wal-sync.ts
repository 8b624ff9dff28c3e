/** Writes SQLite's log to disk without blocking the event loop, as SQLite itself would. */
import { type FileHandle, open } from 'node:fs/promises';

export interface WalSync {
  /** Counts a statement that may have written something. */
  onStatement(sql: string): void;
  /** Returns the number of these statements so far. */
  writeCount(): number;
  /** Resolves when all commits made before this call are on disk. Concurrent calls share one write. */
  flush(): Promise<void>;
  /** Closes the log after the last write. */
  close(): Promise<void>;
}

/** A file to be written to disk. */
type SyncedFile = Pick<FileHandle, 'datasync' | 'close'>;

/** Creates the sync of a database file, whose log must exist at the first write. */
export function createWalSync(
  path: string,
  openLog: (file: string) => Promise<SyncedFile> = (file) => open(file, 'r+'),
): WalSync {
  let count = 0;
  let log: Promise<SyncedFile> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const sync = async () => {
    log ??= openLog(`${path}-wal`).catch((error: unknown) => {
      log = undefined;
      throw error;
    });
    await (await log).datasync();
  };
  return {
    onStatement(sql) {
      if (!/^\s*(?:SELECT|BEGIN|COMMIT|ROLLBACK)\b/i.test(sql)) count++;
    },
    writeCount: () => count,
    flush() {
      next ??= running.then(() => {
        next = undefined;
        const own = sync();
        running = own.catch(() => {});
        return own;
      });
      return next;
    },
    async close() {
      await running;
      await (await log)?.close();
    },
  };
}
