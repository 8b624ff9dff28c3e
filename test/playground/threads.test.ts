/** Threads: private ones are visible to their members and moderators, public ones to all. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Scene, scene } from './fixtures/support.ts';

let stage: Scene;
beforeAll(async () => {
  stage = await scene();
});
afterAll(() => stage.playground.close());

const open = async (body: object, channel = stage.room) => {
  const { status, body: shown } = await ask(stage.playground, 'POST', `/channels/${channel}/threads`, {
    name: 'A thread',
    ...body,
  });
  return { status, shown: shown as { id: string; type: number; thread_metadata: object } };
};
const say = (channel: string) =>
  ask(stage.playground, 'POST', `/channels/${channel}/messages`, { content: 'Hello' });
const heard = (who: 'ann' | 'ben', channel: string) => stage[who].messages(channel).length;
const letIn = (channel: string, user: string) =>
  ask(stage.playground, 'PUT', `/channels/${channel}/thread-members/${user}`);

it('a private thread is visible to its members, from its beginning, and to moderators', async () => {
  const { shown } = await open({ type: ChannelType.PrivateThread, invitable: false });
  expect(shown).toMatchObject({ type: ChannelType.PrivateThread, thread_metadata: { invitable: false } });
  await say(shown.id);
  expect([heard('ann', shown.id), heard('ben', shown.id)]).toEqual([1, 0]);
  expect((await stage.ben.command(shown.id, 'x')).why).toBe('There is no such channel');
  for (const _ of [1, 2]) expect((await letIn(shown.id, stage.ben.id)).status).toBe(204);
  expect(heard('ben', shown.id)).toBe(1);
});

it('a public thread is visible to everyone', async () => {
  const { shown } = await open({ type: ChannelType.PublicThread });
  await say(shown.id);
  expect([shown.type, heard('ben', shown.id)]).toEqual([ChannelType.PublicThread, 1]);
});

const change = (channel: string, body: object) =>
  ask(stage.playground, 'PATCH', `/channels/${channel}`, body);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: number }).code;

describe('an archived thread', () => {
  it('cannot be joined or edited until it is reopened', async () => {
    const { shown } = await open({ type: ChannelType.PublicThread });
    const { body } = await say(shown.id);
    const message = `/channels/${shown.id}/messages/${(body as { id: string }).id}`;
    const edit = () => ask(stage.playground, 'PATCH', message, { content: 'Hi' });
    stage.playground.archiveThread(shown.id);
    expect([codeOf(await letIn(shown.id, stage.ben.id)), codeOf(await edit())]).toEqual([50083, 50083]);
    const { body: brought } = await change(shown.id, { archived: false });
    expect(brought).toMatchObject({ thread_metadata: { archived: false, locked: false } });
    expect([(await letIn(shown.id, stage.ben.id)).status, (await edit()).status]).toEqual([204, 200]);
  });

  it('is reopened by a post, unless it is locked', async () => {
    const { shown } = await open({ type: ChannelType.PublicThread });
    stage.playground.archiveThread(shown.id);
    expect((await say(shown.id)).status).toBe(200);
    expect(stage.playground.isArchived(shown.id)).toBe(false);
    stage.playground.archiveThread(shown.id, true);
    expect(codeOf(await say(shown.id))).toBe(50083);
    expect(codeOf(await change(shown.id, { archived: false }))).toBe(50013);
  });

  it('accepts commands of its members only, which can reopen it', async () => {
    const { body: bot } = await ask(stage.playground, 'GET', '/users/@me');
    const commands = `/applications/${(bot as { id: string }).id}/commands`;
    await ask(stage.playground, 'PUT', commands, [{ name: 'hello', description: 'Says hello' }]);
    const { shown } = await open({ type: ChannelType.PublicThread });
    const type = async () => (await stage.ben.command(shown.id, 'hello')).why;
    stage.playground.archiveThread(shown.id);
    expect(await type()).toBe('The thread is archived');
    expect(stage.playground.isArchived(shown.id)).toBe(true);
    await change(shown.id, { archived: false });
    await letIn(shown.id, stage.ben.id);
    stage.playground.archiveThread(shown.id);
    expect(await type(), 'nobody listens, but it was sent').toBe('The application is not connected');
    expect(stage.playground.isArchived(shown.id)).toBe(false);
    stage.playground.archiveThread(shown.id, true);
    expect(await type()).toBe('The thread is archived');
  });
});

it('a private thread is closed to a bot that is not its member', async () => {
  const { shown } = await open({ type: ChannelType.PrivateThread });
  stage.playground.leaveThread(shown.id);
  const read = await ask(stage.playground, 'GET', `/channels/${shown.id}`);
  const answers = [
    read,
    await say(shown.id),
    await letIn(shown.id, stage.ben.id),
    await change(shown.id, {}),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => 50001));
});

it('a mention in a thread adds the user', async () => {
  const { shown } = await open({ type: ChannelType.PrivateThread });
  await ask(stage.playground, 'POST', `/channels/${shown.id}/messages`, { content: `<@${stage.ben.id}>` });
  expect(stage.playground.threadMembers(shown.id)).toContain(stage.ben.id);
});

it('threads are kept over a restart, with their members, but without their messages', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const threads = join(folder, 'threads.json');
  const before = await scene({ threads });
  const made = await ask(before.playground, 'POST', `/channels/${before.room}/threads`, {
    name: 'attic',
    type: ChannelType.PrivateThread,
  });
  const { id } = made.body as { id: string };
  const [ann, ben] = [before.ann.id, before.ben.id];
  await ask(before.playground, 'PUT', `/channels/${id}/thread-members/${ben}`);
  await ask(before.playground, 'POST', `/channels/${id}/messages`, { content: `Hello <@${ann}>` });
  const members = before.playground.threadMembers(id);
  expect(members).toEqual(expect.arrayContaining([ann, ben]));
  await before.playground.close();

  const after = await scene({ threads });
  expect(after.playground.threadMembers(id)).toEqual(members);
  const { body } = await ask(after.playground, 'GET', `/channels/${id}`);
  expect(body).toEqual({ ...(made.body as object), member_count: members.length });
  expect(after.ben.messages(id)).toEqual([]);
  await after.playground.close();

  writeFileSync(threads, 'damaged');
  const restarted = await scene({ threads });
  expect(restarted.playground.channels).not.toContain(id);
  await restarted.playground.close();
});

it('threads of a channel that PLAYGROUND_CHANNELS leaves out are kept', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const threads = join(folder, 'threads.json');
  const openIn = async ({ playground, room }: Scene) => {
    const thread = { name: 'attic', type: ChannelType.PublicThread };
    const { body } = await ask(playground, 'POST', `/channels/${room}/threads`, thread);
    return (body as { id: string }).id;
  };
  const before = await scene({ threads });
  const first = await openIn(before);
  await before.playground.close();
  const elsewhere = await scene({ threads, channels: ['elsewhere'] });
  expect(elsewhere.playground.channels).not.toContain(first);
  const second = await openIn(elsewhere);
  await elsewhere.playground.close();

  const after = await scene({ threads });
  expect(after.playground.channels).toContain(first);
  expect(after.playground.channels).not.toContain(second);
  await after.playground.close();
});

it('the number of active threads is limited', async () => {
  const small = await scene({ activeThreads: 1 });
  const begin = () =>
    ask(small.playground, 'POST', `/channels/${small.room}/threads`, {
      name: 'A',
      type: ChannelType.PublicThread,
    });
  const { body } = await begin();
  const { id } = body as { id: string };
  expect(codeOf(await begin())).toBe(160006);
  small.playground.archiveThread(id);
  expect((await begin()).status).toBe(201);
  const back = await ask(small.playground, 'PATCH', `/channels/${id}`, { archived: false });
  expect(codeOf(back)).toBe(160006);
  await small.playground.close();
});

it('threads are refused without permission, inside threads, and for unknown members', async () => {
  const { shown } = await open({ type: ChannelType.PrivateThread });
  expect((await open({ type: ChannelType.PrivateThread }, shown.id)).status).toBe(400);
  expect((await letIn(stage.room, stage.ben.id)).status).toBe(400);
  expect((await letIn(shown.id, '1')).status).toBe(404);
  stage.playground.faults.forbid(stage.room, true);
  expect((await open({ type: ChannelType.PrivateThread })).status).toBe(403);
  expect((await open({ type: ChannelType.PublicThread })).status).toBe(403);
});
