/** Prisma's own table of migrations, read and written through a connection. */
import type { Connection } from './database.ts';
import type { Locked } from './migrate.ts';

/** The dialect of a database, as far as its table of migrations goes. */
export interface Dialect {
  /** Makes the table where it is missing, just as Prisma makes it. */
  readonly table: string;
  /** The nth value of a statement, from 1. */
  readonly value: (nth: number) => string;
  /** A moment as that table keeps it. */
  readonly moment: (date: Date) => { arg: unknown; type: 'bigint' | 'datetime' };
}

/** A connection with a transaction open, as migrations need it. `run` is for whole scripts. */
export function ledgerOf(
  connection: Pick<Connection, 'executeRaw' | 'queryRaw'>,
  dialect: Dialect,
  run: Locked['run'],
): Locked {
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
