/** Listening to what a database is asked: for benchmarks, and for tests that count and explain. */
import type { Adapter, Connection } from './database.ts';

/** A statement as the database gets it: its text, and its values. */
export type Statement = Parameters<Connection['queryRaw']>[0];

export type Hear = (statement: Statement) => void;

type Asking = Pick<Connection, 'queryRaw' | 'executeRaw'>;

/** The same adapter, whose every statement is told before it is sent. Transactions are told of as statements, too. */
export function heard(adapter: Adapter, hear: Hear): Adapter {
  /** The thing itself, with other functions in the place of some of its own. */
  const over = <T extends object>(thing: T, own: Partial<T>): T =>
    new Proxy(thing, {
      get: (target, name) => {
        const value = own[name as keyof T] ?? Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const asking = (to: Asking): Asking => ({
    queryRaw(statement) {
      hear(statement);
      return to.queryRaw(statement);
    },
    executeRaw(statement) {
      hear(statement);
      return to.executeRaw(statement);
    },
  });
  return over(adapter, {
    async connect() {
      const connection = await adapter.connect();
      return over(connection, {
        ...asking(connection),
        async startTransaction(level) {
          hear({ sql: 'BEGIN', args: [], argTypes: [] });
          const transaction = await connection.startTransaction(level);
          return over(transaction, asking(transaction));
        },
      });
    },
  });
}
