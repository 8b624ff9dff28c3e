/** The door of the store: games kept in memory, in SQLite or in Postgres, behind one interface. */
export { shownUrl } from './address.ts';
export { backUp, restore } from './backup.ts';
export type { Connection } from './database.ts';
export type { Hear, Statement } from './heard.ts';
export { lockStore } from './lock.ts';
export { memoryStore } from './memory.ts';
export { connectTo, openStore, type StoreLog } from './open.ts';
export { holdUp, type Scratch, scratchDatabase } from './rough.ts';
