/** Assignment of shards to processes: a table of leases that becomes stable and fair. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  nextMoves,
  type Shard,
  shardsOf,
  type View,
} from '../../../src/discord/gateway/shard-assignment.ts';

/** A database with leases, and processes that are connected or not. */
class World {
  readonly living = new Set<number>();
  private readonly connected = new Set<string>();
  private readonly table: { holder?: number; next?: number; ready: boolean }[];

  constructor(shards: number) {
    this.table = Array.from({ length: shards }, () => ({ ready: false }));
  }

  /** The leases all processes see: those of dead processes are free. */
  shards(): Shard[] {
    const living = (who: number | undefined) => (who !== undefined && this.living.has(who) ? who : undefined);
    return this.table.map(({ holder, next, ready }) => ({
      ...{ holder: living(holder), next: living(next), ready },
    }));
  }

  view(me: number): View {
    return { me, shards: this.shards(), isConnected: (shard) => this.connected.has(`${me} ${shard}`) };
  }

  /** Changes leases as the database does: only if the holder is as expected. */
  apply(moves: readonly (readonly Change[])[]): boolean {
    let changed = false;
    for (const move of moves) {
      for (const { shard, role, from, to, ready } of move) {
        const row = this.table[shard] as { holder?: number; next?: number; ready: boolean };
        if (this.shards()[shard]?.[role] !== from) break;
        if (to === undefined) delete row[role];
        else row[role] = to;
        if (role === 'next') row.ready = ready;
        changed = true;
      }
    }
    return changed;
  }

  /** Connects a process to its shards and to no others; returns whether anything changed. */
  connect(me: number): boolean {
    const wanted = new Set(shardsOf(this.view(me)).map((shard) => `${me} ${shard}`));
    const stale = [...this.connected].filter((one) => one.startsWith(`${me} `) && !wanted.has(one));
    const missing = [...wanted].filter((one) => !this.connected.has(one));
    for (const one of stale) this.connected.delete(one);
    for (const one of missing) this.connected.add(one);
    return stale.length + missing.length > 0;
  }

  cut(me: number, shard: number): void {
    this.connected.delete(`${me} ${shard}`);
  }

  isConnected = (me: number, shard: number) => this.connected.has(`${me} ${shard}`);

  /** Lets all processes look and connect in turn until nothing changes; returns the number of rounds. */
  settle(): number {
    for (let round = 1; round < 1_000; round++) {
      let calm = true;
      for (const me of this.living) {
        if (this.apply(nextMoves(this.view(me)))) calm = false;
        if (this.connect(me)) calm = false;
      }
      if (calm) return round;
    }
    throw new Error('it never came to rest');
  }
}

const shares = (world: World) =>
  [...world.living].map((who) => world.shards().filter(({ holder }) => holder === who).length);

function worldOf(shards: number, ...processes: readonly number[]): World {
  const world = new World(shards);
  for (const one of processes) world.living.add(one);
  return world;
}

function isWell(world: World): void {
  for (const [shard, { holder, next, ready }] of world.shards().entries()) {
    expect(world.living, `shard ${shard}`).toContain(holder);
    expect(world.isConnected(holder ?? 0, shard), `shard ${shard}`).toBe(true);
    if (world.living.size > 1) {
      expect(world.living, `shard ${shard}`).toContain(next);
      expect(next, `shard ${shard}`).not.toBe(holder);
      expect(ready, `shard ${shard}`).toBe(true);
    } else expect(next, `shard ${shard}`).toBeUndefined();
  }
  const held = shares(world);
  expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
}

