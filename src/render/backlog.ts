/** Counts queued pictures and estimates how long the next one will wait. */

import { MAX_URGENT_IN_A_ROW } from './task-queue.ts';

/** Estimates use the durations of this many recent pictures. */
const SAMPLES = 16;
/** With fewer there is no estimate: a single picture may have been slow by chance. */
const MIN_SAMPLES = 4;

/** Creates a backlog counter. `inHand`: pictures the process takes at a time; nothing can overtake those. */
export function createBacklog(inHand: number, now: () => number = () => performance.now()) {
  const count = { lowPriority: 0, urgent: 0 };
  let durations: number[] = [];
  let last = 0;
  let isCold = true;

  /** Returns the mean without the longest one, which may have been slow by chance. On a busy bot, several finish at once and count as 0 ms. */
  const meanMs = () =>
    (durations.reduce((sum, one) => sum + one, 0) - Math.max(...durations)) / (durations.length - 1);
  /** Returns the number of pictures that one requested now would wait for or, if it is urgent, delay. */
  const ahead = (lowPriority: boolean) =>
    lowPriority
      ? count.lowPriority + Math.min(count.urgent, inHand + MAX_URGENT_IN_A_ROW * (count.lowPriority + 1))
      : count.urgent + count.lowPriority;

  return {
    /** Counts a queued picture. Returns a callback for when it is drawn, or has failed or been dropped. */
    add(lowPriority: boolean) {
      const kind = lowPriority ? 'lowPriority' : 'urgent';
      const queuedAt = now();
      count[kind]++;
      return (isDrawn = true) => {
        count[kind]--;
        if (!isDrawn) return;
        if (!isCold) durations = [...durations, now() - Math.max(queuedAt, last)].slice(-SAMPLES);
        isCold = false;
        last = now();
      };
    },
    /** Ignores the first picture after the drawing process has started: its duration includes the start-up. */
    restart() {
      isCold = true;
    },
    queueLength: ahead,
    /** Returns the estimated milliseconds that these take; 0 until there are enough samples. */
    estimatedWaitMs: (lowPriority: boolean) =>
      durations.length < MIN_SAMPLES ? 0 : ahead(lowPriority) * meanMs(),
  };
}
