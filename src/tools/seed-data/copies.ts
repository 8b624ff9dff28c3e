/** Copies games inside the database: a hundred thousand within minutes. */
import { type Connection, connectTo } from '../../storage/index.ts';

export interface Copies {
  /** The games to copy, in turns. */
  readonly of: readonly string[];
  /** Number of the first copy. Numbers must be unique within a database. */
  readonly first: number;
  readonly count: number;
  /** Server of all copies. Default: hundreds of servers. */
  readonly guild?: string;
}

/** Games per server, and tables per user. */
const GAMES_PER_SERVER = 50;
const TABLES_OF_PEOPLE = 15;
/** Games per statement, because Postgres statements time out after 30 seconds. */
const BATCH_SIZE = 500;

/** SQL of the columns that differ in each copy, by table and column. "c" is the copy, "r" the row. */
const CHANGED_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Game: {
    id: 'c."id"',
    guild: 'c."guild"',
    channel: 'c."channel"',
    liveChannel: 'CASE WHEN r."liveChannel" IS NULL THEN NULL ELSE c."channel" END',
    host: 'c."people" || substr(r."host", 18, 1)',
  },
  Member: { gameId: 'c."id"', user: 'c."people" || substr(r."user", 18, 1)' },
  Tenure: { gameId: 'c."id"', user: 'c."people" || substr(r."user", 18, 1)' },
  Move: { gameId: 'c."id"', by: 'c."people" || substr(r."by", 18, 1)' },
  Due: { gameId: 'c."id"', key: 'replace(r."key", r."gameId", c."id")' },
  Result: { gameId: 'c."id"', guild: 'c."guild"' },
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Odd, so that multiplying by it modulo 2^40 scatters consecutive numbers over all ids, like random ones. */
const SCATTER = 680_564_733_841n;
const IDS = 2n ** 40n;

/** SQL: the id of copy number "n". */
const id = Array.from({ length: 8 }, (_, place) => {
  const bits = `((CAST(n AS BIGINT) * ${SCATTER} & ${IDS - 1n}) >> ${5 * place}) & 31`;
  return `substr('${LETTERS}', CAST(1 + (${bits}) AS INTEGER), 1)`;
}).join(' || ');

/** Copies games with all their rows. Disables durability while it runs: the database belongs to the benchmark. */
export async function copyGames(url: string, { of, first, count, guild }: Copies): Promise<void> {
  if (count <= 0) return;
  const connection = await connectTo(url);
  try {
    if (url.startsWith('file:'))
      await connection.executeScript(
        'PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF',
      );
    const run = (sql: string) => connection.executeRaw({ sql, args: [], argTypes: [] });
    await run('CREATE TABLE "bench_kind" ("k" BIGINT PRIMARY KEY, "id" TEXT)');
    await run(`INSERT INTO "bench_kind" VALUES ${of.map((kind, k) => `(${k}, '${kind}')`).join(', ')}`);
    await run(
      'CREATE TABLE "bench_copy" ("id" TEXT PRIMARY KEY, "source" TEXT, "guild" TEXT, "channel" TEXT, "people" TEXT, "part" BIGINT)',
    );
    const server =
      guild === undefined ? `CAST(300000000000000000 + n / ${GAMES_PER_SERVER} AS TEXT)` : `'${guild}'`;
    await run(`INSERT INTO "bench_copy"
      WITH RECURSIVE "all"(n) AS (
        SELECT ${first} UNION ALL SELECT n + 1 FROM "all" WHERE n < ${first + count - 1}
      ), "copies" AS (
        SELECT ${id} AS "id", "bench_kind"."id" AS "source", ${server} AS "guild",
          CAST(400000000000000000 + n AS TEXT) AS "channel",
          CAST(50000000000000000 + n / ${TABLES_OF_PEOPLE} AS TEXT) AS "people"
        FROM "all" JOIN "bench_kind" ON "k" = n % ${of.length}
      )
      SELECT "copies".*, row_number() OVER (ORDER BY "id") / ${BATCH_SIZE} FROM "copies"`);
    await run('CREATE INDEX "bench_part" ON "bench_copy" ("part")');
    for (const [table, own] of Object.entries(CHANGED_COLUMNS)) {
      for (let part = 0; part <= count / BATCH_SIZE; part++) await copyTable(connection, table, own, part);
    }
    await run('DROP TABLE "bench_copy"');
    await run('DROP TABLE "bench_kind"');
  } finally {
    await connection.dispose();
  }
}

/** Copies a table in batches, in order of the copies' ids, so that indices grow at their ends. */
async function copyTable(
  connection: Connection,
  table: string,
  own: Readonly<Record<string, string>>,
  part: number,
): Promise<void> {
  const ask = (sql: string) => connection.queryRaw({ sql, args: [], argTypes: [] });
  const { columnNames } = await ask(`SELECT * FROM "${table}" LIMIT 1`);
  const values = columnNames.map((column) => own[column] ?? `r."${column}"`);
  const key = table === 'Game' ? 'id' : 'gameId';
  await connection.executeRaw({
    sql: `INSERT INTO "${table}" (${columnNames.map((column) => `"${column}"`).join(', ')})
      SELECT ${values.join(', ')} FROM "bench_copy" c JOIN "${table}" r ON r."${key}" = c."source"
      WHERE c."part" = ${part} ORDER BY c."id"`,
    args: [],
    argTypes: [],
  });
}
