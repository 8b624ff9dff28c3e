/** A database belongs to one application: a bot with another token posts nothing. */
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createBot } from '../../../src/bootstrap/create-bot.ts';
import { CONTENT } from '../../../src/content/index.ts';
import type { Store } from '../../../src/core/index.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { close } from '../../../src/render/index.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const MO = { user: '1', name: 'Mo', moderator: true };
const open = (application?: string) =>
  startPlayground({ port: 0, people: ['Ann'], channels: ['here'], ...(application && { application }) });

let store: Store;
let ours: Playground;
let theirs: Playground;
beforeEach(async () => {
  store = memoryStore();
  [ours, theirs] = await Promise.all([open(), open('4242')]);
});
afterEach(() => Promise.all([ours.close(), theirs.close()]));
afterAll(close);

const start = ({ token, api }: Playground, application?: string) =>
  createBot({
    store,
    content: CONTENT,
    token,
    api,
    log,
    application,
    jobPollIntervalMs: Number.POSITIVE_INFINITY,
  });
const posts = ({ requests }: Playground) => requests.filter(({ method }) => method === 'POST').length;

/** A database that serves our world, and owes it a post. */
async function owing(): Promise<void> {
  const first = await start(ours);
  const place = { guild: ours.guild, channel: ours.channels[0] as string };
  await first.bot.close();
  expect(await first.services.lobby.create(MO, place, { players: 2 })).toMatchObject({ ok: true });
  expect(await store.outbox.claim(9)).toHaveLength(1);
}

it('refuses the database of another application with advice, and keeps its outbox', async () => {
  await owing();
  await expect(start(theirs)).rejects.toThrow(
    /serves another application: \d+[.] The token is that of 4242[.]\n.*DATABASE_URL.*\n.*DATABASE_APPLICATION=4242$/,
  );
  expect(posts(theirs)).toBe(0);
  expect(await store.outbox.claim(9)).toHaveLength(1);
  const again = await start(ours);
  await again.bot.quiet();
  expect(await store.outbox.claim(9)).toEqual([]);
  await again.close();
});

it('hands a database over when told to, and then serves the new application alone', async () => {
  await owing();
  await expect(start(theirs, '777')).rejects.toThrow('serves another application');
  await (await start(theirs, '4242')).close();
  await (await start(theirs)).close();
  await expect(start(ours)).rejects.toThrow('serves another application: 4242.');
});

it('refuses one of two applications that start at once on a new database', async () => {
  const starts = await Promise.allSettled([start(ours), start(theirs)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of starts) if (one.status === 'fulfilled') await one.value.close();
});

it('serves a reopened playground as the same application, and registers its commands again', async () => {
  await (await start(ours)).close();
  const count = ours.commands.length;
  await ours.close();
  ours = await open();
  await (await start(ours)).close();
  expect(count).toBeGreaterThan(0);
  expect(ours.commands).toHaveLength(count);
});
