import { describe, expect, it } from 'vitest';
import { createHeldShards } from '../../../src/discord/gateway/held-shards.ts';

/** Held shards with a lease of 20 seconds, which count as certain for 15 of them. */
function held() {
  const at = { now: 0, alive: true };
  const shards = createHeldShards({ isAlive: () => at.alive, validMs: 20_000 }, () => at.now);
  return { at, shards };
}

describe('held shards', () => {
  it('are those of the leases read last', () => {
    const { shards } = held();
    shards.replace([0, 2], 0);
    shards.replace([1, 2], 0);
    shards.release(2);
    expect(shards.list()).toEqual([1]);
    expect([0, 1, 2].filter(shards.has)).toEqual([1]);
  });

  it('are certain until shortly before the leases expire', () => {
    const { at, shards } = held();
    shards.replace([0], 1_000);
    at.now = 15_999;
    expect(shards.isCertain(0)).toBe(true);
    expect(shards.isCertain(1)).toBe(false);
    at.now = 16_000;
    expect([shards.has(0), shards.isCertain(0)]).toEqual([true, false]);
  });

  it('are not certain while the database counts this process as gone', () => {
    const { at, shards } = held();
    shards.replace([0], 0);
    at.alive = false;
    expect(shards.isCertain(0)).toBe(false);
  });

  it('stay doubtful if the leases were asked for before the doubt', () => {
    const { at, shards } = held();
    at.now = 100;
    shards.doubt();
    shards.replace([0], 50);
    expect(shards.isCertain(0)).toBe(false);
    shards.replace([0], 101);
    expect(shards.isCertain(0)).toBe(true);
  });
});
