/** What the store needs of a database, whichever it is. */
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { Presence } from './cluster/process-registry.ts';
import type { PrismaClient } from './generated/sqlite/client.ts';
import type { Locked } from './migrate.ts';
import type { InTurn } from './serialize.ts';

/** The clients of both databases have the same models, so that one type does for both. */
export type Client = PrismaClient;

/** What time it is. */
export interface Clocks {
  /** For this process: when something was written. */
  now(): Date;
  /** For all processes on the database: what is due and claimed. */
  shared(): Promise<Date>;
}

/** A connection below the client: to SQLite or, of the same shape, to Postgres. */
export type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** What opens connections, for the client as well. */
export type Adapter = Pick<PrismaBetterSqlite3, 'adapterName'> & {
  readonly provider: 'sqlite' | 'postgres';
  connect(): Promise<Connection>;
};

export interface Database {
  /** Whether several processes may use it at a time. */
  readonly shared: boolean;
  /** The folder with its migrations, from the top of the project. */
  readonly migrations: string;
  /** Runs a task in one transaction, while no other process does; undone if it fails. */
  locked<T>(task: (database: Locked) => Promise<T>): Promise<T>;
  readonly adapter: Adapter;
  /** Loads and makes the client; on another adapter than the one above, where one is given. */
  client(adapter?: Adapter): Promise<Client>;
  /** Makes this process seen by the others on the database. */
  presence(): Promise<Presence>;
  readonly inTurn: InTurn;
  /** Asks what time it is: the database itself, where several processes share it, as clocks of machines differ. */
  now(client: Client): Promise<Date>;
}
