/** Counts failures per announcement: some 500s repeat every time (discord-api-docs #8554, #8611), and so do slow uploads. */

import { statusOf } from '../transport/http-status.ts';
import { isFailure, type PostResult } from '../transport/post.ts';

/** Consecutive server errors and timeouts before a reduced form is sent. */
const MOST_FAILURES = 3;
const MOST_LOOKS = 2;
const MOST_KNOWN = 1_000;

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');

/** Creates a counter in memory; a restarted process starts over. */
export function createFailureCounter() {
  const failures = new Map<number, number>();
  const looks = new Map<number, number>();
  const more = (counts: Map<number, number>, id: number): number => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.delete(id);
    counts.set(id, count);
    for (const old of counts.keys()) if (counts.size > MOST_KNOWN) counts.delete(old);
    return count;
  };
  return {
    formOf(id: number) {
      const count = failures.get(id) ?? 0;
      return count < MOST_FAILURES ? 'full' : count === MOST_FAILURES ? 'withoutPictures' : 'plain';
    },
    sent(id: number, result: PostResult) {
      if (isFailure(result) && ((statusOf(result.error) ?? 0) >= 500 || isTimeout(result.error)))
        more(failures, id);
      else failures.delete(id);
    },
    /** Records that the channel could not be searched for an earlier attempt; returns whether to give up searching. */
    unseen: (id: number) => more(looks, id) >= MOST_LOOKS,
  };
}

export type FailureCounter = ReturnType<typeof createFailureCounter>;
