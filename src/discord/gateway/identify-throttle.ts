/** Spaces out logins: all processes of a bot share Discord's rate limit. */
import { setTimeout } from 'node:timers/promises';
import type { Leases } from '../../core/index.ts';

/** Wait in milliseconds if the database does not answer. */
const RETRY_DELAY_MS = 1_000;

/** Waits until a shard may log in: one per `every` ms of those equal modulo `concurrency`. */
export const createIdentifyThrottle =
  (leases: Pick<Leases, 'acquireSlot'>, concurrency: number, every: number) =>
  async (shard: number, signal: AbortSignal): Promise<void> => {
    if (every === 0) return;
    const name = `identify:${shard % concurrency}`;
    for (;;) {
      const wait = await leases.acquireSlot(name, every).catch(() => RETRY_DELAY_MS);
      if (wait === 0) return;
      await setTimeout(wait, undefined, { signal });
    }
  };
