/** Undo: free unless others are affected, else with everyone's consent; by buttons and by `/undo`. */
import { describe, expect } from 'vitest';
import { openDecisions } from '../../../src/engine/index.ts';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { openPanel, pressesOf, pressIn, previewOf } from '../fixtures/clicks.ts';
import {
  activeUser,
  begin,
  command,
  isFreshTurn,
  isOpen,
  lastPost,
  passToTheEnd,
  pinged,
  playUntil,
  posts,
  postWith,
  seated,
  type TestTable,
  there,
  told,
  words,
} from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

slowTests();

const moves = async (table: TestTable) => (await table.game()).moves.length;

const it = clockTest()
  .override('people', ['Ann', 'Ben', 'Cat', 'Eve'])
  .override('wish', () => ({ seed: 'peat' }))
  /** A player has drawn contracts and asks the others for an undo. */
  .extend('asked', async ({ table }) => {
    await begin(table, { players: 3, seed: 'glen 141' });
    await playUntil(table, isOpen('draw'));
    const asking = await activeUser(table);
    const others = seated(table, await table.game()).filter(({ id }) => id !== asking.id);
    const before = await moves(table);
    await command(table, asking, 'undo', { scope: 'step' });
    return { asking, others: others as [PlaygroundUser, PlaygroundUser], before, request: lastPost(table) };
  });

describe('an undo between two players', () => {
  it.for(['button', 'command'])(
    'undoes a finished turn freely until the next player has moved, by %s',
    async (by, { table, active: user, other }) => {
      const before = await moves(table);
      await command(table, user, 'pass');
      expect(await activeUser(table)).toBe(other);
      const undo = async () => {
        if (by === 'command') return await command(table, user, 'undo', { scope: 'turn' });
        const result = await pressIn(table, user, await openPanel(table, user), /^undo:.*:step/);
        await table.quiet();
        return told(result);
      };
      await undo();
      expect(await moves(table)).toBe(before);
      expect(await activeUser(table)).toBe(user);
      expect(words(lastPost(table))).toContain(`${user.name} undid their latest move`);
      expect(pinged(table, lastPost(table))).toEqual([]);

      await command(table, user, 'pass');
      await command(table, other, 'trade', { side: 'buy', good: 'milk', count: '1' });
      expect(await moves(table)).toBe(before + 2);
      // Now the other player decides; the requester has no button.
      expect(pressesOf(await openPanel(table, user), /^undo:/)).toEqual([]);
      await command(table, user, 'undo', { scope: 'turn' });
      expect(await moves(table)).toBe(before + 2);
      expect(words(lastPost(table))).toContain(`${user.name} wants to undo`);
      expect(pinged(table, lastPost(table))).toEqual([other.id]);
      expect(told(await pressIn(table, other, lastPost(table), /^consent:.*:yes/))).toMatch(/agree/i);
      await table.quiet();
      expect(await moves(table)).toBe(before);
      expect(words(lastPost(table))).toContain(`${user.name} undid their latest move`);
      expect(await activeUser(table)).toBe(user);
    },
  );

  it('undoes a step within a turn freely and without a post', async ({ table }) => {
    await begin(table, { seed: 'peat 22' });
    await playUntil(table, isOpen('expansion'));
    const user = await activeUser(table);
    const [before, count] = [await table.game(), posts(table).length];
    const panel = await openPanel(table, user);
    const shown = await pressIn(table, user, panel, /^undo:.*:step/);
    expect(shown.message?.message.id).toBe(panel.message.id);
    await table.quiet();
    const after = await table.game();
    expect(after.moves).toEqual(before.moves.slice(0, -1));
    expect(after.record.version).toBe(before.record.version + 1);
    expect(isFreshTurn(there(after.state))).toBe(true);
    expect(await activeUser(table)).toBe(user);
    expect(posts(table)).toHaveLength(count);
  });

  it('may change production until the last player has decided', async ({ table }) => {
    await begin(table, { seed: 'rowan 43' });
    await playUntil(
      table,
      (state) =>
        state.phase === 'production' && openDecisions(state).filter(({ required }) => required).length === 2,
    );
    const [first, second] = seated(table, await table.game()) as [PlaygroundUser, PlaygroundUser];
    const round = there((await table.game()).state).round;
    const count = posts(table).length;
    const panel = await openPanel(table, first);
    await pressIn(table, first, panel, /^ready:/);
    expect(await table.awaited()).toEqual([second]);
    await command(table, first, 'undo', { scope: 'step' });
    expect(await table.awaited()).toHaveLength(2);
    await pressIn(table, second, await openPanel(table, second), /^ready:/);
    expect(await table.awaited()).toEqual([first]);
    // Others have decided since, but that is beside the point.
    await pressIn(table, first, await openPanel(table, first), /^ready:/);
    await table.quiet();
    expect((await table.game()).state).toMatchObject({ phase: 'actions', round: round + 1 });
    expect(posts(table)).toHaveLength(count + 1);
  });

  it('is refused to strangers', async ({ table, eve }) => {
    const before = await begin(table);
    expect(await command(table, eve, 'undo')).toContain('You’re not in this game');
    expect(await table.game()).toEqual(before);
  });
});

describe('an undo past the dice of a solo game', () => {
  it.for(['button', 'command'])(
    'costs the best score, as said before and after it, by %s',
    async (by, { table }) => {
      await begin(table, { players: 1, seed: 'peat' });
      const user = await activeUser(table);
      await playUntil(table, ({ stack }) => stack.at(-1)?.kind === 'turn');
      const preview = await previewOf(table, user);
      expect(words(preview)).toContain('this game won’t count for best scores');
      await pressIn(table, user, preview, /^do:/);
      await playUntil(table, ({ round }) => round === 2);
      const said =
        by === 'command'
          ? await command(table, user, 'undo', { scope: 'turn' })
          : told(await pressIn(table, user, await openPanel(table, user), /^undo:/));
      expect(said).toContain('this game no longer counts for best scores');
    },
  );
});