describe('shards', () => {
  it('all belong to a single process', () => {
    const world = worldOf(4, 1);
    world.settle();
    expect(shares(world)).toEqual([4]);
    isWell(world);
  });

  it('first have a second process ready, which then takes half of them', () => {
    const world = worldOf(4, 1);
    world.settle();
    world.living.add(2);
    world.apply(nextMoves(world.view(2)));
    expect(world.shards().map(({ next }) => next)).toEqual([2, 2, 2, 2]);
    // It is not connected yet.
    expect(nextMoves(world.view(1))).toEqual([]);
    world.settle();
    expect(shares(world)).toEqual([2, 2]);
    isWell(world);
  });

  it('pass in one move to the process that is ready when their holder is gone', () => {
    const world = worldOf(1, 1, 2, 3);
    world.settle();
    expect(shares(world)).toEqual([1, 0, 0]);
    const { next } = world.shards()[0] as Shard;
    world.living.delete(1);
    for (const one of world.living) {
      if (one === next) continue;
      expect(nextMoves(world.view(one)), `${one}`).toEqual([]);
    }
    world.apply(nextMoves(world.view(next ?? 0)));
    expect(world.shards()[0]).toMatchObject({ holder: next, next: undefined });
  });

  it('pass from a process without connection to one that has it', () => {
    const world = worldOf(1, 1, 2);
    world.settle();
    world.cut(1, 0);
    world.apply(nextMoves(world.view(1)));
    expect(world.shards()[0]).toEqual({ holder: 2, next: 1, ready: false });
    world.settle();
    expect(world.shards()[0]).toEqual({ holder: 2, next: 1, ready: true });
  });

  it('never lose the new holder when they pass, even if it looks between the changes', () => {
    const world = worldOf(2, 1);
    world.settle();
    world.living.add(2);
    world.apply(nextMoves(world.view(2)));
    world.connect(2);
    world.apply(nextMoves(world.view(2)));
    const [move = []] = nextMoves(world.view(1));
    expect(move).toHaveLength(2);
    for (const change of move) {
      expect(world.apply([[change]])).toBe(true);
      world.connect(2);
      expect(world.isConnected(2, change.shard)).toBe(true);
    }
    expect(world.shards()[0]).toEqual({ holder: 2, next: 1, ready: true });
  });

  it('are left alone by processes that have nothing to do', () => {
    const world = worldOf(2, 1, 2, 3, 4, 5);
    world.settle();
    isWell(world);
    for (const one of world.living) expect(nextMoves(world.view(one)), `${one}`).toEqual([]);
  });
});

/** Possible events: a process looks, acts on an old view, connects, starts, dies, is cut off. */
const happening = fc.record({
  what: fc.constantFrom('look', 'act', 'connect', 'start', 'die', 'cut'),
  who: fc.integer({ min: 1, max: 6 }),
  shard: fc.nat(7),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Applies the events in this order. */
function live(world: World, all: readonly Happening[]): void {
  const seen = new Map<number, ReturnType<typeof nextMoves>>();
  const acts: Readonly<Record<Happening['what'], (who: number, shard: number) => unknown>> = {
    look: (who) => seen.set(who, nextMoves(world.view(who))),
    act: (who) => world.apply(seen.get(who) ?? []),
    connect: (who) => world.connect(who),
    cut: (who, shard) => world.cut(who, shard),
    start: (who) => world.living.add(who),
    die: (who) => {
      world.living.delete(who);
      seen.delete(who);
    },
  };
  for (const { what, who, shard } of all) {
    if (what === 'start' || world.living.has(who)) acts[what](who, shard);
  }
}

describe('after any events', () => {
  it('each shard has one holder, evenly shared, and another process ready for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(happening, { maxLength: 120 }), (shards, all) => {
        const world = worldOf(shards, 1);
        live(world, all);
        world.living.add(7);
        world.settle();
        isWell(world);
        for (const one of world.living) expect(nextMoves(world.view(one)), `${one}`).toEqual([]);
      }),
    );
  });

  it('only the holder itself gives up a shard while it lives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(happening, { maxLength: 60 }), (shards, all) => {
        const world = worldOf(shards, 1, 2, 3);
        for (const { who } of all) {
          if (!world.living.has(who)) continue;
          for (const change of nextMoves(world.view(who)).flat()) {
            if (change.role === 'holder') expect([undefined, who]).toContain(change.from);
          }
          world.apply(nextMoves(world.view(who)));
          world.connect(who);
        }
      }),
    );
  });
});
