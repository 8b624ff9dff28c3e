/** Records SQL statements, for benchmarks and tests of indexes. */
import type { Adapter, Connection } from './database.ts';

export type Statement = Parameters<Connection['queryRaw']>[0];

export type OnStatement = (statement: Statement) => void;

type Asking = Pick<Connection, 'queryRaw' | 'executeRaw'>;

/** Wraps an adapter so that `hear` gets every statement before it is sent, including transaction control. */
export function recordQueries(adapter: Adapter, hear: OnStatement): Adapter {
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
