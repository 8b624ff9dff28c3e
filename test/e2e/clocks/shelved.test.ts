/** Shelved games stay in reach, whatever happens in their channel. */
import { expect } from 'vitest';
import { follow, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { begin, command, lastPost, there, told, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

const DAY = 86_400_000;

const it = clockTest().override('people', ['Mod', 'Ann', 'Ben', 'Eve']);

it('is listed by /games and resumed by its players after another game in the channel', async ({
  table,
  mod,
  ann,
  ben,
  eve,
}) => {
  const { id } = (await begin(table)).record;
  const shelve = async () => {
    const asked = there((await mod.command(table.channel, 'mod aside')).message);
    await follow(table, mod, asked, /^mod-aside:.*:aside$/);
  };
  const statusOf = async () => (await table.bot().services.queries.getGame(id))?.record.status;
  await shelve();
  expect(words(lastPost(table))).toContain('or `/clock take`');
  await command(table, eve, 'game new', { players: '1' });

  // While another game has the channel.
  expect(await command(table, ann, 'clock take')).toMatch(
    /already has an open lobby.*\/game abandon.*\/mod cancel.*then you can resume.*\/game move/,
  );
  await command(table, eve, 'game start');
  expect(await command(table, ann, 'clock take')).toMatch(
    /already has another game.*\/mod cancel.*\/game move/,
  );
  const listed = there((await ann.command(table.channel, 'games')).message);
  expect(words(listed)).toMatch(new RegExp(`Ann, Ben · \\*\\*shelved\\*\\* .*/clock take game:${id}`));
  expect(pressesOf(listed, /^takeup:/)).toHaveLength(1);
  expect(await command(table, eve, 'games')).not.toContain('shelved');
  // Direct messages have no `/clock`.
  const privately = told(table.heard(await ann.command(ann.direct, 'games')));
  expect(privately).toMatch(
    new RegExp(`\\*\\*shelved\\*\\* <t:\\d+:R> · \\[Play here\\]\\(.*/${table.channel}\\)`),
  );
  expect(privately).not.toContain('/clock take');

  // Once that one is over.
  const over = there((await mod.command(table.channel, 'mod cancel')).message);
  await follow(table, mod, over, /^mod-cancel:.*:cancel$/);
  expect(await command(table, ben, 'clock take')).toContain('back on');
  expect(await statusOf()).toBe('playing');
  expect(await command(table, ann, 'games')).not.toContain('shelved');

  // By the button of the list, and by the option.
  await shelve();
  await follow(table, ann, listed, /^takeup:/);
  expect(await statusOf()).toBe('playing');
  await shelve();
  const suggested = await ann.autocomplete(table.channel, 'clock take', { game: '' }, 'game');
  expect(suggested.choices).toMatchObject([{ value: id }]);
  expect(await command(table, ann, 'clock take', { game: 'aaaaaaaa' })).toContain('You have no shelved game');
  // In another channel, which may be the only one left.
  const elsewhere = table.at(there(table.playground.channels[1]));
  expect(await command(elsewhere, ann, 'clock take', { game: id })).toMatch(
    new RegExp(`back on.*is in <#${table.channel}>.*/game move`, 's'),
  );
});

it('of several, the player chooses one', async ({ table, mod, ann }) => {
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    ids.push((await begin(table)).record.id);
    const asked = there((await mod.command(table.channel, 'mod aside')).message);
    await follow(table, mod, asked, /^mod-aside:.*:aside$/);
  }
  const offered = there((await ann.command(table.channel, 'clock take')).message);
  expect(words(offered)).toContain('Choose one to resume it');
  expect(pressesOf(offered, /^takeup:/)).toHaveLength(2);
  await follow(table, ann, offered, new RegExp(`^takeup:${ids[0]}$`));
  expect((await table.game()).record.id).toBe(ids[0]);
});

it('a lone game leaves its channel after 30 days, says how to resume it, and can be resumed', async ({
  table,
  ann,
  ben,
  later,
}) => {
  await command(table, ann, 'game new', { players: '1' });
  await command(table, ann, 'game start');
  const { id } = (await table.game()).record;
  await later(29 * DAY);
  expect(await command(table, ben, 'game new')).toContain('already has a game');
  await later(DAY);
  const post = lastPost(table);
  expect(words(post)).toMatch(
    /No one has moved in a while.*you can resume it with \*\*Resume\*\* or `\/clock take`.*`\/mod resume`/,
  );
  await command(table, ben, 'game new', { players: '1' });
  await command(table, ben, 'game leave');
  await follow(table, ann, post, /^takeup:/);
  expect((await table.bot().services.queries.getActive(table.channel))?.record.id).toBe(id);
  // Before the first round, there are no plans.
  expect(words(lastPost(table))).not.toContain('Your plan');
});

it('names and pings those who can resume it, but no one who was erased', async ({
  table,
  mod,
  ann,
  ben,
  eve,
}) => {
  await begin(table, { players: 3, people: [ann, ben, eve] });
  const erasing = there((await eve.command(table.channel, 'privacy erase')).message);
  await pressIn(table, eve, erasing, /^erase:yes/);
  await table.quiet();
  const asked = there((await mod.command(table.channel, 'mod aside')).message);
  expect(words(asked)).toContain('I’ll ping Ann and Ben, and any of them');
  await follow(table, mod, asked, /^mod-aside:.*:aside$/);
  expect(words(lastPost(table))).toContain(`Nothing is lost: <@${ann.id}>, <@${ben.id}>, any of you`);
});
