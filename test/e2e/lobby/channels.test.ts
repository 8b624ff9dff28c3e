/** Several games at once: acts stay in their channel, and other servers are out of reach. */
import { expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { passiveAction, type Seat } from '../../../src/engine/index.ts';
import { gather } from '../../../src/tools/robots/play.ts';
import { clickAnyway, lobbyOf } from '../fixtures/clicks.ts';
import { command, moveOn, person, pinged, posts, robots, seated, there, told } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

it('the same users can play two games in two channels', async ({ table: here }) => {
  const elsewhere = here.at(there(here.playground.channels[1]));
  const tables = [here, elsewhere];
  const dice = createRng('two tables');
  await Promise.all(
    tables.map((table, index) =>
      gather(table, {
        ...{ players: 2, seed: `table ${index}`, chance: dice, lobby: index === 0 ? 'buttons' : 'commands' },
        robot: () => robots(table).commands,
      }),
    ),
  );
  const ids = await Promise.all(tables.map(async (table) => (await table.game()).record.id));
  expect(new Set(ids).size).toBe(2);
  for (let turn = 0; turn < 10; turn++) {
    // Both at the same time, one by commands and one by buttons.
    const before = await Promise.all(tables.map((table) => table.version()));
    await Promise.all([
      moveOn(here, robots(here)[turn % 2 === 0 ? 'buttons' : 'commands'], dice),
      moveOn(elsewhere, robots(elsewhere)[turn % 2 === 0 ? 'commands' : 'buttons'], dice),
    ]);
    const after = await Promise.all(tables.map((table) => table.version()));
    // A confirmed action may also end the turn.
    after.forEach((version, i) => {
      expect([1, 2]).toContain(version - there(before[i]));
    });
  }
  for (const [index, table] of tables.entries()) {
    const about = posts(table).map(({ message }) => JSON.stringify(message.components));
    expect(about.length).toBeGreaterThan(5);
    expect(about.at(-1)).toContain(`:${ids[index]}`);
    expect(about.filter((text) => text.includes(`:${ids[1 - index]}`))).toEqual([]);
  }
});

it('a channel has one game at a time', async ({ table }) => {
  const ann = person(table, 'Ann');
  await ann.command(table.channel, 'game new', { players: '2' });
  await lobbyOf(table);
  expect(told(await ann.command(table.channel, 'game new', { players: '3' }))).toContain(
    'Your lobby is still open in this channel',
  );
});

it('a game of another server cannot be seen or changed, even by moderators', async ({ table }) => {
  const ann = person(table, 'Ann');
  const { services: app } = table.bot();
  const host = { user: '1', name: 'Somebody', moderator: false };
  const opened = await app.lobby.create(host, { guild: '2', channel: '3' }, { players: 1, seed: 'far away' });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { id } = opened.game.record;
  await ann.command(table.channel, 'game new', { players: '2' });
  const lobby = await lobbyOf(table);
  const forge = async (...customIds: readonly string[]) => {
    for (const one of customIds) {
      const result = table.heard(await clickAnyway(table, ann, lobby, one));
      expect(told(result)).toMatch(/There’s no game in this channel|I don’t have that game any more/);
      expect(result.message?.ephemeral).toBe(true);
    }
  };
  await forge(
    `lobby:${id}:join`,
    `lobby:${id}:start`,
    `lobby-confirm:${id}:lobby:abandon`,
    `mod-cancel:${id}:lobby:cancel`,
  );
  expect((await app.queries.getGame(id))?.record).toEqual(opened.game.record);

  const begun = await app.lobby.start(host, id);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { version } = begun.game.record;
  await forge(
    ...[`turn:${id}`, `look:${id}:table`, `looklog:${id}`, `rematch:${id}`, `undo:${id}:0:${version}:turn`],
    ...[`do:${id}:0:${version}:pick.0`, `consent:${id}:1:yes`, `mod-cancel:${id}:playing:cancel`],
  );
  expect((await app.queries.getGame(id))?.record).toEqual(begun.game.record);
  expect(told(await ann.command(table.channel, 'mod games'))).not.toContain('<#3>');
  await table.quiet();
  table.logged.splice(0); // That server's channel is not in the playground.
  await table.finish({ violations: /channels\/3\/messages: .*Unknown Channel/ });
});

it('a server that has only the commands of the bot is told how to add the bot', async ({ table }) => {
  const channel = table.playground.addCommands('Half installed', 'general');
  const ann = person(table, 'Ann');
  const link = /add the bot as well\]\(https:\/\/discord\.com\/oauth2\/authorize\?.*scope=bot/;
  expect(told(await ann.command(channel, 'game new'))).toMatch(link);
  await table.quiet();
  expect(await table.bot().services.queries.getActive(channel)).toBeUndefined();
  expect(told(await ann.command(channel, 'settings'))).not.toMatch(link);
  expect(ann.messages(channel)).toHaveLength(2);
});

it('a server the bot is added to is greeted once, in its own channel, with commands to tap', async ({
  table,
}) => {
  const { playground } = table;
  const server = playground.addServer('Newcomers', 'general');
  const greeting = async () => {
    const channel = there(playground.channels.at(-1));
    return posts({ ...table, channel }).map(({ message }) => JSON.stringify(message));
  };
  await expect
    .poll(greeting)
    .toEqual([expect.stringMatching(/## Clans of Caledonia.*Six commands.*<\/game new:\d+>.*<\/help:\d+>/)]);
  expect(playground.servers).toContain(server);
  await table.restart();
  expect(await greeting()).toHaveLength(1);
});

it('a server the bot is added to during an outage is greeted once, after it', async ({ table }) => {
  const { playground } = table;
  const endOutage = playground.addServerInOutage('Newcomers', 'general');
  const channel = there(playground.channels.at(-1));
  const asked = () => playground.requests.filter(({ path }) => path.endsWith('/messages'));
  // The bot has received the server when it answers.
  await command(table, person(table, 'Ann'), 'help');
  expect(asked()).toEqual([]);
  for (const _ of [1, 2]) endOutage();
  await expect.poll(() => asked().map(({ path }) => path)).toEqual([`/channels/${channel}/messages`]);
  await command(table, person(table, 'Ann'), 'help');
  expect(posts({ ...table, channel })).toHaveLength(1);
});

it('a server that removes the bot and adds it again gets at once what waited', async ({ table, active }) => {
  const { playground } = table;
  const count = posts(table).length;
  playground.setInstalled(false);
  const game = await table.game();
  const { record, state } = game;
  const seat = seated(table, game).findIndex(({ id }) => id === active.id) as Seat;
  const action = there(passiveAction(there(state), seat));
  const actor = { user: active.id, name: active.name, moderator: false };
  await table.bot().services.play.play(actor, record.id, { action });
  await table.quiet();
  expect(posts(table)).toHaveLength(count);
  table.logged.splice(0); // It was put off.

  playground.setInstalled(true);
  const calls = () =>
    posts(table)
      .slice(count)
      .filter((post) => pinged(table, post).length > 0);
  await playground.until(() => calls().length > 0);
  await table.quiet();
  expect(calls()).toHaveLength(1);
});
