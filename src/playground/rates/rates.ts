/** Discord's rate limits: headers on every response, and 429 above the limit. */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { HOUR_MS } from '../../durations.ts';
import type { World } from '../state.ts';

interface Rule {
  readonly bucket: string;
  /** Matches `METHOD /path`; its first group is the resource with its own limit: a channel, a webhook. */
  readonly route: RegExp;
  readonly limit: number;
  readonly milliseconds: number;
}

const FIVE_SECONDS_MS = 5_000;

const RULES: readonly Rule[] = [
  rule('post-message', /^POST \/channels\/(\d+)\/messages$/, 5, FIVE_SECONDS_MS),
  rule('edit-message', /^PATCH \/channels\/(\d+)\/messages\/\d+$/, 5, FIVE_SECONDS_MS),
  rule('delete-message', /^DELETE \/channels\/(\d+)\/messages\/\d+$/, 5, 1_000),
  rule('read-messages', /^GET \/channels\/(\d+)\/messages(?:\/\d+)?$/, 5, FIVE_SECONDS_MS),
  rule('webhook', /^(?:POST|PATCH|DELETE|GET) \/webhooks\/\d+\/([^/]+)/, 5, 2_000),
  rule('everything-else', /^\w+ (\/(?!interactions\/).*)$/, 50, 1_000),
];

const GLOBAL = { limit: 50, milliseconds: 1_000 } as const;

/** Edits of messages over an hour old, per channel. */
const OLD_EDITS = { limit: 3, milliseconds: 6_000, age: HOUR_MS } as const;

/** Returns whether a request counts towards the global limit; interaction endpoints do not. */
const isGlobal = (path: string): boolean => !/^\/(?:interactions|webhooks)\//.test(path);

/** Returns the rule of a request and its resource; `undefined` for interaction callbacks, which are unlimited. */
function ruleFor(method: string, path: string): { rule: Rule; place: string } | undefined {
  const line = `${method} ${path}`;
  for (const rule of RULES) {
    const place = rule.route.exec(line)?.[1];
    if (place !== undefined) return { rule, place };
  }
  return undefined;
}

function rule(bucket: string, route: RegExp, limit: number, milliseconds: number): Rule {
  return { bucket, route, limit, milliseconds };
}

interface Counted {
  readonly fits: boolean;
  readonly remaining: number;
  readonly left: number;
}

interface Windows {
  count(name: string, limit: number, milliseconds: number): Counted;
}

/** Creates the counters. `clock`: monotonic milliseconds. */
function createWindows(clock: () => number): Windows {
  const windows = new Map<string, { readonly ends: number; used: number }>();
  return {
    count(name, limit, milliseconds) {
      const at = clock();
      for (const [old, { ends }] of windows) if (ends <= at) windows.delete(old);
      const window = windows.get(name) ?? { ends: at + milliseconds, used: 0 };
      windows.set(name, window);
      const fits = window.used < limit;
      if (fits) window.used += 1;
      return { fits, remaining: limit - window.used, left: window.ends - at };
    },
  };
}

export interface Rated {
  readonly headers: Readonly<Record<string, string>>;
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
