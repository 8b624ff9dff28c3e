/** Changes since the user's last turn, through the real client: by the button of a post, and by `/recap`. */
import { describe, expect } from 'vitest';
import { pressesOf, pressIn } from '../fixtures/clicks.ts';
import { activeUser, begin, person, posts, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('people', ['Ann', 'Ben', 'Eve']);

describe('a recap', () => {
  it('says the same in private by button and by command, to players and spectators, even after a restart', async ({
    table,
  }) => {
    await begin(table, { people: table.playground.users.slice(0, 2) });
    const mover = await activeUser(table);
    const other = person(table, mover.name === 'Ann' ? 'Ben' : 'Ann');
    const typed = async (user = other) => told(table.heard(await user.command(table.channel, 'recap')));
    const { seating } = there((await table.game()).state);
    expect(seating).toHaveLength(2);

    table.heard(await mover.command(table.channel, 'upgrade hire'));
    await table.quiet();
    const lines = await typed();
    expect(lines).toContain('### Since your last move');
    expect(lines).toMatch(new RegExp(`[*][*]${mover.name}[*][*] [^\\n]*hired a merchant [(]−£[0-9]+[)]`));
    await table.restart();
    const post = there(posts(table).findLast((one) => pressesOf(one, /^recap:/).length > 0));
    const shown = there((await pressIn(table, other, post, /^recap:/)).message);
    expect(words(shown)).toBe(lines);
    expect(shown.ephemeral).toBe(true);
    // The player who moved last has missed nothing; spectators see the round.
    if ((await table.awaited())[0] === other)
      expect(await typed(mover)).toContain('Nothing has happened since.');
    const watching = await typed(person(table, 'Eve'));
    expect(watching).toContain('### Since the round began');
    expect(watching).toContain('hired a merchant');
  });

  it('says so when there is nothing to tell yet', async ({ table }) => {
    const ann = person(table, 'Ann');
    expect(told(table.heard(await ann.command(table.channel, 'recap')))).toContain('no game');
    table.heard(await ann.command(table.channel, 'game new'));
    expect(told(table.heard(await ann.command(table.channel, 'recap')))).not.toBe('');
    await table.quiet();
  });
});
