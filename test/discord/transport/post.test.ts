/** One attempt to post: Discord does not answer, or does not know the bot. */
import { Client, REST } from 'discord.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordsAlone } from '../../../src/discord/shared/emoji.ts';
import { buttons, inPlainWords, note, type Panel, text } from '../../../src/discord/shared/panel.ts';
import { withoutRetries } from '../../../src/discord/transport/no-retry.ts';
import { createPoster, type Poster } from '../../../src/discord/transport/post.ts';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { LIMIT_MS } from '../../support/limits.ts';

const POST = /^POST \/channels/;

let playground: Playground;
let channel: string;
let posts: Poster;
let lost: number;
let clock: () => number;

beforeEach(async () => {
  playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'] });
  channel = playground.channels[0] as string;
  clock = () => Date.now();
  lost = 0;
  posts = createPosts(LIMIT_MS);
});
afterEach(() => playground.close());

const createPosts = (timeoutMs: number) =>
  createPoster({
    rest: withoutRetries(new Client({ intents: [], rest: { api: playground.api } })),
    ...{ token: playground.token, timeoutMs, emojiOf: wordsAlone },
    now: () => new Date(clock()),
    onInvalidToken: () => {
      lost += 1;
    },
  });
const say = (nonce: string) => posts.post(channel, note('Hello'), [], nonce);
const there = () => playground.users[0]?.messages(channel).length;
const shown = () => playground.users[0]?.messages(channel).at(-1)?.message;
const asked = (line: string) =>
  playground.requests.filter(({ method, path }) => `${method} ${path}` === line).length;

it('is given up without an answer, and the next one with its nonce finds what was posted', async () => {
  playground.faults.hangNext(POST, 1);
  expect(await createPosts(1_000).post(channel, note('Hello'), [], 'n1')).toMatchObject({
    permanent: false,
    error: { name: 'AbortError' },
  });
  expect(there()).toBe(1);
  expect(await say('n1')).toMatchObject({ message: expect.any(String) });
  expect(there()).toBe(1);
});

it('as plain text ends where Discord’s limit is', async () => {
  const long = inPlainWords(note('x'.repeat(2_001)));
  expect(await posts.post(channel, long, [], 'n1')).toMatchObject({ message: expect.any(String) });
  expect(shown()?.content).toBe(`${'x'.repeat(1_999)}…`);
});

// discord.js adds 50 ms to the requested wait.
it.each([
  ['fails', () => playground.faults.failNext(POST, 500, 1), { error: { status: 500 } }],
  ['has to wait', () => playground.faults.limitNext(POST, 60_000, 1), { wait: 60_050 }],
])('is one request, even if it %s', async (_, fault, failure) => {
  fault();
  expect(await say('n1')).toMatchObject({ permanent: false, ...failure });
  expect(asked(`POST /channels/${channel}/messages`)).toBe(1);
});

it('waits for users if the thread is archived, and the server has too many active ones to reopen it', async () => {
  await playground.close();
  playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['here'], activeThreads: 1 });
  const client = new Client({ intents: [], rest: { api: playground.api } });
  client.rest.setToken(playground.token);
  const open = async (name: string) =>
    (
      (await client.rest.post(`/channels/${playground.channels[0]}/threads`, {
        body: { name, type: 11 },
      })) as { id: string }
    ).id;
  const thread = await open('first');
  playground.archiveThread(thread);
  await open('second');
  const rest = withoutRetries(client);
  const poster = createPoster({
    ...{ rest, token: playground.token, emojiOf: wordsAlone },
    now: () => new Date(),
    onInvalidToken() {},
  });
  expect(await poster.post(thread, note('Hello'), [], 'n1')).toMatchObject({
    permanent: true,
    error: { code: 160006 },
  });
});

it('is made once if an idle connection breaks', async () => {
  playground.faults.resetNext(POST, 1);
  expect(await say('n1')).toMatchObject({ message: expect.any(String) });
  expect(there()).toBe(1);
  playground.faults.resetNext(POST, 2);
  expect(await say('n2')).toMatchObject({ permanent: false, error: { code: 'ECONNRESET' } });
});

it('is not repeated if its connection broke while the program was frozen', async () => {
  const began = Date.now();
  let looks = 0;
  clock = () => began + 6 * 60_000 * looks++;
  playground.faults.resetNext(POST, 1);
  expect(await say('n1')).toMatchObject({ permanent: false, error: { code: 'ECONNRESET' } });
  expect(asked(`POST /channels/${channel}/messages`)).toBe(1);
});

