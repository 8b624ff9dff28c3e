/** What Discord's API answered a request that failed. */

/** The HTTP status of an error of Discord's API, if it is one. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
