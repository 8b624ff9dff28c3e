/** Rate limits as Discord has them: buckets with headers, the limit of the whole bot, edits of old messages. */
import { DiscordAPIError, RateLimitError, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Playground } from '../../src/playground/index.ts';
import { ask, type Scene, scene, there } from './fixtures/support.ts';

const HOUR = 60 * 60_000;

let stage: Scene;
let clock = Date.parse('2026-10-12T08:00:00Z');
/** Milliseconds on the clock of the limits. */
let moment = 0;
beforeEach(async () => {
  stage = await scene({ rates: () => moment, now: () => clock });
});
afterEach(async () => {
  expect(stage.playground.violations).toEqual([]);
  await stage.playground.close();
});

const raw = ({ api, token }: Playground, method: string, path: string, body?: object) =>
  fetch(`${api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

it('takes five posts in a channel, tells how many are left, and refuses the sixth with the time to wait', async () => {
  const path = `/channels/${stage.room}/messages`;
  const answers = [];
  for (let number = 1; number <= 6; number++) {
    answers.push(await raw(stage.playground, 'POST', path, { content: `${number}` }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
    '4',
    '3',
    '2',
    '1',
    '0',
    '0',
  ]);
  const last = there(answers.at(-1));
  expect(last.headers.get('x-ratelimit-bucket')).toBe(answers[0]?.headers.get('x-ratelimit-bucket'));
  expect(last.headers.get('x-ratelimit-scope')).toBe('user');
  expect(last.headers.get('retry-after')).toBe('5');
  expect(await last.json()).toMatchObject({ retry_after: 5, global: false });
  moment += 5_000;
  expect((await raw(stage.playground, 'POST', path, { content: '7' })).status).toBe(200);
});

it('counts each channel by itself', async () => {
  const { playground, room } = stage;
  for (let number = 1; number <= 5; number++) {
    await raw(playground, 'POST', `/channels/${room}/messages`, { content: 'x' });
  }
  const other = there(playground.channels[1]);
  expect((await raw(playground, 'POST', `/channels/${other}/messages`, { content: 'x' })).status).toBe(200);
});

it('is understood by a real client, which sends no sixth post', async () => {
  const { playground, room } = stage;
  const rest = new REST({ api: playground.api, rejectOnRateLimit: ['/channels'] }).setToken(playground.token);
  const post = () => rest.post(Routes.channelMessages(room), { body: { content: 'x' } });
  for (let number = 1; number <= 5; number++) await post();
  await expect(post()).rejects.toThrow(RateLimitError);
  expect(playground.requests.filter(({ status }) => status === 429)).toEqual([]);
});

it('takes fifty requests a second of the whole bot, and says that the limit is global', async () => {
  const answers = [];
  for (let number = 1; number <= 51; number++) answers.push(await raw(stage.playground, 'GET', '/gateway'));
  expect(answers.slice(0, 50).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const last = there(answers[50]);
  expect(last.headers.get('x-ratelimit-global')).toBe('true');
  expect(await last.json()).toMatchObject({ retry_after: 1, global: true });
  moment += 1_000;
  expect((await raw(stage.playground, 'GET', '/gateway')).status).toBe(200);
});

it('takes three edits in six seconds of messages over an hour old, and calls the fourth 30046, as 429', async () => {
  const { playground, room } = stage;
  const posted = await ask(playground, 'POST', `/channels/${room}/messages`, { content: 'Old' });
  const { id } = posted.body as { id: string };
  const edit = () => raw(playground, 'PATCH', `/channels/${room}/messages/${id}`, { content: 'New' });
  expect((await edit()).status).toBe(200);
  clock += HOUR + 1;
  const answers = [await edit(), await edit(), await edit(), await edit()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(await there(answers[3]).json()).toMatchObject({ code: 30046, retry_after: 6 });
  moment += 6_000;
  expect((await edit()).status).toBe(200);
});

it('gives the edit of an old message to a real client as a limit, not as an error with a code', async () => {
  const { playground, room } = stage;
  const posted = await ask(playground, 'POST', `/channels/${room}/messages`, { content: 'Old' });
  clock += HOUR + 1;
  const rest = new REST({ api: playground.api, rejectOnRateLimit: ['/channels'] }).setToken(playground.token);
  const route = Routes.channelMessage(room, (posted.body as { id: string }).id);
  const edit = () => rest.patch(route, { body: { content: 'New' } });
  for (let number = 1; number <= 3; number++) await edit();
  const error = await edit().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).not.toBeInstanceOf(DiscordAPIError);
});

it('limits nothing unless it is asked to', async () => {
  const { playground, room } = await scene();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => raw(playground, 'POST', `/channels/${room}/messages`, { content: 'x' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(answers[0]?.headers.has('x-ratelimit-limit')).toBe(false);
  await playground.close();
});
