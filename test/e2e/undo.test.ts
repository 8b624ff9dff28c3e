/** Taking moves back: freely as long as nobody else is concerned, else by the consent of all; by buttons and by `/undo`. */
import './fixtures/small-pictures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDecisions } from '../../src/engine/index.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { slowTests } from '../support/waiting.ts';
import { openPanel, pressesOf, pressIn } from './fixtures/clicks.ts';
import {
  begin,
  isFreshTurn,
  isOpen,
  person,
  pinged,
  playUntil,
  posts,
  seated,
  sit,
  type TestTable,
  there,
  told,
  words,
} from './fixtures/table.ts';

slowTests();

afterAll(close);

let table: TestTable;
const moves = async () => (await table.game()).moves.length;
const active = async () => there((await table.awaited())[0]);
const lastPost = () => there(posts(table).at(-1));
const command = async (
  user: PlaygroundUser,
  path: string,
  options: Readonly<Record<string, string>> = {},
) => {
  const result = table.heard(await user.command(table.channel, path, options));
  await table.quiet();
  return told(result);
};

describe('an undo between two players', () => {
  beforeAll(async () => {
    table = await sit(['Ann', 'Ben', 'Eve']);
    await begin(table, { seed: 'peat' });
  });
  afterAll(() => table.finish());
  const otherThan = (user: PlaygroundUser) => {
    const players = [person(table, 'Ann'), person(table, 'Ben')];
    return there(players.find(({ id }) => id !== user.id));
  };

  it.each(['button', 'command'])(
    'takes back a finished turn freely until the next player has moved, by %s',
    async (by) => {
      const user = await active();
      const other = otherThan(user);
      const before = await moves();
      await command(user, 'pass');
      expect(await active()).toBe(other);
      const undo = async () => {
        if (by === 'command') return await command(user, 'undo', { scope: 'turn' });
        const result = await pressIn(table, user, await openPanel(table, user), /^undo:.*:step/);
        await table.quiet();
        return told(result);
      };
      await undo();
      expect(await moves()).toBe(before);
      expect(await active()).toBe(user);
      expect(words(lastPost())).toContain(`${user.name} undid moves`);
      expect(pinged(table, lastPost())).toEqual([]);

      await command(user, 'pass');
      await command(other, 'trade', { side: 'buy', good: 'milk', count: '1' });
      expect(await moves()).toBe(before + 2);
      // Now it is the other one's to agree; the button is not even offered.
      expect(pressesOf(await openPanel(table, user), /^undo:/)).toEqual([]);
      await command(user, 'undo', { scope: 'turn' });
      expect(await moves()).toBe(before + 2);
      expect(words(lastPost())).toContain(`${user.name} wants to undo`);
      expect(pinged(table, lastPost())).toEqual([other.id]);
      expect(told(await pressIn(table, other, lastPost(), /^consent:.*:yes/))).toMatch(/agree/i);
      await table.quiet();
      expect(await moves()).toBe(before);
      expect(words(lastPost())).toContain(`${user.name} undid moves`);
      expect(await active()).toBe(user);
    },
  );

  it('takes back a step within a turn freely, without a word to the channel', async () => {
    await playUntil(table, isOpen('expansion'));
    const user = await active();
    const [before, count] = [await table.game(), posts(table).length];
    const panel = await openPanel(table, user);
    const shown = await pressIn(table, user, panel, /^undo:.*:step/);
    expect(shown.message?.message.id).toBe(panel.message.id);
    await table.quiet();
    const after = await table.game();
    expect(after.moves).toEqual(before.moves.slice(0, -1));
    expect(after.record.version).toBe(before.record.version + 1);
    expect(isFreshTurn(there(after.state))).toBe(true);
    expect(await active()).toBe(user);
    expect(posts(table)).toHaveLength(count);
  });

  it('changes production until the last player has decided', async () => {
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
    await command(first, 'undo', { scope: 'step' });
    expect(await table.awaited()).toHaveLength(2);
    await pressIn(table, second, await openPanel(table, second), /^ready:/);
    expect(await table.awaited()).toEqual([first]);
    // Others have decided since, but that is beside the point.
    await pressIn(table, first, await openPanel(table, first), /^ready:/);
    await table.quiet();
    expect((await table.game()).state).toMatchObject({ phase: 'actions', round: round + 1 });
    expect(posts(table)).toHaveLength(count + 1);
  });

  it('is refused for moves of others', async () => {
    const eve = person(table, 'Eve');
    const before = await table.game();
    expect(await command(eve, 'undo')).toContain('You’re not in this game');
    expect(await table.game()).toEqual(before);
  });
});

