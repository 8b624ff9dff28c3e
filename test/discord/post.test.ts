/** One try to post: against a Discord that does not answer, or does not know the bot. */
import { Client } from 'discord.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordsAlone } from '../../src/discord/kit/emoji.ts';
import { note } from '../../src/discord/kit/panel.ts';
import { oneTry } from '../../src/discord/wire/one-try.ts';
import { type Poster, poster } from '../../src/discord/wire/post.ts';
import { type Playground, startPlayground } from '../../src/playground/index.ts';

const POST = /^POST \/channels/;

let playground: Playground;
let channel: string;
let posts: Poster;
let lost: number;

beforeEach(async () => {
  playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
  channel = playground.channels[0] as string;
  lost = 0;
  const client = new Client({ intents: [], rest: { api: playground.api } });
  posts = poster({
    ...{ rest: oneTry(client), token: playground.token, patience: 200, emojiOf: wordsAlone },
    onLost: () => {
      lost += 1;
    },
  });
});
afterEach(() => playground.close());

const say = (nonce: string) => posts.post(channel, note('Hello'), [], nonce);
const there = () => playground.users[0]?.messages(channel).length;
const asked = (line: string) =>
  playground.requests.filter(({ method, path }) => `${method} ${path}` === line).length;

it('is given up where no answer comes; the next one with the same nonce finds what was posted', async () => {
  playground.faults.hangNext(POST, 1);
  expect(await say('n1')).toMatchObject({ permanent: false, error: { name: 'AbortError' } });
  expect(there()).toBe(1);
  expect(await say('n1')).toMatchObject({ message: expect.any(String) });
  expect(there()).toBe(1);
});

// discord.js adds 50 ms to what it is asked to wait.
it.each([
  ['fails', () => playground.faults.failNext(POST, 500, 1), { error: { status: 500 } }],
  ['has to wait', () => playground.faults.limitNext(POST, 60_000, 1), { wait: 60_050 }],
])('is one request, also where it %s', async (_, fault, failure) => {
  fault();
  expect(await say('n1')).toMatchObject({ permanent: false, ...failure });
  expect(asked(`POST /channels/${channel}/messages`)).toBe(1);
});

it('is made once where its connection breaks, as one does that was not used for long', async () => {
  playground.faults.resetNext(POST, 1);
  expect(await say('n1')).toMatchObject({ message: expect.any(String) });
  expect(there()).toBe(1);
  playground.faults.resetNext(POST, 2);
  expect(await say('n2')).toMatchObject({ permanent: false, error: { code: 'ECONNRESET' } });
});

it('asks once whether the token holds, however many were refused, and goes on with it', async () => {
  playground.faults.failNext(POST, 401, 3);
  const failures = await Promise.all([say('n1'), say('n2'), say('n3')]);
  expect(failures).toMatchObject([1, 2, 3].map(() => ({ permanent: false, error: { status: 401 } })));
  expect(lost).toBe(0);
  expect(await say('n4')).toMatchObject({ message: expect.any(String) });
});

it('says that the token is refused, and not if only that cannot be learned', async () => {
  playground.faults.failNext(POST, 401, 2);
  playground.faults.failNext(/users/, 503, 1);
  await say('n1');
  expect(lost).toBe(0);
  playground.faults.failNext(/users/, 401, 1);
  await say('n2');
  expect(lost).toBe(1);
});
