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

function causeOf(error: unknown): Record<string, unknown> {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null ? { ...cause } : {};
}
