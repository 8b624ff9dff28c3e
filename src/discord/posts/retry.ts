/** When a post that failed is tried again, and when it is given up. */
import type { Owed } from '../../app/index.ts';
import type { PostFailure } from '../post.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What passes by itself is tried again soon; what a person has to mend, slowly. Milliseconds. */
const TRANSIENT = { first: 5 * SECOND, longest: 10 * MINUTE };
const PERMANENT = { first: 5 * MINUTE, longest: 2 * HOUR };
/** A post is lost only if nobody mends the permissions within a day, and it has been tried as often. */
const PATIENCE = { age: 24 * HOUR, attempts: 10 };
/** A message that Discord calls malformed will be so again. */
const REFUSALS = 3;

/** The HTTP status of an error of Discord's API, if it is one. */
export function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** When to try again: twice as long after every attempt, up to a limit. */
export function nextTry({ attempts }: Pick<Owed, 'attempts'>, { permanent }: PostFailure, now: Date): Date {
  const { first, longest } = permanent ? PERMANENT : TRANSIENT;
  return new Date(now.getTime() + Math.min(longest, first * 2 ** attempts));
}

/** Whether an announcement is tried no more, so that those after it are posted at all. */
export function givenUp(
  { attempts, createdAt }: Pick<Owed, 'attempts' | 'createdAt'>,
  { permanent, error }: PostFailure,
  now: Date,
): boolean {
  if (permanent) {
    return now.getTime() - createdAt.getTime() >= PATIENCE.age && attempts + 1 >= PATIENCE.attempts;
  }
  return statusOf(error) === 400 && attempts + 1 >= REFUSALS;
}
