/** Kinds of errors without a message. */
const UNREACHABLE: readonly unknown[] = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'];

/** Returns why a database error occurred: in our words, or the database's own, which driver adapters hide. */
export function reasonOf(error: unknown): string {
  if (isBusy(error)) return 'it is locked by another program, such as a database browser: close that first';
  const { originalCode, originalMessage, reason = originalMessage, kind } = causeOf(error);
  if (originalCode === 'SQLITE_CORRUPT') return 'the file is damaged: restore a backup';
  if (typeof reason === 'string') return reason;
  if (UNREACHABLE.includes(kind)) return 'it does not answer';
  // Of a name with several addresses, such as localhost. It has no message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Returns whether another process has locked the SQLite file. */
export const isBusy = (error: unknown): boolean => {
  const { originalCode } = causeOf(error);
  return typeof originalCode === 'string' && originalCode.startsWith('SQLITE_BUSY');
};

/** Returns whether there is no room on the disk. */
export const isFull = (error: unknown): boolean =>
  causeOf(error).originalCode === 'SQLITE_FULL' ||
  hasCode(error, 'ENOSPC') ||
  (error instanceof Error && error.cause !== undefined && isFull(error.cause));

/** Returns Postgres's code of an error; `undefined` if it comes from elsewhere. */
export function postgresCodeOf(error: unknown): string | undefined {
  const { originalCode } = causeOf(error);
  if (typeof originalCode === 'string') return originalCode;
  return error instanceof Error && error.cause !== undefined ? postgresCodeOf(error.cause) : undefined;
}

/** Returns the driver adapter's error, which the client wraps once more. */
function causeOf(error: unknown): Record<string, unknown> {
  const { cause } = fieldsOf(fieldsOf(fieldsOf(error).meta).driverAdapterError ?? error);
  return fieldsOf(cause);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Returns whether a unique constraint rejected a row. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, 'P2002');

/** Inserts a row unless one has its key. Returns whether it did. */
export async function insertIfAbsent(insertion: Promise<unknown>): Promise<boolean> {
  try {
    await insertion;
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
}

/** Returns whether a row, or the one it belongs to, does not exist any more. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'P2025');
