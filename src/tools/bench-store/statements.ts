/** Records the statements of a store and explains each. */
import { type Connection, connectTo, type Statement } from '../../storage/index.ts';
import { isExplained, type Plan, planOf } from './query-plans.ts';

/** Creates a log of SQL statements by the query that sent them. */
export function listener() {
  const by = new Map<string, Statement[]>();
  let now: Statement[] | undefined;
  return {
    by,
    count: (what: string) => by.get(what)?.length ?? 0,
    hear: (statement: Statement) => void now?.push(statement),
    /** Starts an activity. Default: statements are not counted. */
    begin(what?: string) {
      now = what === undefined ? undefined : (by.get(what) ?? []);
      if (what !== undefined && now !== undefined) by.set(what, now);
    },
  };
}

export type StatementLog = ReturnType<typeof listener>;

export interface Explained extends Plan {
  readonly what: string;
  readonly sql: string;
}

/** Explains each statement once, in a database that is already full. Changes nothing. */
export async function explain(url: string, heard: StatementLog): Promise<Explained[]> {
  const connection: Connection = await connectTo(url);
  const known = new Set<string>();
  const explained: Explained[] = [];
  try {
    for (const [what, statements] of heard.by) {
      for (const statement of statements) {
        if (known.has(statement.sql) || !isExplained(statement)) continue;
        known.add(statement.sql);
        explained.push({ what, sql: statement.sql, ...(await planOf(connection, statement)) });
      }
    }
    return explained;
  } finally {
    await connection.dispose();
  }
}

/**
 * Returns whether the statement reads the whole outbox on purpose. It is mostly empty; after an outage, it has a post
 * for each live game.
 */
export const isFullScanWanted = ({ sql }: Explained): boolean => verbAndTable(sql) === 'SELECT Outbox';

/** Returns a statement's verb and table, such as `SELECT Game`. */
export function verbAndTable(sql: string): string {
  const [verb = ''] = sql.trim().split(/\s/, 1);
  const table = /(?:FROM|INTO|UPDATE)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)[`"]/.exec(sql)?.[1] ?? '';
  return `${verb} ${table}`.trim();
}