const TEN_MINUTES = 600_000;

describe('an undo among three players, past something revealed', () => {
  it('is withdrawn by the player who asked', async ({ table, asked }) => {
    const { asking, request } = asked;
    await pressIn(table, asking, request, /^consent:.*:no/);
    await table.quiet();
    expect(postWith(table, 'Request withdrawn')).toEqual(lastPost(table));
    expect((await table.game()).record.consent).toBeUndefined();
  });

  it('ends when one player disagrees', async ({ table, asked, clock }) => {
    const { asking, others, before, request } = asked;
    const [one, two] = others;
    await pressIn(table, one, request, /^consent:.*:yes/);
    await pressIn(table, two, request, /^consent:.*:no/);
    await table.quiet();
    expect(postWith(table, `${two.name} said no`)).toEqual(lastPost(table));
    expect(posts(table).map(({ message }) => message.id)).not.toContain(request.message.id);
    expect(await moves(table)).toBe(before);
    // It can be requested again.
    clock.ms += TEN_MINUTES;
    await command(table, asking, 'undo', { scope: 'step' });
    expect((await table.game()).record.consent?.agreed).toEqual([]);
  });

  it('asks all others, and is done once all agree', async ({ table, asked, eve }) => {
    const { asking, others, before, request } = asked;
    expect(words(request)).toContain(`${asking.name} wants to undo 1 move`);
    expect(pinged(table, request).sort()).toEqual(others.map(({ id }) => id).sort());
    expect(await moves(table)).toBe(before);
    const [one, two] = others;
    const agree = async (user: PlaygroundUser) =>
      told(await pressIn(table, user, request, /^consent:.*:yes/));
    expect(await command(table, asking, 'undo')).toContain('There’s already an open request');
    expect(await agree(eve)).not.toMatch(/^You (?:have )?agree/);
    await agree(one);
    expect(await agree(one)).toContain('You’ve already agreed');
    expect(await agree(asking)).toContain('You’ve already agreed');
    expect(await agree(eve)).not.toMatch(/^You (?:have )?agree/);
    expect(await moves(table)).toBe(before);
    await agree(two);
    await table.quiet();
    expect(await moves(table)).toBe(before - 1);
    expect(await activeUser(table)).toBe(asking);
    expect(pinged(table, postWith(table, `${asking.name} undid their latest move`))).toEqual([asking.id]);
    expect(postWith(table, `${asking.name} asked to undo 1 move.`).message.id).toBe(request.message.id);
  });

  it('is answered by command alone, and a late answer changes nothing', async ({ table, asked, eve }) => {
    const { asking, others, before, request } = asked;
    const [one, two] = others;
    expect(words(request)).toContain('`/game answer` works too');
    const answer = (user: PlaygroundUser, what: string) => command(table, user, 'game answer', { what });
    expect(await command(table, asking, 'undo')).toContain('`/game answer`');
    expect(await command(table, one, 'help')).toContain(`${asking.name} wants to undo moves.`);
    expect(await answer(eve, 'agree')).toContain('Only the players');
    expect(await answer(one, 'withdraw')).toContain(`Only ${asking.name}`);
    expect(await answer(one, 'agree')).toContain('1 other player still has to answer');
    expect(await answer(one, 'agree')).toContain('You’ve already agreed');
    expect(await moves(table)).toBe(before);
    expect(await answer(two, 'agree')).toContain('it’s done');
    expect(await moves(table)).toBe(before - 1);
    for (const user of [asking, two]) {
      expect(await answer(user, 'agree')).toContain('There’s no open request');
    }
    expect(await moves(table)).toBe(before - 1);
  });

  it('lapses with the next move, which the board says in its place', async ({ table, asked }) => {
    const { asking, others, before } = asked;
    await command(table, asking, 'extra skip');
    await table.quiet();
    expect(await moves(table)).toBe(before + 1);
    expect(words(lastPost(table))).toMatch(
      new RegExp(`Request lapsed.*${asking.name}’s request to undo moves no longer counts`),
    );
    for (const user of others)
      expect(await command(table, user, 'game answer', { what: 'agree' })).toContain(
        'There’s no open request',
      );
    expect(await moves(table)).toBe(before + 1);
  });
});

describe('a request to undo the end of a game', () => {
  it('says until when it can be agreed to, and afterwards that it is too late', async ({ table, clock }) => {
    await begin(table, { players: 3, seed: 'glen 141' });
    await passToTheEnd(table);
    const { moves, record, state } = await table.game();
    const place = there(state?.seating[there(moves.at(-1)).seat]);
    const isLast = ({ id }: PlaygroundUser) => id === record.members[place]?.user;
    const users = seated(table, await table.game());
    const asking = there(users.find(isLast));
    const other = there(users.find((user) => !isLast(user)));
    const until = `until <t:${(clock.ms + TEN_MINUTES) / 1000}:t>`;
    expect(await command(table, asking, 'undo')).toContain(`They can agree ${until}.`);
    const request = lastPost(table);
    for (const shown of [words(request), await command(table, other, 'game status')]) {
      expect(shown).toContain(until);
      expect(shown).not.toContain('The next move');
    }
    clock.ms += TEN_MINUTES;
    const late = told(await pressIn(table, other, request, /^consent:.*:yes/));
    expect(late).toContain('The time to undo the end of this game is over');
    expect(await command(table, other, 'game answer', { what: 'agree' })).toBe(late);
  });
});
