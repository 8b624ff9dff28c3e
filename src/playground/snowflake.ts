/** Discord's ids: milliseconds since 2015, then a counter, so that clients read the time off them. */

import { createHash } from 'node:crypto';

const DISCORD_EPOCH = 1_420_070_400_000;

/** A source of ids that only grow. `now` gives Unix milliseconds. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = BigInt(Math.max(0, Math.floor(now()) - DISCORD_EPOCH)) << 22n;
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}

/**
 * The id of something by its name: the same after a restart, so that games kept meanwhile find their people and
 * channels again. Its time lies in the first two years, so that no fresh id is ever the same.
 */
export function namedSnowflake(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind} ${name}`).digest().readBigUInt64BE();
  return ((hash >> 28n) << 22n).toString();
}

/** The id so many places after another one. Those of guilds in a row spread evenly over any number of shards. */
export const snowflakeAfter = (id: string, places: number): string =>
  (((BigInt(id) >> 22n) + BigInt(places)) << 22n).toString();

/** The shard that hears of a guild, of so many; the first one hears of direct messages (`undefined`). */
export const shardOf = (guild: string | undefined, count: number): number =>
  guild === undefined ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));
