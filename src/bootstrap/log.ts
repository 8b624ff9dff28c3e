/** What the log tells of errors: not what people typed, nor the tokens by which anybody could answer for the bot. */

/** Fields of libraries that carry what was sent, and where to. */
const UNTOLD: readonly string[] = ['requestBody', 'rawError', 'url', 'route', 'majorParameter', 'hash'];
/** Causes of causes that are told. */
const DEEPEST = 5;

/** The token of an interaction or a webhook stands behind its id; others are known by their length. */
const TOKENS: readonly RegExp[] = [
  /(?<=\b(?:interactions|webhooks)\/[^/\s"']+\/)[^/?\s"'\])]+/g,
  /[\w.-]{60,}/g,
];

const withoutTokens = (text: string): string =>
  TOKENS.reduce((left, token) => left.replace(token, '…'), text);

/** Settings of the log: lines of JSON, at this level and above. */
export const logSettings = (level: string) => ({
  ...{ level, base: null },
  serializers: { err: (error: unknown) => told(error, 0) },
});

/** What is told of an error, with its causes and those that it is made of. */
function told(error: unknown, depth: number): unknown {
  if (typeof error === 'string') return withoutTokens(error);
  if (typeof error !== 'object' || error === null) return error;
  if (!(error instanceof Error) || depth > DEEPEST) return '…';
  const fields = Object.entries(error).filter(
    ([key, value]) => !UNTOLD.includes(key) && typeof value !== 'object' && typeof value !== 'function',
  );
  const { cause } = error;
  const all = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return {
    ...Object.fromEntries(fields.map(([key, value]) => [key, told(value, depth)])),
    type: error.constructor.name,
    message: withoutTokens(error.message),
    stack: withoutTokens(error.stack ?? ''),
    ...(cause === undefined ? {} : { cause: told(cause, depth + 1) }),
    ...(all.length === 0 ? {} : { errors: all.map((one) => told(one, depth + 1)) }),
  };
}
