/** A seeded random generator, separate from the game's own, which players must not see. */

export interface Rng {
  /** Returns a number from 0 up to but excluding 1. */
  next(): number;
  /** Returns an integer from 0 to `below` - 1. */
  int(below: number): number;
  /** Returns one of the items, all equally likely. Throws if there are none. */
  pick<T>(items: readonly T[]): T;
  /** Returns an item in proportion to the weights; if all are 0, all are equally likely. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
}

/** Creates a generator; the same seed always gives the same numbers. */
export function createRng(seed: string): Rng {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[Math.floor(next() * items.length)] as T;
  };
  return {
    next,
    int: (below) => Math.floor(next() * below),
    pick,
    weighted(items, weight) {
      const weights = items.map(weight);
      let left = next() * weights.reduce((sum, one) => sum + one, 0);
      for (const [i, item] of items.entries()) {
        left -= weights[i] as number;
        if (left < 0) return item;
      }
      return pick(items);
    },
  };
}
