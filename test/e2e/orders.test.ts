/** Planning ahead through the real client: by buttons alone, and by commands alone. */
import './fixtures/small-pictures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderBy } from '../../src/core/index.ts';
import type { PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { slowTests } from '../support/waiting.ts';
import { clickAnyway, openPanel, pressesOf, pressIn } from './fixtures/clicks.ts';
import {
  begin,
  openapi,
  person,
  pinged,
  posts,
  seated,
  sit,
  type TestTable,
  there,
  tick,
  told,
  words,
} from './fixtures/table.ts';

slowTests();

afterAll(close);

describe('a player who waits', () => {
  let clock: number;
  let table: TestTable;
  let mover: PlaygroundUser;
  let planner: PlaygroundUser;

  const last = () => there(posts(table).at(-1));
  const pass = async (milliseconds: number) => {
    clock += milliseconds;
    await tick(table);
  };
  const type = async (user: PlaygroundUser, path: string, options: Readonly<Record<string, string>> = {}) => {
    const result = table.heard(await user.command(table.channel, path, options));
    await table.quiet();
    return told(result);
  };
  const press = async (shown: PageMessage, wanted: RegExp): Promise<PageMessage> => {
    const result = await pressIn(table, planner, shown, wanted);
    await table.quiet();
    return there(result.message);
  };
  const order = async () => orderBy((await table.game()).record, planner.id);

  beforeEach(async () => {
    clock = Date.parse('2026-06-01T10:00Z');
    table = await sit(['Ann', 'Ben', 'Eve'], { openapi: openapi(), now: () => new Date(clock) });
    await begin(table, { people: table.playground.users.slice(0, 2) });
    mover = there((await table.awaited())[0]);
    planner = person(table, mover.name === 'Ann' ? 'Ben' : 'Ann');
  });
  afterEach(() => table.finish());

  it('plans by buttons alone, across a restart, and is not called for turns that are planned', async () => {
    const panel = await openPanel(table, planner);
    expect(words(panel)).toMatch(/’s turn[.][\s\S]*Want to leave an order[?]/);
    expect(words(panel)).toContain(mover.name);
    let shown = await press(panel, /^orderadd:/);
    shown = await press(shown, /^orderkind:.*:trade$/);
    shown = await press(shown, /^orderwish:.*:trade[.].*sell/);
    const put = there(pressesOf(shown, /^orderput:.*:least/)[0]).customId;
    shown = await press(shown, /^orderput:.*:least/);
    expect(words(shown)).toMatch(
      /Confirm it, or nothing happens[\s\S]*1[.] Sell .*, if it earns £\d+ or more/,
    );
    // The same click again adds nothing.
    await clickAnyway(table, planner, shown, put);
    expect((await order())?.draft).toHaveLength(1);
    await table.restart();
    shown = await press(shown, /^orderadd:/);
    shown = await press(shown, /^orderwish:.*:pass$/);
    shown = await press(shown, /^orderput:.*:pass:any/);
    shown = await press(shown, /^orderup:.*:1:pass/);
    expect(words(shown)).toMatch(/1[.] Pass[\s\S]*2[.] Sell/);
    // Nothing is in force yet.
    expect((await order())?.wishes).toEqual([]);
    shown = await press(shown, /^ordersure:/);
    expect(words(shown)).toContain('Confirmed');
    shown = await press(shown, /^orderdrop:.*:1:trade/);
    expect(words(shown)).toContain('what you confirmed before stays');
    await press(shown, /^ordersure:/);
    expect((await order())?.wishes).toEqual([{ action: { type: 'pass' } }]);

    const before = posts(table).length;
    await type(mover, 'pass');
    expect(
      posts(table)
        .slice(before)
        .flatMap((post) => pinged(table, post)),
    ).not.toContain(planner.id);
    await pass(59_000);
    expect((await table.game()).moves.at(-1)?.by).toBe(mover.id);
    await pass(2_000);
    expect((await table.game()).moves.map(({ by }) => by)).toContain(planner.id);
    expect(posts(table).map(words).join('\n')).toContain(`${planner.name} set this up in advance.`);
    expect(await order()).toBeUndefined();
  });

  it('confirms the plan shown after a reminder; the button is too late once there is another draft', async () => {
    let shown = await openPanel(table, planner);
    shown = await press(shown, /^orderadd:/);
    shown = await press(shown, /^orderwish:.*:pass$/);
    const draft = await press(shown, /^orderput:.*:pass:any/);
    const confirm = there(pressesOf(draft, /^ordersure:/)[0]).customId;
    const seat = `seat-${seated(table, await table.game()).findIndex(({ id }) => id === mover.id) + 1}`;
    expect(await type(planner, 'clock nudge', { seat })).toContain('reminded');
    expect(words(await press(draft, /^ordersure:/))).toContain('Confirmed');
    expect((await order())?.wishes).toEqual([{ action: { type: 'pass' } }]);

    shown = await press(await openPanel(table, planner), /^orderadd:/);
    shown = await press(shown, /^orderwish:.*:hire$/);
    shown = await press(shown, /^orderput:.*:hire:any/);
    expect(told(table.heard(await clickAnyway(table, planner, shown, confirm)))).toContain('moved on');
    expect((await order())?.wishes).toEqual([{ action: { type: 'pass' } }]);
  });

  it('plans by commands alone, and is told in private why a plan failed', async () => {
    const { choices } = await planner.autocomplete(table.channel, 'order add', { action: 'pas' }, 'action');
    expect(choices).toMatchObject([{ value: 'pass' }]);
    expect(await type(planner, 'order show')).toContain('Want to leave an order?');
    expect(await type(planner, 'order add', { action: 'nonsense' })).toContain('nonsense');
    expect(await type(planner, 'order add', { action: 'hire', most: '0' })).toMatch(
      /Confirmed[\s\S]*1[.] Hire a merchant, if it costs £0 or less/,
    );
    expect(await type(planner, 'order add', { action: 'hire' })).toContain('already');
    expect(await type(planner, 'order clear')).toBe('You no longer have an order.');
    expect(await type(planner, 'order clear')).toBe('You haven’t left an order.');
    expect(await type(planner, 'order add', { action: 'hire', most: '0' })).toContain('Confirmed');
    // Whoever is awaited can just play, and nobody else sees what was planned.
    expect(await type(mover, 'order show')).not.toContain('merchant, if');
    expect(await type(person(table, 'Eve'), 'order show')).toContain('not in this game');

    await type(mover, 'pass');
    await pass(61_000);
    expect(pinged(table, last())).toEqual([planner.id]);
    expect(words(last())).toContain('couldn’t be carried out');
    expect(words(last())).not.toContain('merchant');
    expect(await type(planner, 'turn')).toMatch(
      /wasn’t carried out: none of it was possible[\s\S]*Hire a merchant/,
    );
    const panel = await openPanel(table, planner);
    const after = await press(panel, /^orderclear:/);
    expect(words(after)).not.toContain('wasn’t carried out');
    expect(await order()).toBeUndefined();
  });
});
