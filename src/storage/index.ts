/** Repositories in SQLite and Postgres. The only folder that uses Prisma and pg. */
export { backUp, restore } from './backup.ts';
export type { Connection } from './database.ts';
export { reasonOf } from './errors.ts';
export { lockStore } from './file-lock.ts';
export { connectTo, openStore, type StoreLog } from './open.ts';
export type { Statement } from './query-recorder.ts';
export { redactUrl } from './redact-url.ts';
export { blockWrites, type Scratch, scratchDatabase } from './scratch-database.ts';
export { withSoleWriterCache } from './sole-writer.ts';
export { createPlaceCheck, pathOf } from './sqlite.ts';
