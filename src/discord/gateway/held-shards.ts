/** The shards this process holds, and until when that is certain. */
import type { Leases } from '../../core/index.ts';

/** Safety margin in milliseconds: stop before the leases expire. */
const SAFETY_MARGIN_MS = 5_000;

/** Creates an empty set of held shards. `now`: monotonic milliseconds. */
export function createHeldShards(
  { isAlive, validMs }: Pick<Leases, 'isAlive' | 'validMs'>,
  now = () => performance.now(),
) {
  const shards = new Set<number>();
  /** Until when the shards are certainly held, and when that last became doubtful. */
  let sure = Number.NEGATIVE_INFINITY;
  let doubted = Number.NEGATIVE_INFINITY;
  return {
    list: (): number[] => [...shards],
    /** Returns whether the process held a shard when the leases were last read. */
    has: (shard: number): boolean => shards.has(shard),
    isCertain: (shard: number): boolean => shards.has(shard) && isAlive() && now() < sure,
    /** Replaces the shards by those of the leases. `asked`: when reading them began. */
    replace(held: readonly number[], asked: number): void {
      shards.clear();
      for (const shard of held) shards.add(shard);
      if (asked > doubted) sure = asked + validMs - SAFETY_MARGIN_MS;
    },
    release: (shard: number): void => void shards.delete(shard),
    /** Returns whether the shards became uncertain since then. */
    wasDoubted: (since: number): boolean => doubted >= since,
    /** Makes all shards uncertain until the leases are read again. */
    doubt(): void {
      sure = Number.NEGATIVE_INFINITY;
      doubted = now();
    },
  };
}
