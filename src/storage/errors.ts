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

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a row was not written because a unique key of it is there already. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, 'P2002');

/** Whether a row was not written because it, or the one it belongs to, is not there any more. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');
