import { PrismaPg } from '@prisma/adapter-pg';
import { registerProcess } from './cluster/process-registry.ts';
import { PostgresClient } from './connection.ts';
import type { Adapter, Client, Database } from './database.ts';
import { postgresCodeOf, reasonOf } from './errors.ts';
import { type Dialect, migrationsTableOf } from './prisma-migrations-table.ts';
import { runImmediately } from './serialize.ts';

/** Timeout for connections; queries get three times as long. */
const TIMEOUT_MS = 10_000;

/** Prisma's CLI uses the same advisory lock for migrations. */
const PRISMA_LOCK = 72_707_369;

const DIALECT: Dialect = {
  table: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
  );`,
  value: (nth) => `$${nth}`,
  moment: (date) => ({ arg: date, type: 'datetime' }),
};

/** How the host can fix an error, by Postgres error code. */
const ADVICE: Readonly<Record<string, string>> = {
  '3D000': 'Create it, with the user of DATABASE_URL: CREATE DATABASE … OWNER …',
  '42501': 'The user of DATABASE_URL has to own the database and its tables.',
};

/** Returns the error with what to do about it, if that is known. */
function withAdvice(error: unknown): unknown {
  const advice = ADVICE[postgresCodeOf(error) ?? ''];
  if (advice === undefined) return error;
  return new Error(`${reasonOf(error).replace(/[.]?$/, '.')}\n  ${advice}`, { cause: error });
}

/** Returns the database that a Postgres URL names; `?schema=…` selects a schema. `log` gets lost connections. */
export function postgres(url: string, log: (line: string) => void): Database {
  const { address, schema } = schemaOf(url);
  const lost = (error: Error) => log(`A connection to the database was lost: ${error.message}`);
  const adapter = new PrismaPg(
    {
      Client: PostgresClient,
      connectionString: address,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: 3 * TIMEOUT_MS,
      keepAlive: true,
      ...(schema === undefined ? {} : { options: `-c search_path="${schema}"` }),
    },
    { onPoolError: lost, onConnectionError: lost, ...(schema === undefined ? {} : { schema }) },
  );

  return {
    shared: true,
    migrations: 'prisma/postgres/migrations',
    runExclusive: runImmediately,

    async locked(task) {
      const connection = await adapter.connect();
      try {
        const transaction = await connection.startTransaction().catch((error: unknown) => {
          const reason = `The Postgres server cannot be used: ${reasonOf(error)}.`;
          throw withAdvice(new Error(reason, { cause: error }));
        });
        // Without parameters the script is sent as is. `executeScript` would split it at every semicolon.
        const run = async (sql: string) =>
          void (await transaction.executeRaw({ sql, args: [], argTypes: [] }));
        try {
          await run(`SELECT pg_advisory_xact_lock(${PRISMA_LOCK})`);
          if (schema !== undefined) await run(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
          const result = await task(migrationsTableOf(transaction, DIALECT, run));
          await run('COMMIT');
          await transaction.commit(); // Releases the connection.
          return result;
        } catch (error) {
          // The original error matters more than a failed rollback.
          await run('ROLLBACK').catch(() => undefined);
          await transaction.rollback();
          throw withAdvice(error);
        }
      } finally {
        await connection.dispose();
      }
    },

    adapter,

    async client(over: Adapter = adapter) {
      const { PrismaClient } = await import('./generated/postgres/client.ts');
      // Generated from the same models; a test compares the two schemas.
      return new PrismaClient({ adapter: over }) as unknown as Client;
    },

    registerProcess: () => registerProcess(address, schema ?? 'public', log),

    async now(client) {
      const [row] = await client.$queryRaw<{ now: Date }[]>`SELECT now() AS "now"`;
      if (row === undefined) throw new Error('The database does not say what time it is.');
      return row.now;
    },
  };
}

/** Splits off `?schema=`, which Prisma understands and Postgres does not. */
function schemaOf(url: string): { address: string; schema: string | undefined } {
  const [start = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const schema = parameters.get('schema') ?? undefined;
  if (schema === undefined) return { address: url, schema };
  if (!/^[\w-]+$/.test(schema)) throw new Error('A schema is named by letters, digits, _ and - only.');
  parameters.delete('schema');
  return { address: `${start}?${parameters}`, schema };
}
