/** The page's WebSocket: its messages and requests, as each user sees them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PageEvent, PageRequest } from '../../src/playground/index.ts';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Scene, scene, there } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;
const tabs: Tab[] = [];

beforeAll(async () => {
  stage = await scene();
  bot = await startEchoBot(stage.playground);
});
afterEach(() => {
  for (const { socket } of tabs.splice(0)) socket.terminate();
});
afterAll(async () => {
  expect(stage.playground.violations).toEqual([]);
  await bot.stop();
  await stage.playground.close();
});

interface Tab {
  readonly socket: WebSocket;
  readonly events: PageEvent[];
  /** The first event that fits, now or later. */
  wait<T extends PageEvent['type']>(
    type: T,
    fits?: (event: Extract<PageEvent, { type: T }>) => boolean,
  ): Promise<Extract<PageEvent, { type: T }>>;
  send(request: PageRequest): void;
}

function open(query: string): Tab {
  const socket = new WebSocket(`${stage.playground.url.replace('http', 'ws')}page${query}`);
  const events: PageEvent[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (raw) => {
    events.push(JSON.parse(String(raw)));
    for (const listener of listeners) listener();
  });
  const tab: Tab = {
    socket,
    events,
    wait: (type, fits = () => true) =>
      new Promise((resolve) => {
        type Wanted = Extract<PageEvent, { type: typeof type }>;
        const look = () => {
          const found = events.find((event): event is Wanted => event.type === type && fits(event as Wanted));
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    send: (request) => socket.send(JSON.stringify(request)),
  };
  tabs.push(tab);
  return tab;
}

async function tabOf(user: string): Promise<Tab> {
  const tab = open(`?user=${user}`);
  await tab.wait('hello');
  return tab;
}

describe('a page', () => {
  it('first receives users, channels and whether the bot is online', async () => {
    const hello = await open(`?user=${stage.ben.id}`).wait('hello');
    expect(hello).toMatchObject({
      you: { name: 'Ben', moderator: false },
      channels: [{ name: 'games' }, { name: 'talk' }],
      online: true,
    });
    expect(hello.users.map(({ name }) => name)).toEqual(['Bot', 'Ann', 'Ben']);
    expect(hello.commands.server.map(({ name }) => name)).not.toContain('ban');
  });

  it('belongs to the first user unless it names another', async () => {
    const hello = await open('').wait('hello');
    expect(hello.you.name).toBe('Ann');
    expect(hello.commands.server.map(({ name }) => name)).toContain('ban');
  });

  it.each([
    ['of a stranger', '?user=1', undefined, 4_004],
    ['that talks nonsense', '', 'nonsense', 4_002],
    ['that leaves out what a request needs', '', '{"type":"command","request":1}', 4_002],
  ])('%s is closed', async (_, query, said, code) => {
    const { socket } = open(query);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    if (said !== undefined) socket.once('open', () => socket.send(said));
    expect(await closed).toBe(code);
  });
});

describe('requests', () => {
  it('can be commands, whose answer everyone sees', async () => {
    const [ann, ben] = [await tabOf(stage.ann.id), await tabOf(stage.ben.id)];
    const input = { text: 'Over the wire' };
    ann.send({ type: 'command', request: 7, channel: stage.room, path: 'echo', options: input });
    const { message } = await ben.wait(
      'message',
      ({ message: { message } }) => message.content === input.text,
    );
    expect(message.used).toEqual({ user: 'Ann', command: '/echo' });
    expect(await ann.wait('done')).toEqual({ type: 'done', request: 7 });
  });

  it('hide private messages from others', async () => {
    const [ann, ben] = [await tabOf(stage.ann.id), await tabOf(stage.ben.id)];
    ann.send({ type: 'command', request: 1, channel: stage.room, path: 'later', options: {} });
    expect((await ann.wait('message')).message).toMatchObject({ thinking: true, ephemeral: true });
    const { message, channel } = await ann.wait('edit');
    ann.send({ type: 'dismiss', request: 2, channel, message: message.message.id });
    await ann.wait('delete', ({ id }) => id === message.message.id);
    ben.send({ type: 'history', request: 3, channel });
    const { messages } = await ben.wait('history');
    expect(messages.some((one) => one.ephemeral)).toBe(false);
    expect(ben.events.map(({ type }) => type)).toEqual(['hello', 'history']);
  });

  it('can be clicks, which change the message', async () => {
    const ben = await tabOf(stage.ben.id);
    const { message } = messageOf(await stage.ann.command(stage.room, 'game panel'));
    ben.send({ type: 'component', request: 1, channel: stage.room, message: message.id, customId: 'yes' });
    await ben.wait('done');
    const { message: edited } = await ben.wait('edit', (event) => event.message.message.id === message.id);
    expect(JSON.stringify(edited.message.components)).toContain('"content":"yes"');
  });

  it('can open and send forms, and complete typed values', async () => {
    const ann = await tabOf(stage.ann.id);
    const { room } = stage;
    ann.send({ type: 'command', request: 1, channel: room, path: 'game form', options: {} });
    const { modal } = await ann.wait('modal', ({ request }) => request === 1);
    const fields = { name: 'Ann', fruit: 'apple' };
    ann.send({ type: 'modal', request: 2, channel: room, customId: modal.custom_id, fields });
    await ann.wait('message', ({ message: { message } }) => message.content === 'Ann likes apple');
    const options = { fruit: 'b' };
    ann.send({
      type: 'autocomplete',
      request: 3,
      channel: room,
      path: 'game find',
      options,
      focused: 'fruit',
    });
    expect((await ann.wait('choices')).choices).toEqual([{ name: 'banana', value: 'banana' }]);
  });

  it('can post in the channel, and ping', async () => {
    const [ann, ben] = [await tabOf(stage.ann.id), await tabOf(stage.ben.id)];
    ann.send({ type: 'say', request: 1, channel: stage.room, text: `Your turn, <@${stage.ben.id}>` });
    expect((await ben.wait('message')).message.pinged).toBe(true);
    expect((await ann.wait('message')).message.pinged).toBe(false);
  });

  it('that are impossible are refused with a line for the user', async () => {
    const ann = await tabOf(stage.ann.id);
    ann.send({ type: 'component', request: 5, channel: stage.room, message: '1', customId: 'yes' });
    expect(await ann.wait('failed')).toEqual({ type: 'failed', request: 5, why: 'There is no such message' });
    ann.send({ type: 'dismiss', request: 6, channel: stage.room, message: '1' });
    await ann.wait('failed', ({ request }) => request === 6);
  });
});

describe('news', () => {
  it('of users, channels, commands and the bot reach every page', async () => {
    const ann = await tabOf(stage.ann.id);
    stage.playground.addUser('Dora');
    expect((await ann.wait('users')).users.at(-1)?.name).toBe('Dora');
    const id = stage.playground.addChannel('attic');
    expect((await ann.wait('channels')).channels.at(-1)).toEqual({ id, name: 'attic' });
    await bot.client.application.commands.create({ name: 'new', description: 'New' });
    expect((await ann.wait('commands')).commands.server.some(({ name }) => name === 'new')).toBe(true);
    stage.playground.faults.dropGateway(true);
    await ann.wait('online', ({ online }) => !online);
    await ann.wait('online', ({ online }) => online);
  });

  it('of a private thread reach whoever is mentioned in it', async () => {
    const ben = await tabOf(stage.ben.id);
    const { body } = await ask(stage.playground, 'POST', `/channels/${stage.room}/threads`, {
      name: 'cellar',
      type: 12,
    });
    const { id } = body as { readonly id: string };
    const send = async (content: string) =>
      await ask(stage.playground, 'POST', `/channels/${id}/messages`, { content });
    await send('Before');
    await send(`Come, <@${stage.ben.id}>`);
    await ben.wait('channels', ({ channels }) => channels.some((one) => one.id === id));
    expect((await ben.wait('message', ({ channel }) => channel === id)).message.pinged).toBe(true);
  });

  it('of pictures contain URLs that the browser can load', async () => {
    const ann = await tabOf(stage.ann.id);
    ann.send({ type: 'command', request: 1, channel: stage.room, path: 'picture', options: {} });
    const { message } = await ann.wait('edit');
    const { url } = there(message.message.attachments[0]);
    const served = await fetch(new URL(url, stage.playground.url));
    expect(served.headers.get('content-security-policy')).toBe('sandbox');
    const { host } = new URL(stage.playground.url);
    expect((await ask(stage.playground, 'GET', '/users/@me')).status).toBe(200);
    expect(url.includes(host)).toBe(false);
  });
});
