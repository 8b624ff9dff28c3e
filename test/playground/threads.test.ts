/** Threads: whoever is in a private one sees it, and moderators; of public ones everybody does. */
import { ChannelType } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type Scene, scene } from './support.ts';

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

it('a private thread is seen by those who were let in, from its beginning, and by moderators', async () => {
  const { shown } = await open({ type: ChannelType.PrivateThread, invitable: false });
  expect(shown).toMatchObject({ type: ChannelType.PrivateThread, thread_metadata: { invitable: false } });
  await say(shown.id);
  expect([heard('ann', shown.id), heard('ben', shown.id)]).toEqual([1, 0]);
  expect((await stage.ben.command(shown.id, 'x')).why).toBe('There is no such channel');
  for (const _ of [1, 2]) expect((await letIn(shown.id, stage.ben.id)).status).toBe(204);
  expect(heard('ben', shown.id)).toBe(1);
});

it('a public thread is seen by all', async () => {
  const { shown } = await open({ type: ChannelType.PublicThread });
  await say(shown.id);
  expect([shown.type, heard('ben', shown.id)]).toEqual([ChannelType.PublicThread, 1]);
});

it('refuses what Discord refuses: no threads where the bot may not, none in threads, nobody into what is no thread', async () => {
  const { shown } = await open({ type: ChannelType.PrivateThread });
  expect((await open({ type: ChannelType.PrivateThread }, shown.id)).status).toBe(400);
  expect((await letIn(stage.room, stage.ben.id)).status).toBe(400);
  expect((await letIn(shown.id, '1')).status).toBe(404);
  stage.playground.faults.forbid(stage.room, true);
  expect((await open({ type: ChannelType.PrivateThread })).status).toBe(403);
  expect((await open({ type: ChannelType.PublicThread })).status).toBe(403);
});
