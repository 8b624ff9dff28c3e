/** Counts queued pictures and estimates how long the next one will wait. */

/** Estimates use the durations of this many recent pictures. */
const LATELY = 8;
/** With fewer there is no estimate: a single picture may have been slow by chance. */
const FEWEST = 4;

export interface Backlog {
  /** Counts a queued picture. Returns a callback for when it is drawn or has failed. */
  add(lowPriority: boolean): () => void;
  /**
   * Resets after a thread has started: its first picture includes start-up and says nothing about the next.
   */
  restart(): void;
  /** Returns the number of pictures that would be drawn before one requested now. */
  queueLength(lowPriority: boolean): number;
  /** Returns their estimated duration in milliseconds; 0 until there are enough samples. */
  estimatedWaitMs(lowPriority: boolean): number;
}

/** Creates a backlog counter. `inHand`: pictures the thread takes at a time; nothing can overtake those. */
export function createBacklog(inHand: number, now: () => number = () => performance.now()): Backlog {
  const count = { lowPriority: 0, urgent: 0 };
  let paces: number[] = [];
  let last = 0;
  let isCold = true;

  /** The median, so that single outliers hardly matter. */
  const pace = () => [...paces].sort((a, b) => a - b)[Math.floor(paces.length / 2)] ?? 0;
  const ahead = (lowPriority: boolean) =>
    count.urgent + (lowPriority ? count.lowPriority : Math.min(count.lowPriority, inHand));

  return {
    add(lowPriority) {
      const kind = lowPriority ? 'lowPriority' : 'urgent';
      const asked = now();
      count[kind]++;
      return () => {
        count[kind]--;
        if (!isCold) paces = [...paces, now() - Math.max(asked, last)].slice(-LATELY);
        isCold = false;
        last = now();
      };
    },
    restart() {
      isCold = true;
    },
    queueLength: ahead,
    estimatedWaitMs: (lowPriority) => (paces.length < FEWEST ? 0 : ahead(lowPriority) * pace()),
  };
}
