/** Several servers and shards: each shard hears of its own servers, every session of a shard hears the same. */
import { MessageFlags } from 'discord.js';
import { afterEach, expect, it } from 'vitest';
import { type EchoBot, startEchoBot } from './fixtures/echo-bot.ts';
import { ask, messageOf, type Scene, scene, there } from './fixtures/support.ts';

const bots: EchoBot[] = [];
let stage: Scene | undefined;
afterEach(async () => {
  for (const bot of bots.splice(0)) await bot.stop();
  await stage?.playground.close();
});

async function stageOf(servers: number, shards: number): Promise<Scene> {
  stage = await scene({ servers, shards, channels: ['games'] });
  return stage;
}

async function connect(
  { playground }: Scene,
  ...[behaviour, shard]: [Parameters<typeof startEchoBot>[1], [number, number]]
) {
  const bot = await startEchoBot(playground, behaviour, shard);
  bots.push(bot);
  return bot;
}

/** The shards that receive events of these servers, in order. */
const shardsOf = (servers: readonly string[], count: number) =>
  servers.map((id) => Number((BigInt(id) >> 22n) % BigInt(count))).sort();

it('spreads its servers over the shards', async () => {
  const { playground } = await stageOf(4, 2);
  expect(shardsOf(playground.servers, 4)).toEqual([0, 1, 2, 3]);
  expect(shardsOf(playground.servers, 2)).toEqual([0, 0, 1, 1]);
  playground.addServer('One more');
  expect(playground.servers).toHaveLength(5);
  expect(await ask(playground, 'GET', '/gateway/bot')).toMatchObject({ body: { shards: 2 } });
});

it('has channels of the same name in each, of which each server shows its own', async () => {
  const { playground } = await stageOf(2, 2);
  const [first = '', second = ''] = playground.servers;
  expect(playground.channels).toHaveLength(2);
  const extra = playground.addChannel('extra', second);
  const listed = async (server: string) =>
    ((await ask(playground, 'GET', `/guilds/${server}/channels`)).body as { id: string }[]).map(
      ({ id }) => id,
    );
  expect(await listed(first)).toEqual([playground.channels[0]]);
  expect(await listed(second)).toEqual([playground.channels[1], extra]);
});

it('sends a shard only its own servers, and direct messages to the first', async () => {
  const scene = await stageOf(2, 2);
  const { playground, ann } = scene;
  const both = [await connect(scene, undefined, [0, 2]), await connect(scene, undefined, [1, 2])];
  for (const { client } of both) expect(client.guilds.cache.size).toBe(1);
  for (const channel of playground.channels) {
    const { message } = messageOf(await ann.command(channel, 'echo', { text: 'Here' }));
    expect(message).toMatchObject({ content: 'Here', channel_id: channel });
  }
  expect(both.map(({ seen }) => seen.length)).toEqual([1, 1]);
  for (const { client, seen } of both) {
    expect(there(seen[0]).guildId).toBe(client.guilds.cache.firstKey());
  }
  await ann.command(ann.direct, 'echo', { text: 'Psst' });
  expect(both.map(({ seen }) => seen.length)).toEqual([2, 1]);
});

it('reaches no bot if no shard has the server', async () => {
  const scene = await stageOf(2, 2);
  const { playground, ann } = scene;
  const { client, seen } = await connect(scene, undefined, [0, 2]);
  const [heard, unheard] = playground.channels.toSorted(
    (a, b) => Number(client.channels.cache.has(b)) - Number(client.channels.cache.has(a)),
  );
  expect(await ann.command(there(heard), 'echo', { text: 'x' })).toMatchObject({ outcome: 'answered' });
  expect(await ann.command(there(unheard), 'echo', { text: 'x' })).toMatchObject({
    outcome: 'failed',
    why: 'The application is not connected',
  });
  expect(seen).toHaveLength(1);
});

it('sends all sessions of a shard the same, and lets one of them answer', async () => {
  const scene = await stageOf(1, 1);
  const { playground, ann, room } = scene;
  const both = [await connect(scene, undefined, [0, 1]), await connect(scene, undefined, [0, 1])];
  await ann.command(room, 'echo', { text: 'Who was it?' });
  await playground.until(() => both.every(({ seen }) => seen.length === 1));
  await expect.poll(() => both.flatMap(({ errors }) => errors)).toHaveLength(1);
  expect(both.flatMap(({ errors }) => errors)[0]).toMatchObject({ code: 40060 });
  expect(ann.messages(room)).toHaveLength(1);
  // Everyone followed the rules.
  expect(playground.violations).toEqual([]);
});

it('refuses a second answer of the only one that was told', async () => {
  const scene = await stageOf(1, 1);
  const { errors } = await connect(
    scene,
    async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply('First');
      await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 5, data: { flags: MessageFlags.Ephemeral } },
      });
    },
    [0, 1],
  );
  await scene.ann.command(scene.room, 'echo', { text: 'x' });
  await expect.poll(() => errors).toMatchObject([{ code: 40060 }]);
  expect(scene.playground.violations).toHaveLength(1);
});
