/** The statements with which a store asks its database, each with how it is carried out. */
import { type Connection, connectTo, type OnStatement, type Statement } from '../../storage/index.ts';
import { isExplained, type Plan, planOf } from './query-plans.ts';

/** What was heard, by what was being done. */
export interface Heard {
  readonly hear: OnStatement;
  /** From now on this is being done; left out, nothing that counts. */
  begin(what?: string): void;
  /** How many statements were heard while this was being done. */
  count(what: string): number;
  readonly by: ReadonlyMap<string, readonly Statement[]>;
}

export function listener(): Heard {
  const by = new Map<string, Statement[]>();
  let now: Statement[] | undefined;
  return {
    by,
    count: (what) => by.get(what)?.length ?? 0,
    hear: (statement) => void now?.push(statement),
    begin(what) {
      now = what === undefined ? undefined : (by.get(what) ?? []);
      if (what !== undefined && now !== undefined) by.set(what, now);
    },
  };
}

export interface Explained extends Plan {
  readonly what: string;
  readonly sql: string;
}

/** Explains each statement once, in a database that is as full as it should be. Nothing is changed. */
export async function explain(url: string, heard: Heard): Promise<Explained[]> {
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
 * What waits in the outbox is looked through by whoever wants all of it. At most times nothing waits there, after an outage
 * a post for each live game.
 */
export const isAllWanted = ({ sql }: Explained): boolean => inShort(sql) === 'SELECT Outbox';

/** A statement in short: its verb and its table. */
export function inShort(sql: string): string {
  const [verb = ''] = sql.trim().split(/\s/, 1);
  const table = /(?:FROM|INTO|UPDATE)\s+(?:[`"]\w+[`"]\.)?[`"](\w+)[`"]/.exec(sql)?.[1] ?? '';
  return `${verb} ${table}`.trim();
}
