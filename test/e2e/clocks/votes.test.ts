/** The vote on a late player at a table of three. */
import { describe, expect } from 'vitest';
import { follow, openPanel } from '../fixtures/clicks.ts';
import { command, lastPost, pinged, posts, seated, there, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

const HOUR = 3_600_000;

const it = clockTest()
  .override('people', ['Ann', 'Ben', 'Cat'])
  .override('wish', () => ({ players: 3, options: { pace: 'brisk' } }));

describe('a vote on a late player', () => {
  it('says what it still needs, and decides after a day with the votes of those who are there', async ({
    table,
    active,
    clock,
    later,
  }) => {
    await later(30 * HOUR);
    expect(words(lastPost(table))).toContain('After 24 hours');
    const [here, gone] = seated(table, await table.game()).filter(({ id }) => id !== active.id);
    const [help, turn] = [
      await command(table, there(here), 'help'),
      await command(table, there(here), 'turn'),
    ];
    expect(help).toMatch(new RegExp(`A vote needs you.*The game waits for ${active.name}.*/clock decide`));
    expect(turn).toContain('an answer from you is needed: `/game status`');
    expect(help + turn).not.toContain('Nothing to do');
    expect(await command(table, active, 'help')).toContain(
      'Your time is up.** You can still move, until the others have decided what happens.',
    );
    const answer = words(await follow(table, there(here), lastPost(table), /^rescue:.*:play$/));
    expect(await command(table, there(here), 'help')).toContain('Nothing to do');
    expect(answer).toContain(
      `One more vote for the same choice would settle it: that’s up to ${there(gone).name}.`,
    );
    expect(answer).toContain(`<t:${(clock.ms + 24 * HOUR) / 1000}:R>`);
    await later(23 * HOUR);
    expect((await table.awaited())[0]?.id).toBe(active.id);
    await later(HOUR);
    await later(0);
    expect(posts(table).map(words).join()).toContain('A computer is playing for');
    expect((await table.awaited())[0]?.id).not.toBe(active.id);
  });

  it('is posted again without a ping, with the votes cast, if that player plays and undoes', async ({
    table,
    active,
    later,
  }) => {
    await later(30 * HOUR);
    const [here, gone] = seated(table, await table.game()).filter(({ id }) => id !== active.id);
    const asked = lastPost(table);
    await follow(table, there(here), asked, /^rescue:.*:play$/);
    const panel = await openPanel(table, active);
    await follow(table, active, await follow(table, active, panel, /^try:.*:pass$/), /^do:/);
    expect(posts(table).map(({ message }) => message.id)).not.toContain(asked.message.id);
    await command(table, active, 'undo');
    await table.quiet();
    await later(0);
    expect(words(lastPost(table))).toContain('time is up');
    expect(pinged(table, lastPost(table))).toEqual([]);
    await follow(table, there(gone), lastPost(table), /^rescue:.*:play$/);
    expect(posts(table).map(words).join()).toContain('A computer is playing for');
  });
});
