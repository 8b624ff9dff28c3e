/** What was heard and is not ours to answer just now: kept for a moment, in case it becomes ours. */
import type { Interaction } from 'discord.js';

/** Milliseconds for which it is kept. Discord gives three seconds for an answer to begin. */
const MOMENT = 2_000;

export interface BufferedInteraction {
  add(shard: number, interaction: Interaction): void;
  /** Takes all of a shard, in the order in which it came. */
  take(shard: number): Interaction[];
  /** Forgets all. */
  clear(): void;
}

/** Keeps interactions; `onPast` is told of each whose moment is past. */
export function createInteractionBuffer(
  onPast: (shard: number, interaction: Interaction) => void,
): BufferedInteraction {
  const kept = new Map<Interaction, { readonly shard: number; readonly timer: NodeJS.Timeout }>();
  const drop = (interaction: Interaction) => {
    clearTimeout(kept.get(interaction)?.timer);
    kept.delete(interaction);
  };
  return {
    add(shard, interaction) {
      const past = () => {
        kept.delete(interaction);
        onPast(shard, interaction);
      };
      kept.set(interaction, { shard, timer: setTimeout(past, MOMENT) });
    },
    take(shard) {
      const mine = [...kept].filter(([, one]) => one.shard === shard).map(([interaction]) => interaction);
      mine.forEach(drop);
      return mine;
    },
    clear: () => [...kept.keys()].forEach(drop),
  };
}
