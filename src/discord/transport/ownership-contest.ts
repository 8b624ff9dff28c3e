/** Interactions that two processes may claim: both know that one has acknowledged, but not which. */
import type { BaseInteraction } from 'discord.js';
import type { Leases } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';

const INTERACTION_LIFETIME_MS = 15 * MINUTE_MS;

/** Creates a contest decided by the shared database. Without leases, there is only this process, so it always wins. */
export function createContest(leases?: Pick<Leases, 'acquireSlot'>) {
  const contested = new WeakSet<BaseInteraction>();
  return {
    add: (interaction: BaseInteraction) => void contested.add(interaction),
    has: (interaction: BaseInteraction) => contested.has(interaction),
    /** Returns whether this process may answer; the first process that asks wins. */
    async isWon({ id }: BaseInteraction) {
      if (leases === undefined) return true;
      // If the database is unreachable, the user should at least get an error message.
      return await leases.acquireSlot(`answer:${id}`, INTERACTION_LIFETIME_MS).then(
        (left) => left === 0,
        () => true,
      );
    },
  };
}

export type Contest = ReturnType<typeof createContest>;
