/** Removing people from a lobby, by command and by button. */
import { expect } from 'vitest';
import { follow, lobbyOf, pressesOf } from '../fixtures/clicks.ts';
import { command, person, there, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('people', ['Mod', 'Ann', 'Ben', 'Cat']);

it('the host removes someone by command, who can join again; others cannot', async ({ table, ann, ben }) => {
  const cat = person(table, 'Cat');
  await command(table, ann, 'game new', { players: '3' });
  for (const one of [ben, cat]) await command(table, one, 'game join');
  expect(await command(table, ben, 'game remove', { name: 'Cat' })).toContain('Only the host');
  const suggested = await ann.autocomplete(table.channel, 'game remove', { name: '' }, 'name');
  expect(suggested.choices).toMatchObject([
    { name: 'Ben', value: ben.id },
    { name: 'Cat', value: cat.id },
  ]);
  expect(await command(table, ann, 'game remove', { name: 'nobody' })).toContain(
    'No one was removed: “nobody” matches no other player, or more than one.',
  );
  expect(await command(table, ann, 'game remove', { name: cat.id })).toContain('Cat isn’t in the lobby');
  const lobby = words(await lobbyOf(table));
  expect(lobby).toContain(`👋 Ann removed <@${cat.id}> from this lobby`);
  expect(lobby).toContain('Seats taken: 2 of 3');
  await command(table, cat, 'game join');
  expect(words(await lobbyOf(table))).not.toContain('removed');
  await command(table, ann, 'game start');
  expect(await command(table, ann, 'game remove', { name: 'Ben' })).toMatch(
    /has started.*\/mod replace.*\/mod standin/,
  );
});

it('removes someone by a button of the options, after which fewer can play', async ({
  table,
  mod,
  ann,
  ben,
}) => {
  await command(table, ann, 'game new', { players: '2' });
  await command(table, ben, 'game join');
  expect(await command(table, ann, 'game options', { players: '1' })).toContain('`/game remove` makes room');
  const theirs = there((await ben.command(table.channel, 'game options')).message);
  expect(pressesOf(theirs, /^lobby-remove:/)).toEqual([]);
  const own = there((await ann.command(table.channel, 'game options')).message);
  const after = await follow(table, ann, own, /^lobby-remove:/);
  expect(words(after)).toContain('Ben isn’t in the lobby any more');
  expect(pressesOf(after, /^lobby-remove:/)).toEqual([]);
  await command(table, ann, 'game options', { players: '1' });
  await command(table, ann, 'game start');
  // The lobby of an absent host.
  const elsewhere = table.at(there(table.playground.channels[1]));
  await command(elsewhere, ann, 'game new', { players: '2' });
  await command(elsewhere, ben, 'game join');
  const moderated = there((await mod.command(elsewhere.channel, 'game options')).message);
  await follow(elsewhere, mod, moderated, new RegExp(`^lobby-remove:.*:${ann.id}$`));
  expect(words(await lobbyOf(elsewhere))).toContain('Ben · host');
});
