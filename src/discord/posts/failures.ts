/**
 * What went wrong with announcements, time after time. Discord answers some messages with a 500 whenever they are sent
 * (discord-api-docs #8554), and some channels whenever they are read (#8611): nothing like that may hold up a game for ever.
 */

import { statusOf } from '../transport/http-status.ts';
import { isFailure, type PostResult } from '../transport/post.ts';

/** How much of a message is sent. */
export type PostForm = 'full' | 'withoutPictures' | 'plain';

export interface FailureCounter {
  /** How much of an announcement is to be tried now. */
  formOf(id: number): PostForm;
  /** Notes what came of sending it. */
  sent(id: number, result: PostResult): void;
  /** Notes that the channel could not be looked at for an earlier try; says whether that is enough to go without. */
  unseen(id: number): boolean;
}

/** Answers in a row that say that Discord itself has failed, after which less is sent. */
const MOST_FAILURES = 3;
/** Times that a channel is looked at in vain. */
const MOST_LOOKS = 2;
/** Announcements that are remembered. */
const MOST_KNOWN = 1_000;

/** Remembers it while the process lives: one that starts anew may as well try anew. */
export function createFailureCounter(): FailureCounter {
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
    formOf(id) {
      const count = failures.get(id) ?? 0;
      return count < MOST_FAILURES ? 'full' : count === MOST_FAILURES ? 'withoutPictures' : 'plain';
    },
    sent(id, result) {
      if (isFailure(result) && (statusOf(result.error) ?? 0) >= 500) more(failures, id);
      else failures.delete(id);
    },
    unseen: (id) => more(looks, id) >= MOST_LOOKS,
  };
}
