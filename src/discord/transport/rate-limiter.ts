/** How much one person may ask of the bot, so that nobody has to wait for somebody who presses without end. */

import { SECOND_MS } from '../../durations.ts';
export interface Limits {
  /** What somebody may ask at a stretch who has not asked for a while. */
  readonly burst: number;
  /** What of that comes back in a second. */
  readonly perSecond: number;
  /** Cost of the answers that may be in progress for one person at a time. */
  readonly atOnce: number;
}

/**
 * More than people do: who knows the game well clicks three times a second for a while, and then thinks. While a replay is
 * made there is room for three pages of statistics or nine clicks, but not for a second replay.
 */
export const DEFAULT_RATE_LIMIT: Limits = { burst: 20, perSecond: 3, atOnce: 19 };

/** What is asked: suggestions while somebody types, what takes up to a second or two, replays, and all else. */
export type Cost = keyof typeof COSTS;

const COSTS = { suggestion: 0.5, usual: 1, heavy: 3, longest: 10 };
/** Milliseconds for which somebody who was told to wait is not told again. */
const SILENCE = 5_000;
/** People who are remembered; those who asked last, should there be more. */
const MOST = 10_000;

/** Somebody may go on, and leaves once they have their answer. */
export interface Granted {
  readonly kind: 'entered';
  leave(): void;
}

/** Somebody has to wait: because they ask too often, or because what they asked for is still in the making. */
export interface Limited {
  readonly kind: 'held';
  /** Seconds, a whole number, after which the same may be asked again; left out: once the answers are there. */
  readonly seconds?: number;
  /** They were told so a moment ago. */
  readonly again: boolean;
}

export type Acquire = (user: string, weight: Cost) => Granted | Limited;

/** Lets in whoever comes. */
export const unlimited: Acquire = () => ({ kind: 'entered', leave: () => {} });

/** What is known of somebody who has asked a moment ago. Times in Unix milliseconds. */
interface Asker {
  /** What they could ask at that time. */
  tokens: number;
  at: number;
  /** Cost of the answers in progress. */
  underWay: number;
  toldAt: number;
}

/** Lets people in as long as they keep within these limits, by this clock. Who has not asked for a while is forgotten. */
export function createRateLimiter({ burst, perSecond, atOnce }: Limits, now: () => Date): Acquire {
  /** In the order in which they asked last. */
  const askers = new Map<string, Asker>();

  const tokensOf = ({ tokens, at }: Asker, time: number): number =>
    Math.min(burst, tokens + (Math.max(0, time - at) / SECOND_MS) * perSecond);

  function forget(time: number): void {
    for (const [user, asker] of askers) {
      const isRested = asker.underWay === 0 && tokensOf(asker, time) === burst;
      if (!isRested && askers.size < MOST) return;
      askers.delete(user);
    }
  }

  function askerOf(user: string, time: number): Asker {
    const asker = askers.get(user) ?? {
      tokens: burst,
      at: time,
      underWay: 0,
      toldAt: -Infinity,
    };
    asker.tokens = tokensOf(asker, time);
    asker.at = time;
    askers.delete(user);
    forget(time);
    askers.set(user, asker);
    return asker;
  }

  function held(asker: Asker, time: number, waits: { readonly seconds?: number }): Limited {
    const again = Math.abs(time - asker.toldAt) < SILENCE;
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
