/** Discord's rate limits: headers on every response, and 429 above the limit. */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { World } from '../state.ts';
import { GLOBAL, isGlobal, OLD_EDITS, ruleFor } from './buckets.ts';
import { type Counted, createWindows } from './windows.ts';

export interface Rated {
  /** Headers for the response, whatever it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** The response if the limit is exceeded. */
  readonly limited?: Response;
}

export type Rates = (method: string, path: string) => Rated;

/**
 * Creates the rate limits of a world. They use real time, as clients do when they wait; the age of messages
 * uses the world's.
 */
export function createRates(world: World, clock: () => number = () => performance.now()): Rates {
  const windows = createWindows(clock);

  const isOldEdit = (method: string, path: string): string | undefined => {
    const [, channel, id = ''] = /^PATCH \/channels\/(\d+)\/messages\/(\d+)$/.exec(`${method} ${path}`) ?? [];
    const posted = world.messages.get(id)?.message.timestamp;
    if (posted === undefined || world.now() - Date.parse(posted) <= OLD_EDITS.age) return undefined;
    return channel;
  };

  return (method, path) => {
    const found = ruleFor(method, path);
    if (found === undefined) return { headers: {} };
    if (isGlobal(path)) {
      const { fits, left } = windows.count('global', GLOBAL.limit, GLOBAL.milliseconds);
      if (!fits) return { headers: {}, limited: tooMuch(left, 'global') };
    }
    const { rule, place } = found;
    const counted = windows.count(`${rule.bucket} ${place}`, rule.limit, rule.milliseconds);
    const headers = headersOf(rule.bucket, rule.limit, counted);
    if (!counted.fits) return { headers, limited: tooMuch(counted.left, 'user') };
    const channel = isOldEdit(method, path);
    if (channel === undefined) return { headers };
    const { fits, left } = windows.count(`old ${channel}`, OLD_EDITS.limit, OLD_EDITS.milliseconds);
    return fits ? { headers } : { headers, limited: tooMuch(left, 'shared', OLD_EDIT) };
  };
}

const OLD_EDIT = {
  code: 30046,
  message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
};

const seconds = (milliseconds: number) => Math.ceil(milliseconds) / 1_000;

function headersOf(bucket: string, limit: number, { remaining, left }: Counted): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String((Date.now() + left) / 1_000),
    'X-RateLimit-Reset-After': String(seconds(left)),
    'X-RateLimit-Bucket': createHash('sha256').update(bucket).digest('hex').slice(0, 32),
  };
}

/** Returns a 429 of a bucket that is empty for this many milliseconds. */
export function emptyBucket(milliseconds: number): Response {
  const answer = tooMuch(milliseconds, 'user');
  const headers = headersOf('playground', 1, { fits: false, remaining: 0, left: milliseconds });
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

function tooMuch(
  milliseconds: number,
  scope: 'user' | 'global' | 'shared',
  error: object = { message: 'You are being rate limited.' },
): Response {
  const wait = seconds(milliseconds);
  return Response.json(
    { ...error, retry_after: wait, global: scope === 'global' },
    {
      status: 429,
      headers: {
        'Retry-After': String(wait),
        'X-RateLimit-Scope': scope,
        ...(scope === 'global' ? { 'X-RateLimit-Global': 'true' } : {}),
      },
    },
  );
}
