/** The gateway: wrong tokens, connections cut, sessions resumed and sessions lost. */
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Scene, scene } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;

beforeEach(async () => {
  stage = await scene();
  bot = await startEchoBot(stage.playground);
});
afterEach(async () => {
  await bot.stop();
  await stage.playground.close();
});

const once = (event: Events) =>
  new Promise<void>((resolve) => bot.client.once(event as Events.Debug, () => resolve()));

describe('a connection that is cut', () => {
  it('is resumed, and missed events arrive', async () => {
    const { playground, ann, room } = stage;
    const resumed = once(Events.ShardResume);
    playground.faults.dropGateway(true);
    const answer = ann.command(room, 'echo', { text: 'Are you there?' });
    await resumed;
    expect(messageOf(await answer).message.content).toBe('Are you there?');
    expect(bot.seen).toHaveLength(1);
    expect(playground.violations).toEqual([]);
  });

  it('that cannot be resumed makes the bot log in again, and missed events are lost', async () => {
    const { playground, ann, room } = stage;
    const ready = once(Events.ShardReady);
    playground.faults.dropGateway(false);
    const lost = await ann.command(room, 'echo', { text: 'Nobody hears this' });
    expect(lost).toMatchObject({ outcome: 'failed', why: 'The application is not connected' });
    await ready;
    expect(messageOf(await ann.command(room, 'echo', { text: 'Back' })).message.content).toBe('Back');
    expect(bot.seen).toHaveLength(1);
  });
});

describe('a gateway that', () => {
  it('asks for a reconnect gets one that resumes (op 7)', async () => {
    const resumed = once(Events.ShardResume);
    stage.playground.faults.askToReconnect();
    await resumed;
    expect(messageOf(await stage.ann.command(stage.room, 'echo', { text: 'Here' })).message.content).toBe(
      'Here',
    );
  });

  it('calls sessions invalid gets new ones (op 9)', async () => {
    const ready = once(Events.ShardReady);
    stage.playground.faults.invalidateSessions();
    await ready;
    expect(messageOf(await stage.ann.command(stage.room, 'echo', { text: 'Here' })).message.content).toBe(
      'Here',
    );
  });

  it('does not answer heartbeats is left and reconnected to', async () => {
    const own = await scene({ heartbeatMs: 200 });
    const other = await startEchoBot(own.playground);
    const resumed = new Promise<void>((resolve) => {
      other.client.once(Events.ShardResume, () => resolve());
    });
    own.playground.faults.silenceGateway();
    await resumed;
    await other.stop();
    await own.playground.close();
  });
});

/** The gateway's answer to a login: an opcode, or the code with which it closes the connection. */
const login = ({ url, token }: Scene['playground'], shard = 0): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}gateway?v=10&encoding=json`);
    socket.once('close', resolve);
    socket.once('message', () => {
      const d = { token, intents: 1, properties: {}, shard: [shard, 32] };
      socket.send(JSON.stringify({ op: 2, d }));
      socket.once('message', (raw) => {
        resolve((JSON.parse(String(raw)) as { op: number }).op);
        socket.terminate();
      });
    });
  });

describe('logins', () => {
  it('too soon after another of the same bucket are invalid, those of other buckets are not', async () => {
    const { playground } = await scene({ identifyIntervalMs: 60_000 });
    expect([await login(playground, 1), await login(playground, 2)]).toEqual([0, 0]);
    expect([await login(playground, 1), await login(playground, 17)]).toEqual([9, 9]);
    await playground.close();
  });

  it('are counted, and one too many costs the bot its token', async () => {
    const { playground } = await scene();
    const left = async () =>
      ((await ask(playground, 'GET', '/gateway/bot')).body as { session_start_limit: { remaining: number } })
        .session_start_limit.remaining;
    expect(await left()).toBe(1_000);
    playground.faults.leaveLogins(1, 60_000);
    expect([await login(playground), await left(), await login(playground)]).toEqual([0, 0, 4004]);
    expect(playground.violations).toEqual([expect.stringContaining('more often')]);
    playground.faults.leaveLogins(0, 0);
    expect(await left()).toBe(1_000);
    await playground.close();
  });
});

describe('a stranger', () => {
  it('cannot log in with another token', async () => {
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: stage.playground.api } });
    await expect(client.login('not.the.token')).rejects.toThrow('invalid token');
    await client.destroy();
    expect(await ask(stage.playground, 'GET', '/users/@me', undefined, { as: 'wrong' })).toEqual({
      status: 401,
      body: { message: '401: Unauthorized', code: 0 },
    });
  });

  it('is turned away by the gateway with 4004', async () => {
    const socket = new WebSocket(`${stage.playground.url.replace('http', 'ws')}gateway?v=10&encoding=json`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('message', () =>
      socket.send(JSON.stringify({ op: 2, d: { token: 'wrong', intents: 1, properties: {} } })),
    );
    expect(await closed).toBe(4004);
  });

  it.each([
    ['says what nobody understands', { op: 77 }, 4001],
    ['talks nonsense', 'nonsense', 4002],
  ])('that %s is cut off', async (_, packet, code) => {
    const socket = new WebSocket(`${stage.playground.url.replace('http', 'ws')}gateway`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('message', () => socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet)));
    expect(await closed).toBe(code);
  });

  it.each([
    ['/gateway', { origin: 'https://stranger.example' }],
    ['/page', { origin: 'https://stranger.example' }],
    ['/page', { host: 'stranger.example' }],
    ['/elsewhere', {}],
  ])('cannot open %s from %j', async (path, headers) => {
    const socket = new WebSocket(`${stage.playground.url.replace('http', 'ws').slice(0, -1)}${path}`, {
      headers,
    });
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => resolve('open'));
      socket.once('error', () => undefined);
    });
    expect(status).toBe(403);
    socket.terminate();
  });
});

describe('a bot that closes its connection', () => {
  it('is offline at once, and clicks do not wait for it', async () => {
    const { playground, ann, room } = stage;
    await bot.stop();
    const { outcome, why } = await ann.command(room, 'echo', { text: 'x' });
    expect({ outcome, why }).toEqual({ outcome: 'failed', why: 'The application is not connected' });
    expect(playground.violations).toEqual([]);
  });
});

it('reports a deleted thread as a thread, not as a channel', async () => {
  const { playground, room } = stage;
  const path = `/channels/${room}/threads`;
  const opened = await ask(playground, 'POST', path, { name: 'Table', type: 11, auto_archive_duration: 60 });
  const gone = new Promise((resolve) => bot.client.once(Events.ThreadDelete, resolve));
  const { id } = opened.body as { id: string };
  playground.removeChannel(id);
  expect(await gone).toMatchObject({ id, parentId: room });
});
