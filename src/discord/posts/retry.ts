/** When a post that failed is tried again, and when it is given up. */
import type { OutboxEntry } from '../../core/index.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../durations.ts';
import { statusOf } from '../transport/http-status.ts';
import type { PostFailure } from '../transport/post.ts';

/** What passes by itself is tried again soon, what a person has to mend slowly. Milliseconds. */
const TRANSIENT = { first: 5 * SECOND_MS, longest: 2 * MINUTE_MS };
const PERMANENT = { first: 5 * MINUTE_MS, longest: 2 * HOUR_MS };
/** A post is lost only if nobody mends the permissions within a day, and it has been tried as often. */
const PATIENCE = { age: 24 * HOUR_MS, attempts: 10 };
/** A message that Discord calls malformed will be so again. */
const REFUSALS = 3;

/** How many milliseconds to wait: twice as long after every failure before, up to a limit. */
export function retryDelayMs(failures: number, { permanent }: PostFailure): number {
  const { first, longest } = permanent ? PERMANENT : TRANSIENT;
  return Math.min(longest, first * 2 ** failures);
}

/**
 * Whether an announcement is tried no more, so that those after it are posted at all. `failures`: times before this
 * one that something was in its way that passes by itself.
 */
export function isExhausted(
  { attempts, createdAt }: Pick<OutboxEntry, 'attempts' | 'createdAt'>,
  { permanent, error }: PostFailure,
  failures: number,
  now: Date,
): boolean {
  if (permanent) {
    return now.getTime() - createdAt.getTime() >= PATIENCE.age && attempts + 1 >= PATIENCE.attempts;
  }
  return statusOf(error) === 400 && failures + 1 >= REFUSALS;
}
