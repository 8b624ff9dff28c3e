/** Measures the size of games in a database. */
import { type Connection, connectTo } from '../../storage/index.ts';

export type Sizes = ReadonlyMap<string, number>;

const QUESTIONS: Readonly<Record<Connection['provider'], string>> = {
  sqlite: `SELECT "tbl_name", SUM("pgsize") FROM "dbstat" JOIN "sqlite_master" USING ("name") GROUP BY "tbl_name"`,
  postgres: `SELECT "relname", pg_total_relation_size("pg_class"."oid")::text FROM "pg_class"
    JOIN "pg_namespace" ON "pg_namespace"."oid" = "relnamespace"
    WHERE "nspname" = current_schema() AND "relkind" = 'r'`,
  mysql: '',
  sqlserver: '',
};

/** Returns the size of every table, in bytes. */
export async function sizesOf(url: string): Promise<Sizes> {
  const connection = await connectTo(url);
  try {
    const { rows } = await connection.queryRaw({
      sql: QUESTIONS[connection.provider],
      args: [],
      argTypes: [],
    });
    return new Map(rows.map(([table, bytes]) => [String(table), Number(bytes)]));
  } finally {
    await connection.dispose();
  }
}

/** Returns the bytes added per game, by table and in total, rounded. Omits tables below one byte. */
export function perGame(before: Sizes, after: Sizes, games: number): Map<string, number> {
  const added = [...after].map(([table, bytes]) => [table, bytes - (before.get(table) ?? 0)] as const);
  const all = added.reduce((sum, [, bytes]) => sum + bytes, 0);
  const each = [['all', all] as const, ...added].map(
    ([table, bytes]) => [table, Math.round(bytes / games)] as const,
  );
  return new Map(each.filter(([, bytes]) => bytes > 0));
}
