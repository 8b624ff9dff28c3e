/** The interface of SQLite and Postgres: clients, clocks, and where they differ. */
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { ProcessRegistry } from './cluster/process-registry.ts';
import type { PrismaClient } from './generated/sqlite/client.ts';
import type { MigrationDatabase } from './migrate.ts';
import type { RunExclusive } from './serialize.ts';
import type { WalSync } from './wal-sync.ts';

/** Both generated clients have the same models, so they share one type. */
export type Client = PrismaClient;

export interface Clocks {
  /** This process's clock, for creation times. */
  now(): Date;
  /** The clock shared by all processes, for due times and claims. */
  shared(): Promise<Date>;
}

/** A low-level connection, of the same shape for SQLite and Postgres. */
export type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

export type Adapter = Pick<PrismaBetterSqlite3, 'adapterName'> & {
  readonly provider: 'sqlite' | 'postgres';
  connect(): Promise<Connection>;
};

export interface Database {
  readonly shared: boolean;
  readonly migrations: string;
  /** Runs a task in one transaction, locked against other processes, and rolls back if it fails. */
  locked<T>(task: (database: MigrationDatabase) => Promise<T>): Promise<T>;
  readonly adapter: Adapter;
  client(adapter?: Adapter): Promise<Client>;
  registerProcess(): Promise<ProcessRegistry>;
  readonly runExclusive: RunExclusive;
  /** SQLite only: Postgres waits for its own disk. */
  readonly walSync?: WalSync;
  /** Returns the current time, on a shared database by its own clock, since clocks of machines differ. */
  now(client: Client): Promise<Date>;
}
