/** Checks whether queries use an index or scan a whole table. */
import type { Connection, Statement } from '../../storage/index.ts';

/** Tables that grow with games and users. All others have few rows. */
const GROWING: readonly string[] = [
  ...['Game', 'Member', 'Tenure', 'Move', 'Outbox', 'Due', 'Result', 'Plan'],
  ...['Challenge', 'ChallengeEntry', 'Person', 'Server'],
];

/** Up to this many pages, a scan is faster than an index. */
const FEW_PAGES = 100;

export interface Plan {
  /** Steps, such as `SEARCH Game`. */
  readonly steps: readonly string[];
  /** Growing tables (or their indices) that it scans completely. */
  readonly scanned: readonly string[];
}

/** Returns whether the database can explain a statement. */
export const isExplained = ({ sql }: Statement): boolean =>
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql);

/** Explains a statement with its values, without executing it. */
export async function planOf(connection: Connection, statement: Statement): Promise<Plan> {
  if (connection.provider === 'sqlite') {
    const { rows } = await connection.queryRaw({ ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` });
    return ofSqlite(
      statement.sql,
      rows.map((row) => String(row[3])),
    );
  }
  const transaction = await connection.startTransaction();
  const run = (sql: string) => transaction.queryRaw({ sql, args: [], argTypes: [] });
  const ask = async (): Promise<Plan> => {
    const { rows } = await transaction.queryRaw({
      ...statement,
      sql: `EXPLAIN (FORMAT JSON) ${statement.sql}`,
    });
    const [found] = rows[0] ?? [];
    const [told] = (typeof found === 'string' ? JSON.parse(found) : found) as { Plan: Node }[];
    const plan = { steps: [] as string[], scanned: [] as string[] };
    if (told !== undefined) walk(told.Plan, false, plan);
    return plan;
  };
  try {
    const plan = await ask();
    const { rows } = await run(`SELECT "relname" FROM "pg_class" WHERE "relpages" > ${FEW_PAGES}
      AND "relnamespace" = (SELECT "oid" FROM "pg_namespace" WHERE "nspname" = current_schema())`);
    const large = rows.map(([name]) => String(name));
    if (plan.scanned.length === 0 || plan.scanned.some((name) => large.includes(name))) return plan;
    // Scanning a table that is small now is right. This checks the plan for when it has grown.
    await run('SET LOCAL enable_seqscan = off');
    return { ...plan, scanned: (await ask()).scanned };
  } finally {
    await run('ROLLBACK');
    await transaction.rollback();
  }
}

/** Parses "SCAN t0", "SEARCH Game USING INDEX …". A scan reads all, unless an index gives its first rows. */
function ofSqlite(sql: string, lines: readonly string[]): Plan {
  const aliases = new Map(
    [...sql.matchAll(/[`"](\w+)[`"] AS [`"](\w+)[`"]/g)].map(([, table, alias]) => [alias, table]),
  );
  const nameOf = (word: string) => aliases.get(word) ?? word;
  const scans = lines.flatMap((line) => {
    const [, name = '', index] =
      /^SCAN (?:main\.)?(\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(line) ?? [];
    return GROWING.includes(nameOf(name))
      ? [index === undefined ? nameOf(name) : `${nameOf(name)} (${index})`]
      : [];
  });
  const steps = lines.map((line) => {
    const [, verb = '', name = '', index = ''] =
      /^(SCAN|SEARCH) (?:main\.)?(\w+)(?: USING (.*))?/.exec(line) ?? [];
    return verb === '' ? line : `${verb} ${nameOf(name)} ${index}`.trim();
  });
  return { steps, scanned: scans };
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly Node[];
}

/** `few`: only the first rows of the node are wanted. */
function walk(node: Node, few: boolean, plan: { steps: string[]; scanned: string[] }): void {
  const {
    'Node Type': type,
    'Relation Name': table = '',
    'Index Name': index,
    'Index Cond': condition,
  } = node;
  plan.steps.push([type, index ?? table].filter((word) => word !== '').join(' '));
  if (type === 'Seq Scan' && GROWING.includes(table)) plan.scanned.push(table);
  const isUnbounded = /Index/.test(type) && condition === undefined && !few;
  const isGrowing = GROWING.some((one) => index?.startsWith(`${one}_`));
  if (isUnbounded && isGrowing) plan.scanned.push(index ?? table);
  // Rows in index order need no sorting, so only the first few are read.
  const passes = few && ['LockRows', 'Subquery Scan', 'Nested Loop'].includes(type);
  for (const one of node.Plans ?? []) {
    const isOuter = one['Parent Relationship'] !== 'Inner';
    walk(one, type === 'Limit' || (passes && isOuter), plan);
  }
}
