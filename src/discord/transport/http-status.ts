/** The channel does not exist: it was deleted. */
export const UNKNOWN_CHANNEL = 10003;

/** The message does not exist. For a post with a nonce: it was posted before, and has been deleted. */
export const UNKNOWN_MESSAGE = 10008;

/** The interaction has expired. Discord calls its answers those of a webhook. */
export const UNKNOWN_WEBHOOK = 10015;
export const INVALID_WEBHOOK_TOKEN = 50027;

/** Returns Discord's error code; `undefined` if the error has none. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Returns the HTTP status of an error; `undefined` if it has none. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
