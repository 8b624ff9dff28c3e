/** Formats errors for the log, without user input and without tokens that could be used to act as the bot. */

const OMITTED_FIELDS: readonly string[] = [
  'requestBody',
  'rawError',
  'url',
  'route',
  'majorParameter',
  'hash',
];
const MAX_CAUSE_DEPTH = 5;

/** Tokens of interactions and webhooks follow their id; others are recognized by length. */
const TOKENS: readonly RegExp[] = [
  /(?<=\b(?:interactions|webhooks)\/[^/\s"']+\/)[^/?\s"'\])]+/g,
  /[\w.-]{60,}/g,
];

const withoutTokens = (text: string): string =>
  TOKENS.reduce((left, token) => left.replace(token, '…'), text);

/** Returns the settings of the log: JSON lines at this level and above. */
export const logSettings = (level: string) => ({
  level,
  base: null,
  serializers: { err: (error: unknown) => loggable(error, 0) },
});

/** Returns an error with its causes and, for an AggregateError, its parts. */
function loggable(error: unknown, depth: number): unknown {
  if (typeof error === 'string') return withoutTokens(error);
  if (typeof error !== 'object' || error === null) return error;
  if (!(error instanceof Error) || depth > MAX_CAUSE_DEPTH) return '…';
  const fields = Object.entries(error).filter(
    ([key, value]) =>
      !OMITTED_FIELDS.includes(key) && typeof value !== 'object' && typeof value !== 'function',
  );
  const { cause } = error;
  const all = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return {
    ...Object.fromEntries(fields.map(([key, value]) => [key, loggable(value, depth)])),
    type: error.constructor.name,
    message: withoutTokens(error.message),
    stack: withoutTokens(error.stack ?? ''),
    ...(cause === undefined ? {} : { cause: loggable(cause, depth + 1) }),
    ...(all.length === 0 ? {} : { errors: all.map((one) => loggable(one, depth + 1)) }),
  };
}
