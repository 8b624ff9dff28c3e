/** Failures on demand, met by a real client. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Scene, scene, there } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;

beforeAll(async () => {
  stage = await scene();
  bot = await startEchoBot(stage.playground);
});
afterAll(async () => {
  expect(stage.playground.violations).toEqual([]);
  await bot.stop();
  await stage.playground.close();
});

let before = 0;
beforeEach(() => {
  before = stage.playground.requests.length;
});
const statuses = () => stage.playground.requests.slice(before).map(({ status }) => status);
const post = (body: object) => {
  const channel = there(bot.client.channels.cache.get(stage.room));
  if (!channel.isSendable()) throw new Error('a text channel');
  return channel.send(body);
};

it('answers 500 as often as asked, and the client retries', async () => {
  stage.playground.faults.failNext(/^POST \/channels\//, 500, 2);
  await post({ content: 'Third time lucky' });
  expect(statuses()).toEqual([500, 500, 200]);
});

it('can be cleared', async () => {
  stage.playground.faults.failNext(/^POST \/channels\//, 500, 2);
  stage.playground.faults.clear();
  await post({ content: 'First time' });
  expect(statuses()).toEqual([200]);
});

it('can report a message before its author gets the response', async () => {
  const seen: string[] = [];
  const note = ({ message }: { message: { content: string } }) => void seen.push(message.content);
  stage.playground.changes.on('message', note);
  const posting = post({ content: 'Just now' }).then(() => seen.push('heard'));
  await posting;
  stage.playground.changes.off('message', note);
  expect(seen).toEqual(['Just now', 'heard']);
});

it('answers 500 until the client gives up', async () => {
  stage.playground.faults.failNext(/^POST \/channels\//, 503, 3);
  await expect(post({ content: 'Never' })).rejects.toThrow(HTTPError);
  expect(stage.ann.messages(stage.room).some(({ message }) => message.content === 'Never')).toBe(false);
});

it('answers 403 with the error that Discord has for it', async () => {
  stage.playground.faults.failNext(/^POST \/channels\//, 403, 1);
  const error = await post({ content: 'No' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DiscordAPIError);
  expect(error).toMatchObject({ status: 403, code: 50013 });
});

it('limits the rate, and the client waits', async () => {
  stage.playground.faults.limitNext(/^POST \/channels\//, 20, 1);
  await post({ content: 'Patience' });
  expect(statuses()).toEqual([429, 200]);
  const [limited, taken] = stage.playground.requests.slice(before);
  expect(there(taken).at - there(limited).at).toBeGreaterThanOrEqual(20);
});

it('names the delay in header and body', async () => {
  stage.playground.faults.limitNext(/users/, 1_500, 1);
  const { api, token } = stage.playground;
  const response = await fetch(`${api}/v10/users/@me`, { headers: { authorization: `Bot ${token}` } });
  expect(response.headers.get('retry-after')).toBe('1.5');
  expect(response.headers.get('x-ratelimit-scope')).toBe('user');
  expect(await response.json()).toMatchObject({ retry_after: 1.5, global: false });
});

it('loses a response, though the message exists and its nonce makes no second one', async () => {
  const { playground, room, ann } = stage;
  const body = { content: 'Once only', nonce: 'n1', enforce_nonce: true };
  playground.faults.loseAnswer(/^POST \/channels\//);
  await expect(ask(playground, 'POST', `/channels/${room}/messages`, body)).rejects.toThrow();
  const again = await ask(playground, 'POST', `/channels/${room}/messages`, body);
  const found = ann.messages(room).filter(({ message }) => message.content === 'Once only');
  expect(found).toHaveLength(1);
  expect(again).toMatchObject({ status: 200, body: { id: found[0]?.message.id } });
});

it('hangs without a response until the connection is cut, though the message exists', async () => {
  const { playground, room, ann } = stage;
  const release = playground.faults.hangNext(/^POST \/channels\//, 1);
  let ended = false;
  const asked = ask(playground, 'POST', `/channels/${room}/messages`, { content: 'Hello?' }).finally(() => {
    ended = true;
  });
  const isThere = () => ann.messages(room).some(({ message }) => message.content === 'Hello?');
  await playground.until(isThere);
  expect(ended).toBe(false);
  release();
  await expect(asked).rejects.toThrow();
});

it('resets a connection before anything is done', async () => {
  const { playground, room, ann } = stage;
  playground.faults.resetNext(/^POST \/channels\//, 1);
  await expect(ask(playground, 'POST', `/channels/${room}/messages`, { content: 'Cut' })).rejects.toThrow();
  expect(ann.messages(room).some(({ message }) => message.content === 'Cut')).toBe(false);
});

it('forbids a channel to the bot, which shows in its interactions', async () => {
  const { playground, room, ann } = stage;
  playground.faults.forbid(room, true);
  await expect(post({ content: 'No' })).rejects.toMatchObject({ status: 403, code: 50013 });
  await ann.command(room, 'later');
  expect(bot.seen.at(-1)?.appPermissions.has('SendMessages')).toBe(false);
  playground.faults.forbid(room, false);
  await post({ content: 'Yes' });
});

it('matches `@original` however it is written', async () => {
  stage.playground.faults.failNext(/^PATCH .*@original/, 500, 1);
  expect(messageOf(await stage.ann.command(stage.room, 'later')).message.content).toBe('Here it is');
  expect(statuses()).toContain(500);
});