const TEN_MINUTES = 600_000;

describe('an undo among three players, past something revealed', () => {
  let asking: PlaygroundUser;
  let others: PlaygroundUser[];
  let before: number;
  /** Milliseconds that the bot's clock is ahead: a request that was refused can be repeated after ten minutes. */
  let ahead = 0;
  beforeAll(async () => {
    table = await sit(['Ann', 'Ben', 'Cat', 'Eve'], { now: () => new Date(Date.now() + ahead) });
    await begin(table, { players: 3, seed: 'glen 6' });
    await playUntil(table, isOpen('draw'));
    asking = await active();
    others = seated(table, await table.game()).filter(({ id }) => id !== asking.id);
  });
  afterAll(() => table.finish());
  // Each begins with contracts drawn, and the wish not to have drawn them.
  beforeEach(async () => {
    const { state, record } = await table.game();
    if (!isOpen('draw')(there(state))) await command(asking, 'contract draw');
    before = await moves();
    ahead += TEN_MINUTES;
    if (record.consent === undefined) await command(asking, 'undo', { scope: 'step' });
  });

  it('is withdrawn by the player who asked', async () => {
    const request = lastPost();
    await pressIn(table, asking, request, /^consent:.*:no/);
    await table.quiet();
    expect(words(lastPost())).toContain('Request withdrawn');
    expect((await table.game()).record.consent).toBeUndefined();
  });

  it('ends when one player disagrees', async () => {
    const request = lastPost();
    const [one, two] = others as [PlaygroundUser, PlaygroundUser];
    await pressIn(table, one, request, /^consent:.*:yes/);
    await pressIn(table, two, request, /^consent:.*:no/);
    await table.quiet();
    expect(words(lastPost())).toContain(`${two.name} said no`);
    expect(told(await pressIn(table, one, request, /^consent:.*:yes/))).toContain('isn’t open');
    expect(await moves()).toBe(before);
    // It can be asked for again, and the old buttons do not answer the new request.
    ahead += TEN_MINUTES;
    await command(asking, 'undo', { scope: 'step' });
    expect(told(await pressIn(table, one, request, /^consent:.*:yes/))).toContain('isn’t open');
    expect((await table.game()).record.consent?.agreed).toEqual([]);
  });

  it('asks all others, and is done once all agree', async () => {
    const request = lastPost();
    expect(words(request)).toContain(`${asking.name} wants to undo 1 move`);
    expect(pinged(table, request).sort()).toEqual(others.map(({ id }) => id).sort());
    expect(await moves()).toBe(before);
    const [one, two] = others as [PlaygroundUser, PlaygroundUser];
    const eve = person(table, 'Eve');
    const agree = async (user: PlaygroundUser) =>
      told(await pressIn(table, user, request, /^consent:.*:yes/));
    expect(await command(asking, 'undo')).toContain('There’s already an open request');
    expect(await agree(eve)).not.toMatch(/^You (?:have )?agree/);
    await agree(one);
    expect(await agree(one)).toContain('You’ve already agreed');
    expect(await agree(asking)).toContain('You’ve already agreed');
    expect(await agree(eve)).not.toMatch(/^You (?:have )?agree/);
    expect(await moves()).toBe(before);
    await agree(two);
    await table.quiet();
    expect(await moves()).toBe(before - 1);
    expect(await active()).toBe(asking);
    expect(await agree(two)).toContain('That request isn’t open');
    expect(await moves()).toBe(before - 1);
  });

  it('lapses with the next move', async () => {
    const request = lastPost();
    await command(asking, 'decline');
    expect(await moves()).toBe(before + 1);
    for (const user of others) {
      expect(told(await pressIn(table, user, request, /^consent:.*:yes/))).toContain('isn’t open');
    }
    expect(await moves()).toBe(before + 1);
  });
});