it('counts as made if it was deleted since', async () => {
  const posted = await say('n1');
  const message = posted !== undefined && 'message' in posted ? posted.message : '';
  expect(await posts.remove(channel, message)).toBeUndefined();
  expect(await say('n1')).toBeUndefined();
  expect(there()).toBe(0);
});

it('as plain text is found by its buttons, and becomes the same message with components', async () => {
  const whole: Panel = {
    parts: [text('All of it'), buttons({ id: 'turn:1', label: 'Go' })],
    words: 'In short',
  };
  const posted = await posts.post(channel, inPlainWords(whole), [], 'n1');
  expect(shown()).toMatchObject({ content: 'In short', flags: 0, components: [{ type: 1 }] });
  expect(await posts.find(channel, whole, 'n1', new Date(clock()))).toEqual(posted);
  const message = posted !== undefined && 'message' in posted ? posted.message : '';
  expect(await posts.edit(channel, message, whole)).toEqual(posted);
  expect(shown()).toMatchObject({ content: '', flags: 1 << 15, components: [{ type: 17 }] });
  expect(playground.violations).toEqual([]);
});

it('stays highlighted only for users whom an edit names', async () => {
  const [ann = ''] = playground.users.map(({ id }) => id);
  const panel = note(`<@${ann}>, your turn`);
  const posted = await posts.post(channel, panel, [ann], 'n1');
  const message = posted !== undefined && 'message' in posted ? posted.message : '';
  const named = () => shown()?.mentions.map(({ id }) => id);
  await posts.edit(channel, message, panel, [ann]);
  expect(named()).toEqual([ann]);
  await posts.edit(channel, message, panel);
  expect(named()).toEqual([]);
  expect(playground.pings.map(({ user }) => user)).toEqual([ann]);
});

it('is found among other posts, though Discord does not keep its nonce', async () => {
  const find = (nonce: string) => posts.find(channel, note('Hello'), nonce, new Date(clock()));
  expect(await find('n1')).toMatchObject({ permanent: true });
  await say('n0');
  const posted = await say('n1');
  await say('n2');
  expect(await find('n1')).toEqual(posted);
  expect(await find('n3')).toBeUndefined();
  playground.faults.hideHistory(channel, true);
  expect(await find('n1')).toMatchObject({ permanent: true });
  playground.faults.failNext(/^GET/, 503, 1);
  expect(await find('n1')).toMatchObject({ permanent: false, error: { status: 503 } });
});

it('is found though people have talked a lot since, or before it was made late', async () => {
  const [ann] = playground.users;
  const talk = () => {
    for (let line = 0; line < 120; line++) ann?.say(channel, 'Have you heard?');
  };
  const since = new Date(clock());
  const find = (nonce: string) => posts.find(channel, note('Hello'), nonce, since);
  const early = await say('n1');
  talk();
  const late = await say('n2');
  expect(await find('n1')).toEqual(early);
  expect(await find('n2')).toEqual(late);
  expect(await find('n3')).toBeUndefined();
});

it('asks once whether the token is valid, however many posts were refused', async () => {
  playground.faults.failNext(POST, 401, 3);
  const failures = await Promise.all([say('n1'), say('n2'), say('n3')]);
  expect(failures).toMatchObject([1, 2, 3].map(() => ({ permanent: false, error: { status: 401 } })));
  expect(lost).toBe(0);
  expect(await say('n4')).toMatchObject({ message: expect.any(String) });
});

it('reports a refused token only if Discord confirms it', async () => {
  playground.faults.failNext(POST, 401, 2);
  playground.faults.failNext(/users/, 503, 1);
  await say('n1');
  expect(lost).toBe(0);
  playground.faults.failNext(/users/, 401, 1);
  await say('n2');
  expect(lost).toBe(1);
});

it('is tried again if something other than Discord has answered', async () => {
  const page = async () => new TextEncoder().encode('<html>').buffer;
  const poster = createPoster({
    ...{ rest: Object.assign(new REST(), { post: page, get: page }), token: 'token', emojiOf: wordsAlone },
    now: () => new Date(),
    onInvalidToken() {},
  });
  const failure = { permanent: false, error: expect.any(Error) };
  expect(await poster.post(channel, note('Hello'), [], 'n1')).toMatchObject(failure);
  expect(await poster.find(channel, note('Hello'), 'n1', new Date())).toMatchObject(failure);
});
