/** Logging in one after the other: all processes of a bot share what Discord allows them together. */
import { setTimeout } from 'node:timers/promises';
import type { Leases } from '../../core/index.ts';

/** Milliseconds to wait where the database cannot say whose turn it is. */
const AGAIN = 1_000;

/**
 * Waits until a shard may log in: of those that have the same number but for multiples of `concurrency`, one may in
 * `every` milliseconds. Rejects when the signal says so.
 */
export const createIdentifyThrottle =
  (leases: Pick<Leases, 'acquireSlot'>, concurrency: number, every: number) =>
  async (shard: number, signal: AbortSignal): Promise<void> => {
    if (every === 0) return;
    const name = `identify:${shard % concurrency}`;
    for (;;) {
      const wait = await leases.acquireSlot(name, every).catch(() => AGAIN);
      if (wait === 0) return;
      await setTimeout(wait, undefined, { signal });
    }
  };
