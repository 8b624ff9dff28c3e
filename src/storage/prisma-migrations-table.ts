/** Reads and writes Prisma's own `_prisma_migrations` table on a raw connection. */
import type { Connection } from './database.ts';
import type { MigrationDatabase } from './migrate.ts';

export interface Dialect {
  readonly table: string;
  /** Returns the placeholder of the nth parameter, from 1. */
  readonly value: (nth: number) => string;
  readonly moment: (date: Date) => { arg: unknown; type: 'bigint' | 'datetime' };
}

/** Wraps a connection with an open transaction for migrations. `run` executes whole scripts. */
export function migrationsTableOf(
  connection: Pick<Connection, 'executeRaw' | 'queryRaw'>,
  dialect: Dialect,
  run: MigrationDatabase['run'],
): MigrationDatabase {
  return {
    run,
    async recorded() {
      await run(dialect.table);
      const { rows } = await connection.queryRaw({
        sql: `SELECT migration_name, checksum, CASE WHEN finished_at IS NULL THEN 0 ELSE 1 END
              FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
        args: [],
        argTypes: [],
      });
      return rows.map(([name, checksum, finished]) => ({
        name: String(name),
        checksum: String(checksum),
        finished: Number(finished) === 1,
      }));
    },
    async record(id, { name, checksum }, started, finished) {
      const moments = [started, finished].map(dialect.moment);
      const values = [1, 2, 3, 4, 5].map(dialect.value).join(', ');
      await connection.executeRaw({
        sql: `INSERT INTO _prisma_migrations
              (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (${values}, 1)`,
        args: [id, checksum, name, ...moments.map(({ arg }) => arg)],
        argTypes: [
          ...[0, 1, 2].map(() => ({ scalarType: 'string', arity: 'scalar' }) as const),
          ...moments.map(({ type }) => ({ scalarType: type, arity: 'scalar' }) as const),
        ],
      });
    },
  };
}
