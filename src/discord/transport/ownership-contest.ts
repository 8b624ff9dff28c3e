/** Interactions that two processes may take for their own: both know that one has acknowledged, but not which. */
import type { BaseInteraction } from 'discord.js';
import type { Leases } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';

export interface Contest {
  /** Notes that another process may have this interaction as well. */
  add(interaction: BaseInteraction): void;
  has(interaction: BaseInteraction): boolean;
  /** Whether it is ours: of all processes that ask, the first has it. */
  isWon(interaction: BaseInteraction): Promise<boolean>;
}

/** Milliseconds for which an interaction can be answered. */
const LIFE = 15 * MINUTE_MS;

/** Decides by the database that processes share. Without one nobody else is there, and all is ours. */
export function contestIn(leases?: Pick<Leases, 'acquireSlot'>): Contest {
  const contested = new WeakSet<BaseInteraction>();
  return {
    add: (interaction) => void contested.add(interaction),
    has: (interaction) => contested.has(interaction),
    async isWon({ id }) {
      if (leases === undefined) return true;
      // Where the database is silent nothing can be done; but somebody has to say so.
      return await leases.acquireSlot(`answer:${id}`, LIFE).then(
        (left) => left === 0,
        () => true,
      );
    },
  };
}
