/** Creates temporary databases for tools. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Scratch, scratchDatabase } from '../storage/index.ts';

const SERVER = 'postgresql://root@127.0.0.1:5432/postgres';

/**
 * Creates an empty database: an SQLite file (`sqlite`), on this machine's Postgres (`postgres`), or on the server of a
 * URL. Rejects if the server does not answer.
 */
export async function openTempDatabase(which = 'sqlite'): Promise<Scratch> {
  if (which !== 'sqlite') return await scratchDatabase(which === 'postgres' ? SERVER : which);
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-tool-'));
  return {
    url: `file:${join(folder, 'games.db')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
