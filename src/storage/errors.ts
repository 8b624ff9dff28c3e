/** What a driver adapter says went wrong: it hides the database's own words below one such as `SocketTimeout`. */

/** The reason in the words of the database. */
export function reasonOf(error: unknown): string {
  const { originalMessage, kind } = causeOf(error);
  if (typeof originalMessage === 'string') return originalMessage;
  if (kind === 'DatabaseNotReachable') return 'it does not answer';
  return error instanceof Error ? error.message : String(error);
}

/** Whether SQLite was held up by another process. */
export const isBusy = (error: unknown): boolean => {
  const { originalCode } = causeOf(error);
  return typeof originalCode === 'string' && originalCode.startsWith('SQLITE_BUSY');
};

/** What a driver adapter says; the client hides its error once more. */
function causeOf(error: unknown): Record<string, unknown> {
  const { cause } = fieldsOf(fieldsOf(fieldsOf(error).meta).driverAdapterError ?? error);
  return fieldsOf(cause);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
