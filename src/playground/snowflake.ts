/** Discord's ids: milliseconds since 2015, then a counter, so that clients read the time off them. */

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
