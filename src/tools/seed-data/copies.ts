/** Copies of games, made in the database itself: a hundred thousand within minutes. */
import { type Connection, connectTo } from '../../storage/index.ts';

export interface Copies {
  /** The games to be copied, in turns. */
  readonly of: readonly string[];
  /** Numbers of the copies: no other copies in the same database have one of these. */
  readonly first: number;
  readonly count: number;
  /** The server of all copies; left out, hundreds of servers. */
  readonly guild?: string;
}

/** Each server has as many games, each person a place in as many tables. */
const IN_SERVER = 50;
const TABLES_OF_PEOPLE = 15;
/** Games whose rows are written by one statement: Postgres is given up after half a minute. */
const PART = 500;

/** What of a row is another in each copy: SQL for a column, by its table. "c" is the copy, "r" the row. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
/** An odd number: times it, modulo 2^40, numbers in a row become ids all over the place, as those of games are. */
const SCATTER = 680_564_733_841n;
const IDS = 2n ** 40n;

/** SQL: the id of the copy number "n". */
const id = Array.from({ length: 8 }, (_, place) => {
  const bits = `((CAST(n AS BIGINT) * ${SCATTER} & ${IDS - 1n}) >> ${5 * place}) & 31`;
  return `substr('${LETTERS}', CAST(1 + (${bits}) AS INTEGER), 1)`;
}).join(' || ');

/** Copies games with all that belongs to them. Durability is given up meanwhile: it is a benchmark's own database. */
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
    const server = guild === undefined ? `CAST(300000000000000000 + n / ${IN_SERVER} AS TEXT)` : `'${guild}'`;
    await run(`INSERT INTO "bench_copy"
      WITH RECURSIVE "all"(n) AS (
        SELECT ${first} UNION ALL SELECT n + 1 FROM "all" WHERE n < ${first + count - 1}
      ), "copies" AS (
        SELECT ${id} AS "id", "bench_kind"."id" AS "source", ${server} AS "guild",
          CAST(400000000000000000 + n AS TEXT) AS "channel",
          CAST(50000000000000000 + n / ${TABLES_OF_PEOPLE} AS TEXT) AS "people"
        FROM "all" JOIN "bench_kind" ON "k" = n % ${of.length}
      )
      SELECT "copies".*, row_number() OVER (ORDER BY "id") / ${PART} FROM "copies"`);
    await run('CREATE INDEX "bench_part" ON "bench_copy" ("part")');
    for (const [table, own] of Object.entries(OWN)) {
      for (let part = 0; part <= count / PART; part++) await copyTable(connection, table, own, part);
    }
    await run('DROP TABLE "bench_copy"');
    await run('DROP TABLE "bench_kind"');
  } finally {
    await connection.dispose();
  }
}

/** Part by part in the order of the copies' ids, so that indices grow at their ends. */
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
