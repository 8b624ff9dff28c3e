/** A real discord.js client in the playground: everything a bot does when all goes well. */
import { ComponentType, Events, type Interaction, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { COMMANDS, type EchoBot, PIXEL, picture, startEchoBot } from './fixtures/echo-bot.ts';
import { CHECKED } from './fixtures/openapi.ts';
import { messageOf, type Scene, scene, textIn, there } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;

beforeAll(async () => {
  stage = await scene(CHECKED);
  bot = await startEchoBot(stage.playground);
});
afterAll(async () => {
  // Everything the bot does conforms to Discord's rules.
  expect(bot.errors).toEqual([]);
  expect(stage.playground.violations).toEqual([]);
  await bot.stop();
  await stage.playground.close();
});

const last = (): Interaction => there(bot.seen.at(-1));
const guild = () => there(bot.client.guilds.cache.get(stage.playground.guild));

describe('logging in', () => {
  it('gives the bot its guild, the channels and itself', async () => {
    await stage.playground.ready();
    expect(guild().channels.cache.map(({ name }) => name)).toEqual(['games', 'talk']);
    expect(guild().members.me?.id).toBe(bot.client.user.id);
    expect(guild().members.me?.permissions.has('AttachFiles')).toBe(true);
  });

  it('gives ids that contain the time of creation', () => {
    const moderators = guild().roles.cache.find(({ name }) => name === 'Moderators');
    const age = Date.now() - (moderators?.createdTimestamp ?? 0);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(600_000);
  });

  // Otherwise a stored game would lose its users, its channel and the bot at the next start.
  it('gives the server, people, channels and the bot the same ids at every start, each another', async () => {
    const again = await startPlayground({
      port: 0,
      people: ['Ann', 'Ben', 'Ann'],
      channels: ['games', 'new'],
    });
    await again.close();
    const { playground } = stage;
    expect(again.guild).toBe(playground.guild);
    expect(again.channels[0]).toBe(playground.channels[0]);
    expect(again.users[0]?.id).toBe(playground.users.find(({ name }) => name === 'Ann')?.id);
    expect(again.token.split('.')[0]).toBe(playground.token.split('.')[0]);
    const ids = [again.guild, bot.client.user.id, ...again.channels, ...again.users.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(7);
  });

  it('keeps the commands that the bot puts, and their ids when it puts them again', async () => {
    const before = stage.playground.commands;
    expect(before.map(({ name }) => name)).toEqual(COMMANDS.map(({ name }) => name));
    await bot.client.application.commands.set(COMMANDS);
    expect(stage.playground.commands.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('reports new and deleted channels', async () => {
    const created = new Promise((resolve) => bot.client.once(Events.ChannelCreate, resolve));
    const id = stage.playground.addChannel('more');
    await created;
    expect(guild().channels.cache.has(id)).toBe(true);
    const deleted = new Promise((resolve) => bot.client.once(Events.ChannelDelete, resolve));
    stage.playground.removeChannel(id);
    await deleted;
    expect(guild().channels.cache.has(id)).toBe(false);
  });

  it('finds members and users by id', async () => {
    const cara = stage.playground.addUser('Cara');
    expect((await guild().members.fetch(cara.id)).user.username).toBe('Cara');
    expect((await bot.client.users.fetch(stage.ben.id, { force: true })).username).toBe('Ben');
  });
});

describe('commands', () => {
  it('are answered with a public message', async () => {
    const { ann, ben, room } = stage;
    const result = await ann.command(room, 'echo', { text: 'Hello' });
    expect(messageOf(result)).toMatchObject({
      used: { user: 'Ann', command: '/echo' },
      ephemeral: false,
      thinking: false,
      message: { content: 'Hello', author: { bot: true } },
    });
    expect(there(result.answered)).toBeGreaterThanOrEqual(there(result.acknowledged));
    expect(ben.messages(room).at(-1)?.message.content).toBe('Hello');
  });

  it('convert options to their types', async () => {
    const { ann, room } = stage;
    const input = { text: 'Hi', times: '2', who: '@ben', volume: '1.5', tone: 'Rudely' };
    expect(messageOf(await ann.command(room, '/echo', input)).message.content).toBe('Hi Hi Ben 1.5 rude');
  });

  it('may be answered privately', async () => {
    const { ann, ben, room } = stage;
    const { ephemeral, message } = messageOf(
      await ann.command(room, 'echo', { text: 'psst', quietly: 'true' }),
    );
    expect(ephemeral).toBe(true);
    expect(there(message.flags) & MessageFlags.Ephemeral).not.toBe(0);
    expect(ann.messages(room).some(({ message: { id } }) => id === message.id)).toBe(true);
    expect(ben.messages(room).some(({ message: { id } }) => id === message.id)).toBe(false);
  });

  it('may be answered later', async () => {
    const { ann, room, playground } = stage;
    const answer = ann.command(room, 'later');
    await playground.until(() => ann.messages(room).at(-1)?.thinking === true);
    const { thinking, ephemeral, message } = messageOf(await answer);
    expect({ thinking, ephemeral, content: message.content }).toEqual({
      thinking: false,
      ephemeral: true,
      content: 'Here it is',
    });
  });

  it('contain the permissions of their user', async () => {
    const { ann, ben, room } = stage;
    await ann.command(room, 'echo', { text: 'a' });
    expect(last().memberPermissions?.has('ManageGuild')).toBe(true);
    await ben.command(room, 'echo', { text: 'b' });
    expect(last().memberPermissions?.has('ManageGuild')).toBe(false);
    expect(last().memberPermissions?.has('SendMessages')).toBe(true);
    expect(last().appPermissions.has('AttachFiles')).toBe(true);
    expect(last()).toMatchObject({ locale: 'en-US', guildLocale: 'en-US', context: 0 });
  });

  it('suggest values while the user types', async () => {
    const { ann, room } = stage;
    const { choices } = await ann.autocomplete(room, 'game find', { fruit: 'ap' }, 'fruit');
    expect(choices?.map(({ value }) => value)).toEqual(['apple', 'apricot']);
    const chosen = await ann.command(room, 'game find', { fruit: 'apple' });
    expect(messageOf(chosen)).toMatchObject({
      used: { command: '/game find' },
      message: { content: 'Found apple' },
    });
  });
});

describe('components', () => {
  it('are clicked, and their message changes', async () => {
    const { ann, ben, room } = stage;
    const { message } = messageOf(await ann.command(room, 'game panel'));
    const clicked = messageOf(await ben.click(message.id, 'yes'));
    expect(clicked.message.id).toBe(message.id);
    expect(textIn(clicked)).toContain('"content":"yes"');
    expect(last().user.username).toBe('Ben');
  });

  it('can be menus', async () => {
    const { ann, room } = stage;
    const { message } = messageOf(await ann.command(room, 'game panel'));
    expect(textIn(messageOf(await ann.click(message.id, 'fruit', ['apple', 'banana'])))).toContain(
      'fruit apple,banana',
    );
  });

  it('get numeric ids, as at Discord', async () => {
    const { ann, room } = stage;
    const { message } = messageOf(await ann.command(room, 'game panel'));
    const ids = [...JSON.stringify(message.components).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(8);
  });
});

describe('modals', () => {
  it('are shown for a command and for a click, and sent', async () => {
    const { ann, room } = stage;
    const { modal } = await ann.command(room, 'game form');
    expect(modal?.title).toBe('What do you like?');
    const sent = await ann.submit(room, 'likes', { name: 'Ann', fruit: 'banana' });
    expect(messageOf(sent).message.content).toBe('Ann likes banana');

    const { message } = messageOf(await ann.command(room, 'game panel'));
    expect((await ann.click(message.id, 'form')).modal?.custom_id).toBe('likes');
    await ann.submit(room, 'likes', { name: 'Ann', fruit: 'apple' });
    const form = last();
    expect(form.isModalSubmit() && form.message?.id).toBe(message.id);
  });
});

describe('pictures', () => {
  it('are stored, measured and served', async () => {
    const { ann, room, playground } = stage;
    const { message } = messageOf(await ann.command(room, 'picture'));
    const [file] = message.attachments;
    expect(file).toMatchObject({ filename: 'pixel.png', width: 1, height: 1, size: PIXEL.length });
    expect(file?.url).toMatch(/^\/attachments\//);
    expect(message.components).toMatchObject([
      {
        items: [{ description: 'A red pixel', media: { url: file?.url, attachment_id: file?.id, width: 1 } }],
      },
    ]);
    const served = await fetch(new URL(there(file).url, playground.url));
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer()).equals(PIXEL)).toBe(true);
  });

  it('have absolute URLs for the bot, which can reuse them', async () => {
    const { room, playground } = stage;
    const channel = there(bot.client.channels.cache.get(room));
    if (!channel.isSendable()) throw new Error('a text channel');
    const sent = await channel.send(picture());
    // Components show the file, so it is not among the attachments, as on Discord.
    expect(sent.attachments.size).toBe(0);
    const [gallery] = sent.components;
    if (gallery?.type !== ComponentType.MediaGallery) throw new Error('a picture');
    const url = there(gallery.items[0]?.media.url);
    expect(url.startsWith(playground.url)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('messages in a channel', () => {
  it('can be sent, found, edited, listed and deleted', async () => {
    const { room, ann } = stage;
    const channel = there(bot.client.channels.cache.get(room));
    if (!channel.isSendable()) throw new Error('a text channel');
    const sent = await channel.send('First');
    expect((await channel.messages.fetch({ message: sent.id, force: true })).content).toBe('First');
    await sent.edit('Second');
    expect(ann.messages(room).at(-1)?.message).toMatchObject({
      content: 'Second',
      edited_timestamp: expect.any(String),
    });
    expect((await channel.messages.fetch({ limit: 1 })).first()?.id).toBe(sent.id);
    await sent.delete();
    expect(ann.messages(room).some(({ message: { id } }) => id === sent.id)).toBe(false);
  });
});

describe('requests', () => {
  it('are all recorded with their bodies', () => {
    const upload = there(stage.playground.requests.find(({ files }) => files.length > 0));
    expect(upload.path).toMatch(/\/messages\/(?:@|%40)original$/);
    expect(upload).toMatchObject({
      method: 'PATCH',
      status: 200,
      files: [{ name: 'pixel.png', type: 'image/png' }],
    });
    expect(upload.body).toMatchObject({ flags: MessageFlags.IsComponentsV2 });
  });
});
