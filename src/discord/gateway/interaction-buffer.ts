/** Buffers interactions of shards held by other processes, in case this process takes over. */
import type { Interaction } from 'discord.js';

/** Buffering time in milliseconds. Discord allows three seconds until an interaction is acknowledged. */
const BUFFER_MS = 2_000;

/** Creates a buffer. `onPast`: called with each interaction whose buffering time has expired. */
export function createInteractionBuffer(onPast: (shard: number, interaction: Interaction) => void) {
  const kept = new Map<Interaction, { readonly shard: number; readonly timer: NodeJS.Timeout }>();
  const drop = (interaction: Interaction) => {
    clearTimeout(kept.get(interaction)?.timer);
    kept.delete(interaction);
  };
  return {
    add(shard: number, interaction: Interaction) {
      const past = () => {
        kept.delete(interaction);
        onPast(shard, interaction);
      };
      kept.set(interaction, { shard, timer: setTimeout(past, BUFFER_MS) });
    },
    /** Removes and returns all interactions of a shard, in order of arrival. */
    take(shard: number) {
      const mine = [...kept].filter(([, one]) => one.shard === shard).map(([interaction]) => interaction);
      mine.forEach(drop);
      return mine;
    },
    clear: () => [...kept.keys()].forEach(drop),
  };
}
