/** Missing permissions, by role or channel, are refused as by Discord, and visible in its objects. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, type Scene, scene, there } from './fixtures/support.ts';

let stage: Scene;
beforeEach(async () => {
  stage = await scene();
});
afterEach(async () => {
  // Trying what is forbidden and coping with the refusal breaks no rule.
  expect(stage.playground.violations).toEqual([]);
  await stage.playground.close();
});

const files = [{ name: 'a.png', bytes: new Uint8Array(3) }];
const post = (channel = stage.room) =>
  ask(stage.playground, 'POST', `/channels/${channel}/messages`, { content: 'x' });
const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id;
const thread = async () =>
  idIn(
    await ask(stage.playground, 'POST', `/channels/${stage.room}/threads`, {
      ...{ name: 'Table', type: 11, auto_archive_duration: 60 },
    }),
  );

it('without Send Messages no post is taken, but edits, and those of other channels', async () => {
  const { playground, room } = stage;
  const message = idIn(await post());
  playground.faults.lack(['SendMessages'], true, room);
  expect(await post()).toMatchObject({ status: 403, body: { code: 50013 } });
  const path = `/channels/${room}/messages/${message}`;
  expect(await ask(playground, 'PATCH', path, { content: 'y' })).toMatchObject({ status: 200 });
  expect(await post(playground.channels[1])).toMatchObject({ status: 200 });
  playground.faults.lack(['SendMessages'], false, room);
  expect(await post()).toMatchObject({ status: 200 });
});

it('without View Channel nothing at all is taken: no access', async () => {
  const { playground, room } = stage;
  const message = idIn(await post());
  playground.faults.lack(['ViewChannel'], true, room);
  const paths: [string, string][] = [
    ['GET', ''],
    ['GET', '/messages'],
    ['GET', `/messages/${message}`],
    ['DELETE', `/messages/${message}`],
  ];
  for (const [method, rest] of paths) {
    const answer = await ask(playground, method, `/channels/${room}${rest}`);
    expect(answer, method).toMatchObject({ status: 403, body: { code: 50001 } });
  }
  expect(await post()).toMatchObject({ status: 403, body: { code: 50001 } });
});

it('without Attach Files words are taken, files are not, be it in an edit', async () => {
  const { playground, room } = stage;
  const message = idIn(await post());
  playground.faults.lack(['AttachFiles'], true, room);
  expect(await post()).toMatchObject({ status: 200 });
  const body = { content: 'x' };
  for (const [method, path] of [
    ['POST', `/channels/${room}/messages`],
    ['PATCH', `/channels/${room}/messages/${message}`],
  ] as const) {
    const answer = await ask(playground, method, path, body, { files });
    expect(answer, method).toMatchObject({ status: 403, body: { code: 50013 } });
  }
});

it('without Read Message History lists are empty, and single messages out of reach', async () => {
  const { playground, room } = stage;
  const message = idIn(await post());
  playground.faults.lack(['ReadMessageHistory'], true, room);
  expect(await ask(playground, 'GET', `/channels/${room}/messages`)).toEqual({ status: 200, body: [] });
  const one = await ask(playground, 'GET', `/channels/${room}/messages/${message}`);
  expect(one).toMatchObject({ status: 403, body: { code: 50001 } });
});

it('in threads what holds is what holds in their channel, with a permission of its own for posts', async () => {
  const { playground, room, ben } = stage;
  const opened = await thread();
  playground.faults.lack(['SendMessages'], true, room);
  expect(await post(opened)).toMatchObject({ status: 200 });
  playground.faults.lack(['SendMessagesInThreads'], true, room);
  expect(await post(opened)).toMatchObject({ status: 403, body: { code: 50013 } });
  const member = `/channels/${opened}/thread-members/${ben.id}`;
  expect(await ask(playground, 'PUT', member)).toMatchObject({ status: 403, body: { code: 50013 } });
  playground.faults.lack(['ViewChannel'], true, room);
  expect(await post(opened)).toMatchObject({ status: 403, body: { code: 50001 } });
});

it('what all roles lack is lacking everywhere', async () => {
  const { playground } = stage;
  playground.faults.lack(['SendMessages'], true);
  for (const channel of playground.channels) {
    expect(await post(channel), channel).toMatchObject({ status: 403, body: { code: 50013 } });
  }
  const { body } = await ask(playground, 'GET', `/guilds/${playground.guild}/roles`);
  const [everybody, bot] = body as { permissions: string }[];
  for (const role of [everybody, bot]) {
    expect(BigInt(there(role).permissions) & PermissionFlagsBits.SendMessages).toBe(0n);
  }
});

it('what a channel takes is told with the channel', async () => {
  const { playground, room } = stage;
  playground.faults.lack(['AttachFiles', 'SendMessages'], true, room);
  const { body } = await ask(playground, 'GET', `/channels/${room}`);
  const { permission_overwrites: overwrites } = body as { permission_overwrites: { deny: string }[] };
  const deny = PermissionFlagsBits.AttachFiles | PermissionFlagsBits.SendMessages;
  expect(overwrites).toEqual([expect.objectContaining({ type: 0, allow: '0', deny: String(deny) })]);
});
