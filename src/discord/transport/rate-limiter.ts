/** Limits each user's requests, so that no user slows down the bot for others. Token bucket. */

import { SECOND_MS } from '../../durations.ts';
export interface Limits {
  readonly burst: number;
  /** Tokens regained per second. */
  readonly perSecond: number;
  /** Maximum total cost of a user's requests in progress. */
  readonly atOnce: number;
}

/** More than users need: three clicks a second for a while; no second replay beside the first. */
export const DEFAULT_RATE_LIMIT: Limits = { burst: 20, perSecond: 3, atOnce: 19 };

/** Kinds of requests: suggestions while typing, work of up to two seconds, replays, and all others. */
export type Cost = keyof typeof COSTS;

const COSTS = { suggestion: 0.5, usual: 1, heavy: 3, longest: 10 };
const NOTICE_INTERVAL_MS = 5_000;
const MAX_USERS = 10_000;

/** The request may proceed; call `leave` when it is answered. */
interface Granted {
  readonly kind: 'entered';
  leave(): void;
}

/** The request must wait: the user asks too often, or earlier requests are in progress. */
export interface Limited {
  readonly kind: 'held';
  /** Whole seconds until the request may be repeated. Default: until earlier requests are answered. */
  readonly seconds?: number;
  /** True if the user was notified a moment ago. */
  readonly again: boolean;
}

export type Acquire = (user: string, weight: Cost) => Granted | Limited;

/** Grants every request. */
export const unlimited: Acquire = () => ({ kind: 'entered', leave: () => {} });

/** State of a user with recent requests. Times are Unix milliseconds. */
interface Asker {
  tokens: number;
  at: number;
  /** Cost of requests in progress. */
  underWay: number;
  toldAt: number;
}

/** Creates a rate limiter. Forgets users within a second once their tokens are full again and their requests answered. */
export function createRateLimiter({ burst, perSecond, atOnce }: Limits, now: () => Date): Acquire {
  const askers = new Map<string, Asker>();

  const tokensOf = ({ tokens, at }: Asker, time: number): number =>
    Math.min(burst, tokens + (Math.max(0, time - at) / SECOND_MS) * perSecond);

  function forgetRested(): void {
    const time = now().getTime();
    for (const [user, asker] of askers)
      if (asker.underWay === 0 && tokensOf(asker, time) === burst) askers.delete(user);
    if (askers.size > 0) forgetLater();
  }

  const forgetLater = () => void setTimeout(forgetRested, SECOND_MS).unref();

  function askerOf(user: string, time: number): Asker {
    if (askers.size === 0) forgetLater();
    const asker = askers.get(user) ?? {
      tokens: burst,
      at: time,
      underWay: 0,
      toldAt: -Infinity,
    };
    asker.tokens = tokensOf(asker, time);
    asker.at = time;
    askers.delete(user);
    const [oldest] = askers.keys();
    if (oldest !== undefined && askers.size >= MAX_USERS) askers.delete(oldest);
    askers.set(user, asker);
    return asker;
  }

  function held(asker: Asker, time: number, waits: { readonly seconds?: number }): Limited {
    const again = Math.abs(time - asker.toldAt) < NOTICE_INTERVAL_MS;
    if (!again) asker.toldAt = time;
    return { kind: 'held', ...waits, again };
  }

  return (user, weight) => {
    const time = now().getTime();
    const asker = askerOf(user, time);
    const cost = COSTS[weight];
    if (asker.underWay + cost > atOnce) return held(asker, time, {});
    const lacking = cost - asker.tokens;
    if (lacking > 0) return held(asker, time, { seconds: Math.ceil(lacking / perSecond) });
    asker.tokens -= cost;
    asker.underWay += cost;
    return {
      kind: 'entered',
      leave: () => {
        asker.underWay -= cost;
      },
    };
  };
}
