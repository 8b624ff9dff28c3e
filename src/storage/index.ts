/** Public interface of `storage`: stores in memory, SQLite or Postgres. */

export { backUp, restore } from './backup.ts';
export type { Connection } from './database.ts';
export { lockStore } from './file-lock.ts';
export { memoryStore } from './memory/index.ts';
export { connectTo, openStore, type StoreLog } from './open.ts';
export type { Hear, Statement } from './query-recorder.ts';
export { shownUrl } from './redact-url.ts';
export { holdUp, type Scratch, scratchDatabase } from './scratch-database.ts';
