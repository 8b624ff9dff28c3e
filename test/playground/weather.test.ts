/** A bad day at Discord: what happens to requests, and is not the bot's fault. */
import { Events } from 'discord.js';
import { afterEach, expect, it } from 'vitest';
import { startEchoBot } from './fixtures/echo-bot.ts';
import { ask, type Scene, scene } from './fixtures/support.ts';

let stage: Scene | undefined;
afterEach(() => stage?.playground.close());

/** A playground with fixed dice; the last value repeats. */
async function badDay(...thrown: readonly number[]): Promise<Scene> {
  const left = [...thrown];
  stage = await scene({ weather: () => (left.length > 1 ? left.shift() : left[0]) ?? 1 });
  return stage;
}
/** Dice with which no connection is cut and the request is on time. */
const PEACE = 0.999;
const IN_TIME = 0.9;

const post = ({ playground, room }: Scene) =>
  ask(playground, 'POST', `/channels/${room}/messages`, { content: 'x' });

it('lists of messages fail, and other requests do not', async () => {
  const day = await badDay(PEACE, IN_TIME, 0.4, IN_TIME, PEACE);
  const path = `/channels/${day.room}/messages`;
  expect(await ask(day.playground, 'GET', path)).toMatchObject({ status: 500 });
  expect(await post(day)).toMatchObject({ status: 200 });
});

it.each([
  ['fails', 0.01, 500],
  ['is too much', 0.025, 429],
])('a request %s', async (_, dice, status) => {
  const day = await badDay(PEACE, IN_TIME, dice, 0, PEACE);
  expect(await post(day)).toMatchObject({ status });
  expect(day.playground.violations).toEqual([]);
});

it('a request may succeed and lose its response', async () => {
  const day = await badDay(PEACE, IN_TIME, 0.032, PEACE);
  await expect(post(day)).rejects.toThrow();
  expect(day.ann.messages(day.room)).toHaveLength(1);
});

it('a request may fail because its connection is reset', async () => {
  const day = await badDay(PEACE, IN_TIME, 0.037, PEACE);
  await expect(post(day)).rejects.toThrow();
  expect(day.ann.messages(day.room)).toHaveLength(0);
});

it('requests are limited more tightly', async () => {
  const day = await badDay(PEACE);
  const response = await fetch(`${day.playground.api}/v10/gateway`, {
    headers: { authorization: `Bot ${day.playground.token}` },
  });
  expect(response.headers.get('x-ratelimit-limit')).toBe('50');
});

it('a retry after a lost response is not a violation', async () => {
  const day = await badDay(PEACE);
  const { body } = await post(day);
  const path = `/channels/${day.room}/messages/${(body as { id: string }).id}`;
  await ask(day.playground, 'DELETE', path);
  expect(await ask(day.playground, 'DELETE', path)).toMatchObject({ status: 404, body: { code: 10008 } });
  expect(day.playground.violations).toEqual([]);
});

it('an interaction lost with its session is not a violation', async () => {
  stage = await scene({ deadlineMs: 100 });
  const { playground, ann, room } = stage;
  const bot = await startEchoBot(playground, async () => {});
  const answer = ann.command(room, 'echo', { text: 'Hello?' });
  const again = new Promise((resolve) => bot.client.once(Events.ShardReady, resolve));
  playground.faults.dropGateway(false);
  await again;
  expect(await answer).toMatchObject({ outcome: 'failed' });
  expect(playground.violations).toEqual([]);
  await bot.stop();
});
