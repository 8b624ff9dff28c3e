/** Discord's ids: milliseconds since 2015 and a counter, so that clients can read the time from them. */

import { createHash } from 'node:crypto';

const DISCORD_EPOCH = 1_420_070_400_000;

/** Creates a generator of increasing ids. `now`: Unix milliseconds. */
export function createSnowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = BigInt(Math.max(0, Math.floor(now()) - DISCORD_EPOCH)) << 22n;
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}

/**
 * Returns a stable id for a name, so that stored games find their users and channels after a restart. Its
 * timestamp is in Discord's first two years, so it never collides with a generated id.
 */
export function namedSnowflake(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind} ${name}`).digest().readBigUInt64BE();
  return ((hash >> 28n) << 22n).toString();
}

/** Returns the id at an offset from another. Consecutive guild ids spread evenly over any number of shards. */
export const snowflakeAfter = (id: string, places: number): string =>
  (((BigInt(id) >> 22n) + BigInt(places)) << 22n).toString();

/** Returns the shard responsible for a guild; the first one receives direct messages (`undefined`). */
export const shardOf = (guild: string | undefined, count: number): number =>
  guild === undefined ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));
