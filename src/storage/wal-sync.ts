/** Writes SQLite's log to disk without blocking the event loop, as SQLite itself would. */
import { open } from 'node:fs/promises';

export interface WalSync {
  /** Counts a statement that may have written something. */
  onStatement(sql: string): void;
  /** Returns the number of these statements so far. */
  writeCount(): number;
  /** Resolves when all commits made before this call are on disk. Concurrent calls share one write. */
  flush(): Promise<void>;
}

/** Creates the sync of a database file. `sync` writes a file to disk. */
export function createWalSync(path: string, sync: (file: string) => Promise<void> = syncFile): WalSync {
  let count = 0;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return {
    onStatement(sql) {
      if (!/^\s*(?:SELECT|BEGIN|COMMIT|ROLLBACK)\b/i.test(sql)) count++;
    },
    writeCount: () => count,
    flush() {
      next ??= running.then(() => {
        next = undefined;
        const own = sync(`${path}-wal`);
        running = own.catch(() => {});
        return own;
      });
      return next;
    },
  };
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
