/** Clicks that come twice, too late, from another user, or at another table. */
import { describe, expect } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { type GameState, openDecisions } from '../../../src/engine/index.ts';
import { clickAnyway, doing, openPanel, pressesOf, pressIn, previewOf } from '../fixtures/clicks.ts';
import {
  begin,
  lastPost,
  moveOn,
  playUntil,
  posts,
  robots,
  seated,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest();

const moves = async (table: TestTable) => (await table.game()).moves.length;

const MOVED_ON = 'The game has moved on';

describe('in a solo game', () => {
  it.override('people', ['Ann']).override('wish', () => ({ players: 1 }));

  it('five impatient clicks make one move, although the next turn is the same player’s', async ({
    table,
    active,
  }) => {
    const before = await moves(table);
    const preview = await previewOf(table, active);
    const clicks = Array.from({ length: 5 }, () => active.click(preview.message.id, doing(preview)));
    const results = (await Promise.all(clicks)).map((result) => told(table.heard(result)));
    expect(await moves(table)).toBe(before + 1);
    expect(results.filter((text) => text.includes(MOVED_ON))).toHaveLength(4);
  });
});

describe('in a game of two', () => {
  it.override('people', ['Ann', 'Ben', 'Eve']);

  it('two simultaneous clicks on one button make one move, and the second shows the current board', async ({
    table,
    active,
  }) => {
    const before = await moves(table);
    const preview = await previewOf(table, active);
    const id = doing(preview);
    const [one, two] = await Promise.all([
      active.click(preview.message.id, id),
      active.click(preview.message.id, id),
    ]);
    expect([one.outcome, two.outcome]).toEqual(['answered', 'answered']);
    expect(await moves(table)).toBe(before + 1);
    expect([told(one), told(two)].filter((text) => text.includes(MOVED_ON))).toHaveLength(1);
  });

  it('two clicks one after the other make one move', async ({ table, active }) => {
    const before = await moves(table);
    const preview = await previewOf(table, active);
    const id = doing(preview);
    await active.click(preview.message.id, id);
    const again = table.heard(await clickAnyway(table, active, preview, id));
    expect(told(again)).toContain(MOVED_ON);
    expect(await moves(table)).toBe(before + 1);
  });

  it('two clicks on passing make one pass and no second turn', async ({ table, active, other }) => {
    const before = await moves(table);
    const panel = await openPanel(table, active);
    const preview = there((await pressIn(table, active, panel, /^try:.*:pass$/)).message);
    const id = doing(preview);
    await Promise.all([active.click(preview.message.id, id), active.click(preview.message.id, id)]);
    await table.quiet();
    expect(await moves(table)).toBe(before + 1);
    expect(await table.awaited()).toEqual([other]);
  });

  it('a click on a panel of an earlier turn shows the current one, and plays nothing', async ({
    table,
    active,
  }) => {
    const old = await previewOf(table, active);
    const { commands } = robots(table);
    await moveOn(table, commands, createRng('meanwhile'));
    const before = await moves(table);
    const late = await pressIn(table, active, old, /^do:/);
    expect(told(late)).toContain(MOVED_ON);
    expect(late.message?.message.id).toBe(old.message.id);
    expect(await moves(table)).toBe(before);
  });

  it('the button of an old post opens the panel of today', async ({ table, active }) => {
    const [oldest] = posts(table);
    const id = `turn:${(await table.game()).record.id}`;
    const { message } = table.heard(await clickAnyway(table, active, there(oldest), id));
    expect(words(there(message))).toBe(words(await openPanel(table, active)));
  });

  it('the start closes the lobby, and a late click on it says so', async ({ table, eve }) => {
    await begin(table);
    const [lobby] = posts(table);
    expect(pressesOf(there(lobby), /./)).toEqual([]);
    const id = `lobby:${(await table.game()).record.id}:join`;
    const shown = table.heard(await clickAnyway(table, eve, there(lobby), id));
    expect(told(shown)).toContain('started');
    expect(pressesOf(there(shown.message), /./)).toEqual([]);
    expect((await table.game()).record.members).toHaveLength(2);
  });

  it('a stranger reads that they are not in the game, and can look around', async ({ table, eve }) => {
    await begin(table);
    const post = lastPost(table);
    expect(told(await pressIn(table, eve, post, /^turn:/))).toContain('You’re not in this game');
    const board = await pressIn(table, eve, post, /^look:.*:table/);
    expect(board.message?.ephemeral).toBe(true);
    expect(pressesOf(there(board.message), /^(?:try|do|choose|act|undo):/)).toEqual([]);
  });

  it.for([
    ['another player', false, 'That panel is for'],
    ['a stranger', true, 'You’re not in this game'],
  ] as const)(
    '%s who clicks on another player’s panel is refused',
    async ([, isStranger, why], { table, eve, active, other }) => {
      const before = await moves(table);
      const preview = await previewOf(table, active);
      for (const id of [doing(preview), there(pressesOf(preview, /^(?:back|act):/)[0]).customId]) {
        const forged = table.heard(await clickAnyway(table, isStranger ? eve : other, preview, id));
        expect(told(forged), id).toContain(why);
        expect(forged.message?.ephemeral).toBe(true);
      }
      expect(await moves(table)).toBe(before);
      // It still works for its own user.
      await pressIn(table, active, preview, /^do:/);
      expect(await moves(table)).toBe(before + 1);
    },
  );

  it('a player out of turn sees whom the game waits for', async ({ table, active, other }) => {
    const panel = await openPanel(table, other);
    expect(words(panel)).toContain(active.name);
    expect(pressesOf(panel, /^(?:try|do|choose|act):/)).toEqual([]);
    const typed = await other.command(table.channel, 'pass');
    expect(told(typed)).toContain(active.name);
    expect(await table.awaited()).toEqual([active]);
  });

  it('all players may decide on production at once, each in their own panel', async ({ table }) => {
    const awaited = (state: GameState) => openDecisions(state).filter(({ required }) => required).length;
    await begin(table, { seed: 'rowan 43' });
    const { state } = await playUntil(table, (now) => now.phase === 'production' && awaited(now) === 2);
    const round = there(state).round + 1;
    const people = seated(table, await table.game());
    const panels = await Promise.all(people.map((user) => openPanel(table, user)));
    const [before, count] = [words(lastPost(table)), posts(table).length];
    await pressIn(table, there(people[0]), there(panels[0]), /^ready:/);
    await table.quiet();
    // The public post lists who still has to decide; the edit pings no one.
    expect(posts(table)).toHaveLength(count);
    const isNamed = (user: { id: string }) => words(lastPost(table)).includes(`<@${user.id}>`);
    expect(before).not.toBe(words(lastPost(table)));
    expect(isNamed(there(people[0]))).toBe(false);
    expect(words(lastPost(table))).toContain(there(people[1]).name);
    expect(lastPost(table).message.attachments).toHaveLength(3);
    await pressIn(table, there(people[1]), there(panels[1]), /^ready:/);
    await table.quiet();
    expect((await table.game()).state).toMatchObject({ phase: 'actions', round });
    const [first, panel] = [there(people[0]), there(panels[0])];
    const again = await clickAnyway(table, first, panel, there(pressesOf(panel, /^ready:/)[0]).customId);
    expect(told(again)).toContain(MOVED_ON);
    expect((await table.game()).state).toMatchObject({ phase: 'actions', round });
  });
});
