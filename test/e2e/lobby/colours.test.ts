/** Colours from game to game, through the real client and a real database. */
import { describe, expect } from 'vitest';
import { person, type TestTable, there } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest()
  .override('people', ['Ann', 'Ben', 'Cat'])
  .override('sitting', () => ({ database: 'file' }));

/** Starts a game of these users, who join in this order, and ends it. Returns the colours of their panels. */
async function coloursOf(table: TestTable, ...names: string[]): Promise<Record<string, unknown>> {
  const [host, ...others] = names.map((name) => person(table, name));
  const type = async (user = host, line = '', values = {}) =>
    table.heard(await there(user).command(table.channel, line, values)).message;
  await type(host, 'game new', { players: String(names.length) });
  for (const other of others) await type(other, 'game join');
  await type(host, 'game start');
  const colours: Record<string, unknown> = {};
  for (const name of names) {
    const status = there(await type(person(table, name), 'game status'));
    const [container] = status.message.components ?? [];
    colours[name] = container && 'accent_color' in container ? container.accent_color : undefined;
  }
  const { services } = table.bot();
  const { record } = await table.game();
  await services.moderation.cancel({ user: there(host).id, name: 'Mod', moderator: true }, record.id);
  await table.quiet();
  return colours;
}

describe('a colour', () => {
  it('stays with its player in the next games', async ({ table }) => {
    const first = await coloursOf(table, 'Ann', 'Ben', 'Cat');
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(await coloursOf(table, 'Cat', 'Ben')).toEqual({ Cat: first.Cat, Ben: first.Ben });
    expect(await coloursOf(table, 'Ben', 'Cat', 'Ann')).toEqual(first);
  });
});
