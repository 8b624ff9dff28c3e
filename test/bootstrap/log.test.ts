/** Errors in the log: enough to fix the problem, and no secrets. */
import { DiscordAPIError, RateLimitError } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { logSettings } from '../../src/bootstrap/log.ts';

const TOKEN = `aW50ZXJhY3Rpb246${'MTIzNDU2Nzg5'.repeat(12)}`;
const SHORT = 'short-token';

/** Returns an error as it is logged. */
function logged(err: unknown): string {
  const lines: string[] = [];
  pino(logSettings('info'), { write: (line) => void lines.push(line) }).warn({ err }, 'it went wrong');
  return lines.join('');
}

const limited = (token: string) =>
  new RateLimitError({
    ...{
      timeToReset: 5,
      limit: 1,
      method: 'POST',
      hash: `POST:/webhooks/1/${token}`,
      retryAfter: 5,
      global: false,
    },
    ...{ url: `https://discord.com/api/v10/webhooks/1/${token}`, route: `/interactions/1/${token}/callback` },
    ...{ majorParameter: `1/${token}`, sublimitTimeout: 0, scope: 'user' },
  });
const refused = (token: string) =>
  new DiscordAPIError(
    { code: 50035, message: `Invalid Form Body ${token.length}` },
    ...([50035, 400, 'POST', `https://discord.com/api/v10/interactions/1/${token}/callback`] as const),
    { files: undefined, body: { content: 'what somebody typed' } },
  );

it.each([
  ['a limit', limited],
  ['a refusal', refused],
  [
    'a cause',
    (token: string) => new Error('outside', { cause: new Error('inside', { cause: limited(token) }) }),
  ],
  ['several', (token: string) => new AggregateError([limited(token), refused(token)], 'all failed')],
  [
    'several in one of several',
    (token: string) => new AggregateError([new AggregateError([refused(token)])]),
  ],
  [
    'a message',
    (token: string) => new Error(`POST https://discord.com/api/v10/webhooks/1/${token}/messages failed`),
  ],
  ['a text', (token: string) => `/interactions/1/${token}`],
  ['something else', (token: string) => ({ token })],
])('%s is logged without tokens, and without what users typed', (_, made) => {
  for (const token of [TOKEN, SHORT]) {
    const line = logged(made(token));
    expect(line, token).toContain('it went wrong');
    expect(line).not.toContain(token);
    expect(line, token).not.toContain('what somebody typed');
  }
});

it('logs what is needed to find the cause', () => {
  const error = new Error('outside', { cause: new AggregateError([limited(TOKEN), refused(TOKEN)], 'all') });
  expect(JSON.parse(logged(error)).err).toMatchObject({
    ...{ type: 'Error', message: 'outside', stack: expect.stringContaining('log.test.ts') },
    cause: {
      ...{ type: 'AggregateError', message: 'all' },
      errors: [
        { type: 'RateLimitError', method: 'POST', retryAfter: 5, scope: 'user' },
        {
          type: 'DiscordAPIError',
          code: 50035,
          status: 400,
          message: expect.stringContaining('Invalid Form'),
        },
      ],
    },
  });
});

it('ends with errors that are causes of each other', () => {
  const error = new Error('one');
  error.cause = new Error('two', { cause: error });
  expect(logged(error)).toContain('two');
});

describe('what repeats', () => {
  const full = () => new Error('database or disk is full');
  /** Returns the lines of the log, written at these minutes with these data. */
  function at(...entries: readonly (readonly [minute: number, data: object, level?: 'info' | 'warn'])[]) {
    const lines: string[] = [];
    let now = 0;
    const log = pino(
      logSettings('info', () => now),
      { write: (line) => void lines.push(line) },
    );
    for (const [minute, data, level = 'warn'] of entries) {
      now = minute * 60_000;
      log[level](data, 'it went wrong');
    }
    return lines.map((line) => JSON.parse(line));
  }

  it('is logged every five minutes, with the number of lines left out', () => {
    const lines = at([0, { err: full() }], [1, { err: full() }], [2, { err: full() }], [6, { err: full() }]);
    expect(lines).toMatchObject([{ err: { message: 'database or disk is full' } }, { leftOut: 2 }]);
    expect(lines[0]).not.toHaveProperty('leftOut');
  });

  it('is logged each time if the error, the game or the channel differs', () => {
    const data = [
      { err: full() },
      { err: new Error('other side closed') },
      { err: full(), game: 'a' },
      { err: full(), game: 'b' },
      { err: full(), channel: '1' },
    ];
    expect(at(...data.map((one) => [0, one] as const))).toHaveLength(data.length);
  });

  it('is logged each time if it is not a problem', () => {
    expect(at([0, {}, 'info'], [0, {}, 'info'])).toHaveLength(2);
  });
});

it('names the trouble of the database, not the query', () => {
  const cause = { originalCode: 'SQLITE_FULL', originalMessage: 'database or disk is full' };
  const error = Object.assign(new Error('Invalid `prisma.$queryRaw()` invocation'), {
    meta: { driverAdapterError: Object.assign(new Error('x'), { cause }) },
  });
  expect(JSON.parse(logged(error)).err.message).toBe('database or disk is full');
});
