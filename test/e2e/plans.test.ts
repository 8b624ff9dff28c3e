/** Plans through the real client: by buttons alone, and by commands alone, while the table goes on. */
import './fixtures/small-pictures.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderBy } from '../../src/core/index.ts';
import type { PageMessage, PlaygroundUser } from '../../src/playground/index.ts';
import { close } from '../../src/render/index.ts';
import { clickAnyway, openPanel, pressesOf, pressIn } from './fixtures/clicks.ts';
import {
  begin,
  openapi,
  person,
  pinged,
  posts,
  sit,
  type TestTable,
  there,
  told,
  words,
} from './fixtures/table.ts';

afterAll(close);

describe('a player who tries out moves', () => {
  let table: TestTable;
  let mover: PlaygroundUser;
  let planner: PlaygroundUser;

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
  const version = async () => (await table.game()).record.version;
  const moves = async () => (await table.game()).moves.map(({ action, by }) => `${action?.type} ${by}`);
  const boxes = async () => Object.values(there((await table.game()).state).contracts.board);

  beforeEach(async () => {
    table = await sit(['Ann', 'Ben', 'Eve'], { openapi: openapi() });
    await begin(table, { people: table.playground.users.slice(0, 2), seed: 'peat' });
    mover = there((await table.awaited())[0]);
    planner = person(table, mover.name === 'Ann' ? 'Ben' : 'Ann');
  });
  afterEach(() => table.finish());

  it('plans by buttons across a restart, sees what the table left of the plan, does it and orders the rest', async () => {
    const before = await version();
    const told = posts(table).length;
    let shown = await press(await openPanel(table, planner), /^myplan:/);
    expect(words(shown)).toMatch(/Your private plan[\s\S]*no one else sees it[\s\S]*only you move/);
    const [contract] = await boxes();
    shown = await press(shown, /:act:contract$/);
    shown = await press(shown, new RegExp(`:try:obtain.${contract}$`));
    expect(words(shown)).toContain(`Contract ${contract}`);
    shown = await press(shown, /:do:obtain.*:end$/);
    shown = await press(shown, /:try:hire$/);
    const add = there(pressesOf(shown, /:do:hire:end$/)[0]).customId;
    shown = await press(shown, /:do:hire:end$/);
    expect(words(shown)).toMatch(/1[.] Contract \d+[\s\S]*2[.] Hire a merchant · costs £\d+\n[*]{2}Total:/);
    // The same click again adds nothing.
    await clickAnyway(table, planner, shown, add);
    await table.restart();
    shown = await press(shown, /:act:trade$/);
    shown = await press(shown, /:try:trade[.].*sell/);
    shown = await press(shown, /:do:trade/);
    shown = await press(shown, /:passing$/);
    expect(words(shown)).toContain('the others pass on their turns');
    shown = await press(shown, /:order$/);
    expect(words(shown)).toMatch(
      /your plan as an order[\s\S]*1[.] Contract \d+[\s\S]*2[.] Hire .*£\d+ or less/,
    );
    // All of it was private, and nothing has happened.
    expect(posts(table).length).toBe(told);
    expect((await table.game()).state?.moveCount).toBe((await table.game()).moves.length);
    expect(await moves()).not.toContain(`hire ${planner.id}`);
    expect(await version()).toBe(before + 1);

    await type(mover, 'contract take', { contract: String(contract) });
    if ((await table.awaited())[0]?.id === mover.id) await type(mover, 'end');
    shown = await press(await openPanel(table, planner), /^myplan:/);
    expect(words(shown)).toMatch(/game has moved on:[*]{2} 2 of your 3 steps are still possible/);
    expect(words(shown)).toMatch(/1[.] ❌ ~~Contract \d+.*~~\n-# /);
    shown = await press(shown, /:keep$/);
    expect(words(shown)).toMatch(/1[.] Hire a merchant[\s\S]*2[.] Sell/);
    expect(words(shown)).not.toContain('moved on');
    const go = there(pressesOf(shown, /:doit$/)[0]).customId;
    const posted = posts(table).length;
    shown = await press(shown, /:doit$/);
    expect(words(shown)).toMatch(/1 step played[\s\S]*1 step left/);
    expect((await moves()).filter((one) => one === `hire ${planner.id}`)).toHaveLength(1);
    // The channel is told as of any turn, and the next one is called.
    expect(
      posts(table)
        .slice(posted)
        .flatMap((post) => pinged(table, post)),
    ).toEqual([mover.id]);
    await clickAnyway(table, planner, shown, go);
    expect((await moves()).filter((one) => one === `hire ${planner.id}`)).toHaveLength(1);
    shown = await press(shown, /:order$/);
    shown = await press(shown, /^ordersure:/);
    expect(words(shown)).toContain('Confirmed');
    expect(orderBy((await table.game()).record, planner.id)?.wishes).toMatchObject([
      { action: { type: 'trade' } },
    ]);
  });

  it('plans by commands past a reveal, where doing it stops and keeps the rest', async () => {
    await type(mover, 'pass');
    const { choices } = await planner.autocomplete(table.channel, 'plan', { step: 'hire' }, 'step');
    expect(choices).toMatchObject([{ value: 'hire' }]);
    expect(await type(planner, 'plan', { what: 'do' })).toContain('Nothing in your plan is possible');
    expect(await type(planner, 'plan', { step: 'nonsense' })).toContain('nonsense');
    const [contract] = await boxes();
    expect(await type(planner, 'plan', { step: `obtain.${contract}` })).toMatch(/1[.] Contract/);
    expect(await type(planner, 'plan', { step: 'pass', others: 'passing' })).toMatch(
      /2[.] Pass for this round · you get £\d+\n-# ↳ Something hidden is revealed here/,
    );
    const unknown = await type(planner, 'plan', { step: 'hire' });
    expect(unknown).toMatch(/Round 2: I can’t know what’s revealed by then/);
    expect(unknown).toMatch(/plays the first 2 possible steps .* so you can’t freely undo it/);
    await type(planner, 'plan', { step: 'hire' });
    expect(await type(planner, 'plan', { what: 'back' })).not.toContain('4.');

    await table.restart();
    expect(await type(planner, 'plan', { what: 'do' })).toMatch(
      /2 steps played[.][*]{2} Something hidden was revealed/,
    );
    expect(there((await table.game()).state).round).toBe(2);
    expect(await moves()).not.toContain(`hire ${planner.id}`);
    // The rest waits for its turn.
    expect(await type(planner, 'plan')).toMatch(/1[.] Hire a merchant/);
    expect(await type(planner, 'plan', { what: 'anew' })).not.toContain('1.');
    expect(await type(person(table, 'Eve'), 'plan')).toContain('not in this game');
  });
});
