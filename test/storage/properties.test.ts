/** Any calls in any order: every store answers as the one in memory does. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Announcement, GameRecord, Store } from '../../src/core/index.ts';
import { STATUSES } from '../../src/core/index.ts';
import { later, member, record } from '../fixtures/records.ts';
import { slowTests } from '../support/waiting.ts';
import { change, moved } from './fixtures/examples.ts';
import { memoryStore } from './fixtures/memory/index.ts';
import { type Home, postgresPlace, sqlitePlace } from './fixtures/places.ts';

slowTests();

const GAMES = ['aaaaaaa2', 'aaaaaaa3', 'aaaaaaa4'];

const game = fc.constantFrom(...GAMES);
const small = fc.nat(4);
const moment = fc.nat(5000).map(later);
/** All of Unicode, and invalid surrogates. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('\0', '\ud83d', '\udc11', '\\', "'", '\\u0000'),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));
const announcement: fc.Arbitrary<Announcement> = fc.oneof(
  fc.tuple(small, small).map(([from, to]) => moved(from, from + to)),
  text.map((by): Announcement => ({ kind: 'reminded', by, ping: [by] })),
);
const shape = fc.record({
  channel: fc.constantFrom('here', 'there'),
  guild: fc.constantFrom('guild', 'other'),
  status: fc.constantFrom(...STATUSES),
  seed: text,
  host: text,
  createdAt: moment,
  updatedAt: moment,
  names: fc.uniqueArray(text, { maxLength: 4 }),
});
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), game, shape }),
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('commit' as const), game, shape },
      ...{ stale: fc.nat(6), keep: fc.nat(8), add: small, owed: fc.array(announcement, { maxLength: 3 }) },
    }),
  },
  fc.record({ do: fc.constant('settle' as const), which: small }),
  fc.record({ do: fc.constant('defer' as const), which: small, wait: fc.nat(9000) }),
  fc.record({ do: fc.constant('hasten' as const), channel: fc.constantFrom('here', 'there') }),
  fc.record({ do: fc.constant('wait' as const), until: moment }),
  fc.record({ do: fc.constant('remember' as const), key: text, value: text }),
  fc.record({ do: fc.constant('content' as const), key: text, value: text }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const recordOf = (id: string, { names, ...shaped }: Shape, before: Partial<GameRecord> = {}): GameRecord =>
  record(id, { ...before, ...shaped, members: names.map((name, n) => member(`${n}${name}`, { name })) });

/** Applies a step to a store, given the model's state; returns the visible result. */
async function act(store: Store, model: Store, it: Step): Promise<unknown> {
  switch (it.do) {
    case 'create':
      return await store.games.create(recordOf(it.game, it.shape));
    case 'commit': {
      const stored = await model.games.findById(it.game);
      const before = recordOf(it.game, it.shape, stored?.record as GameRecord | undefined);
      // Mostly the current version, and no more moves than it has.
      const version = (stored?.record.version ?? 1) + (it.stale === 0 ? 1 : 0);
      const keep = it.stale === 1 ? it.keep : Math.min(it.keep, stored?.moves.length ?? 0);
      const { status, channel } = it.shape;
      const made = change({ ...before, version }, keep, it.add, {
        announcements: it.owed,
        record: { status, channel },
      });
      return await store.games.commit(made);
    }
    case 'settle':
      return await store.outbox.acknowledge((await model.outbox.claim(9))[it.which]?.id ?? 0);
    case 'defer':
      return await store.outbox.postpone((await model.outbox.claim(9))[it.which]?.id ?? 0, it.wait);
    case 'hasten':
      return await store.outbox.retryChannel(it.channel);
    case 'remember':
      await store.keyValue.set(it.key, it.value);
      return await store.keyValue.get(it.key);
    case 'content':
      return await store.content.save(it.key, it.value);
    case 'wait':
      return undefined;
  }
}

/** All that can be read. */
async function view(store: Store): Promise<unknown> {
  const games = await Promise.all(GAMES.map((id) => store.games.findById(id)));
  const channels = await Promise.all(['here', 'there'].map((name) => store.games.findByChannel(name)));
  const guilds = await Promise.all([
    store.games.listActiveInGuild('guild', 2),
    store.games.listActiveInGuild('other', 9),
  ]);
  const owed = [
    await store.outbox.claim(100),
    await store.outbox.claim(2),
    await store.outbox.claim(9, GAMES.slice(1)),
  ];
  const heldUp = (await store.outbox.listBlockedChannels()).sort();
  return {
    games,
    channels,
    guilds,
    owed,
    heldUp,
    contents: await store.content.list(),
    counts: await store.counts(),
  };
}

/** The result, or that it threw. */
const outcome = (task: Promise<unknown>) =>
  task.then(
    (value) => ({ value }),
    () => 'threw',
  );

async function agree(home: Home, steps: readonly Step[]): Promise<void> {
  let clock = later(0);
  const model = memoryStore(() => clock);
  await home.empty();
  const store = await home.open(() => clock);
  try {
    for (const it of steps) {
      if (it.do === 'wait') clock = it.until;
      // The model comes last, because steps depend on its state before.
      const theirs = await outcome(act(store, model, it));
      expect(theirs).toEqual(await outcome(act(model, model, it)));
    }
    expect(await view(store)).toEqual(await view(model));
  } finally {
    await store.close();
  }
}

const postgres = await postgresPlace();
const places = [sqlitePlace(), ...(postgres === undefined ? [] : [postgres])];
afterAll(() => Promise.all(places.map((place) => place.clean())));

describe.each(places)('the store in $name', (place) => {
  it('answers as the memory store does', async () => {
    const home = place.home();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => agree(home, steps)),
      { numRuns: 12 },
    );
  });
});
