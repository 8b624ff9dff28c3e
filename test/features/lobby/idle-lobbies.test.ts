/** Lobbies in which nothing happens close by themselves. */
import { beforeEach, expect, it } from 'vitest';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { CONTENT } from '../../../src/content/index.ts';
import type { Store } from '../../../src/core/index.ts';
import type { Services } from '../../../src/features/index.ts';
import { ANN, BEN, bytesOf, CAT, done, gameInStore, PLACE, refusal } from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const DAY = 86_400_000;

let clock: number;
let store: Store;
let app: Services;

beforeEach(async () => {
  clock = Date.parse('2026-06-01T10:00Z');
  const now = () => new Date(clock);
  store = memoryStore(now);
  app = await createServices({ store, content: CONTENT, now, random: bytesOf('idle') });
});

const opened = async () => done(await app.lobby.create(ANN, PLACE, { players: 2 })).game.record.id;
const statusOf = async (id: string) => (await gameInStore(store, id)).record.status;
async function later(days: number): Promise<void> {
  clock += days * DAY;
  while ((await app.scheduler.runDueJobs()) > 0);
}

it('a lobby closes after 14 days without a change, and says so', async () => {
  const id = await opened();
  await later(13.9);
  expect(await statusOf(id)).toBe('lobby');
  await later(0.1);
  expect(await statusOf(id)).toBe('ended');
  const owed = (await app.outbox.claim(9)).map(({ announcement }) => announcement);
  expect(owed.at(-1)).toEqual({ kind: 'ended', by: 'clock', moderator: false, ping: [] });
  done(await app.lobby.create(CAT, PLACE, {}));
});

it('every change of a lobby starts the two weeks again', async () => {
  const id = await opened();
  await later(13);
  done(await app.lobby.join(BEN, id));
  await later(13);
  expect(await statusOf(id)).toBe('lobby');
  await later(1);
  expect(await statusOf(id)).toBe('ended');
});

it('a started game does not close like a lobby', async () => {
  const id = await opened();
  done(await app.lobby.join(BEN, id));
  done(await app.lobby.start(ANN, id));
  await later(14);
  expect(await statusOf(id)).toBe('playing');
});

it('an old lobby that no job closes makes room for the next one', async () => {
  const id = await opened();
  await store.jobs.complete(`${id} closeLobby`);
  await later(13);
  expect(refusal(await app.lobby.create(CAT, PLACE, {}))).toEqual({ code: 'lobbyOpen' });
  await later(1);
  expect(await statusOf(id)).toBe('lobby');
  const next = done(await app.lobby.create(CAT, PLACE, {})).game.record.id;
  expect([await statusOf(id), await statusOf(next)]).toEqual(['ended', 'lobby']);
});
