/** What Discord's API answered a request that failed. */

/** The message is not there: where one is posted with a nonce, it was posted before, and somebody has deleted it. */
export const UNKNOWN_MESSAGE = 10008;

/** Discord's own code for what is wrong, if an error has one. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The HTTP status of an error of Discord's API, if it is one. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
