/** Formats errors for the log, without user input and without tokens that could be used to act as the bot. */

import type { LoggerOptions } from 'pino';
import { MINUTE_MS } from '../durations.ts';
import { reasonOf } from '../storage/index.ts';

const OMITTED_FIELDS: readonly string[] = [
  'requestBody',
  'rawError',
  'url',
  'route',
  'majorParameter',
  'hash',
];
const MAX_CAUSE_DEPTH = 5;
/** pino's numeric level for warnings. */
const WARN = 40;
/** Milliseconds in which equal warnings and errors are logged once: during an outage, each attempt has one. */
const REPEAT_AFTER_MS = 5 * MINUTE_MS;
const MOST_REMEMBERED = 1_000;

/** Tokens of interactions and webhooks follow their id; others are recognized by length. */
const TOKENS: readonly RegExp[] = [
  /(?<=\b(?:interactions|webhooks)\/[^/\s"']+\/)[^/?\s"'\])]+/g,
  /[\w.-]{60,}/g,
];

const withoutTokens = (text: string): string =>
  TOKENS.reduce((left, token) => left.replace(token, '…'), text);

/** Returns the settings of the log: JSON lines at this level and above. Repeated warnings are logged at intervals. */
export const logSettings = (level: string, now = () => performance.now()): LoggerOptions => {
  const leftOutOf = createRepeatCounter(now);
  return {
    level,
    base: null,
    serializers: { err: (error: unknown) => loggable(error, 0) },
    hooks: {
      logMethod([data, line], log, severity) {
        const leftOut = severity < WARN ? 0 : leftOutOf(data, line);
        if (leftOut === 0) log.call(this, data, line);
        else if (leftOut !== undefined) log.call(this, { ...(data as object), leftOut }, line);
      },
    },
  };
};

/** Creates a function that returns how many equal lines were left out before this one; `undefined` to leave it out, too. */
function createRepeatCounter(now: () => number) {
  const logged = new Map<string, { readonly at: number; leftOut: number }>();
  return (data: unknown, line: unknown): number | undefined => {
    const { err, game, channel } = data as { err?: unknown; game?: string; channel?: string };
    const key = JSON.stringify([line, err instanceof Error ? reasonOf(err) : '', game, channel]);
    const before = logged.get(key);
    if (before !== undefined && now() - before.at < REPEAT_AFTER_MS) {
      before.leftOut += 1;
      return undefined;
    }
    logged.delete(key);
    logged.set(key, { at: now(), leftOut: 0 });
    for (const oldest of logged.keys()) if (logged.size > MOST_REMEMBERED) logged.delete(oldest);
    return before?.leftOut ?? 0;
  };
}

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
    message: withoutTokens(error instanceof AggregateError ? error.message : reasonOf(error)),
    stack: withoutTokens(error.stack ?? ''),
    ...(cause === undefined ? {} : { cause: loggable(cause, depth + 1) }),
    ...(all.length === 0 ? {} : { errors: all.map((one) => loggable(one, depth + 1)) }),
  };
}
