/** Direct messages with the bot: opened, sent, refused, and visible to one user only. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, type Scene, scene, there } from './fixtures/support.ts';

let stage: Scene;
let bot: EchoBot;
beforeAll(async () => {
  stage = await scene();
  bot = await startEchoBot(stage.playground);
});
afterAll(async () => {
  await bot.stop();
  await stage.playground.close();
});
afterEach(() => stage.playground.faults.refuseDirect(stage.ben.id, undefined));

const open = (recipient_id: unknown) =>
  ask(stage.playground, 'POST', '/users/@me/channels', { recipient_id });
const send = (channel: string, body: object) =>
  ask(stage.playground, 'POST', `/channels/${channel}/messages`, {
    allowed_mentions: { parse: [] },
    ...body,
  });

describe('direct messages', () => {
  it('are opened once for each person, and shown as Discord shows them', async () => {
    const { ben, playground } = stage;
    const first = await open(ben.id);
    expect(first).toMatchObject({ status: 200, body: { type: 1, recipients: [{ id: ben.id }] } });
    expect((await open(ben.id)).body).toEqual(first.body);
    expect((first.body as { id: string }).id).toBe(ben.direct);
    expect((await ask(playground, 'GET', `/channels/${ben.direct}`)).body).toEqual(first.body);
    // They are no channels of the guild.
    expect(playground.channels).not.toContain(ben.direct);
    const { body } = await ask(playground, 'GET', `/guilds/${playground.guild}/channels`);
    expect(JSON.stringify(body)).not.toContain(ben.direct);
  });

  it.each([
    ['nobody', '1', 400, 50033],
    ['a number', 1, 400, 50035],
  ])('are refused for %s', async (_, recipient, status, code) => {
    expect(await open(recipient)).toMatchObject({ status, body: { code } });
  });
  it('are refused with a bot, as with oneself', async () => {
    const { body } = await ask(stage.playground, 'GET', '/users/@me');
    expect(await open((body as { id: string }).id)).toMatchObject({ status: 403, body: { code: 50007 } });
  });

  it('are seen only by their reader, who is notified unless they are silent', async () => {
    const { ann, ben, playground } = stage;
    const before = playground.pings.length;
    await send(ben.direct, { content: 'psst' });
    await send(ben.direct, { content: 'hush', flags: 1 << 12 });
    expect(ben.messages(ben.direct).map(({ message }) => message.content)).toEqual(['psst', 'hush']);
    expect(ann.messages(ben.direct)).toEqual([]);
    const id = there(ben.messages(ben.direct)[0]).message.id;
    expect(playground.pings.slice(before)).toEqual([{ message: id, channel: ben.direct, user: ben.id }]);
  });

  it('come once for a nonce that is enforced', async () => {
    const { ben } = stage;
    const count = ben.messages(ben.direct).length;
    const twice = { content: 'once', nonce: 'a nonce', enforce_nonce: true };
    const [first, second] = [await send(ben.direct, twice), await send(ben.direct, twice)];
    expect(second.body).toEqual(first.body);
    expect(ben.messages(ben.direct)).toHaveLength(count + 1);
  });

  it.each([50007, 50278])('to a user who accepts none (%i) can be opened, but not sent', async (code) => {
    const { ben, playground } = stage;
    playground.faults.refuseDirect(ben.id, code);
    const count = ben.messages(ben.direct).length;
    expect((await open(ben.id)).status).toBe(200);
    expect(await send(ben.direct, { content: 'hello' })).toMatchObject({ status: 403, body: { code } });
    expect(ben.messages(ben.direct)).toHaveLength(count);
    expect((await open(stage.ann.id)).status).toBe(200);
  });
  it('that are opened too fast (40003) are refused at once', async () => {
    stage.playground.faults.refuseDirect(stage.ben.id, 40003);
    expect(await open(stage.ben.id)).toMatchObject({ status: 403, body: { code: 40003 } });
  });

  it('have the commands that may be used there, and the bot is told where they came from', async () => {
    const { ann, ben, playground } = stage;
    const application = there(playground.commands[0]).application_id;
    const made = (name: string, contexts: number[]) =>
      ask(playground, 'POST', `/applications/${application}/commands`, { name, description: 'x', contexts });
    await made('everywhere', [0, 1]);
    await made('servers', [0]);
    await made('alone', [1]);
    const outcome = async (channel: string, name: string) => (await ben.command(channel, name)).why ?? 'sent';
    const none = /no command/;
    expect(await outcome(ben.direct, 'servers')).toMatch(none);
    expect(await outcome(stage.room, 'alone')).toMatch(none);
    expect((await ann.command(ben.direct, 'alone')).why).toMatch(/no such channel/);
    expect((await made('nowhere', [])).status).toBe(400);
    expect((await made('beyond', [3])).status).toBe(400);
  });
});
