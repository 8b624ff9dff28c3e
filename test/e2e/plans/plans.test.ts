/** Plans through the real client: by buttons alone, and by commands alone, while others play. */
import { describe, expect } from 'vitest';
import { orderBy } from '../../../src/core/index.ts';
import type { PageMessage } from '../../../src/playground/index.ts';
import { clickAnyway, follow, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { command, pinged, posts, postWith, type TestTable, there, told, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest()
  .override('people', ['Ann', 'Ben', 'Eve'])
  .override('wish', () => ({ seed: 'peat' }))
  .extend('press', ({ table, other }) => {
    return (shown: PageMessage, wanted: RegExp) => follow(table, other, shown, wanted);
  });

const moves = async (table: TestTable) =>
  (await table.game()).moves.map(({ action, by }) => `${action?.type} ${by}`);
/** The contracts on the board. */
const boxes = async (table: TestTable) => Object.values(there((await table.game()).state).contracts.board);

describe('a player who tries out moves', () => {
  it('plans by buttons across a restart, sees what is still possible, plays and orders', async ({
    table,
    active,
    other,
    press,
  }) => {
    const before = await table.version();
    const count = posts(table).length;
    let shown = await press(await openPanel(table, other), /^myplan:/);
    expect(words(shown)).toMatch(/Your private plan[\s\S]*no one else sees it[\s\S]*only you move/);
    const [contract] = await boxes(table);
    shown = await press(shown, /:act:contract$/);
    shown = await press(shown, new RegExp(`obtain[.]${contract}$`));
    expect(words(shown)).toContain(`Contract ${contract}`);
    shown = await press(shown, /:do:endTurn$/);
    const add = there(pressesOf(shown, /:try:hire$/)[0]).customId;
    shown = await press(shown, /:try:hire$/);
    shown = await press(shown, /:do:endTurn$/);
    expect(words(shown)).toMatch(/1[.] Contract \d+[\s\S]*2[.] Hire a merchant · costs £\d+\n[*]{2}Total:/);
    // A second click adds nothing.
    await clickAnyway(table, other, shown, add);
    await table.restart();
    shown = await press(shown, /:act:trade$/);
    shown = await press(shown, /trade[.].*sell/);
    shown = await press(shown, /:passing$/);
    expect(words(shown)).toContain('the other player always passes');
    shown = await press(shown, /:order$/);
    expect(words(shown)).toMatch(
      /your plan as an order[\s\S]*1[.] Contract \d+[\s\S]*2[.] Hire .*£\d+ or less/,
    );
    // It was all private, and the game has not changed.
    expect(posts(table).length).toBe(count);
    expect((await table.game()).state?.moveCount).toBe((await table.game()).moves.length);
    expect(await moves(table)).not.toContain(`hire ${other.id}`);
    expect(await table.version()).toBe(before + 1);

    await command(table, active, 'contract take', { contract: String(contract) });
    if ((await table.awaited())[0]?.id === active.id) await command(table, active, 'end');
    shown = await press(await openPanel(table, other), /^myplan:/);
    expect(words(shown)).toMatch(/game has moved on:[*]{2} 2 of your 3 steps are still possible/);
    expect(words(shown)).toMatch(/1[.] ❌ ~~Contract \d+.*~~\n-# /);
    shown = await press(shown, /:keep$/);
    expect(words(shown)).toMatch(/1[.] Hire a merchant[\s\S]*2[.] Sell/);
    expect(words(shown)).not.toContain('moved on');
    const go = there(pressesOf(shown, /:doit$/)[0]).customId;
    const posted = posts(table).length;
    shown = await press(shown, /:doit$/);
    expect(words(shown)).toMatch(/1 step played[\s\S]*1 step is left/);
    expect((await moves(table)).filter((one) => one === `hire ${other.id}`)).toHaveLength(1);
    // It is posted like any turn, and the next player is pinged.
    expect(
      posts(table)
        .slice(posted)
        .flatMap((post) => pinged(table, post)),
    ).toEqual([active.id]);
    await clickAnyway(table, other, shown, go);
    expect((await moves(table)).filter((one) => one === `hire ${other.id}`)).toHaveLength(1);
    shown = await press(shown, /:order$/);
    expect(words(shown)).toContain('This is your plan as an order');
    expect(orderBy((await table.game()).record, other.id)?.wishes).toMatchObject([
      { action: { type: 'trade' } },
    ]);
  });

  it('plans by commands past a reveal, where playing stops and keeps the rest', async ({
    table,
    eve,
    active,
    other,
  }) => {
    await command(table, active, 'pass');
    const { choices } = await other.autocomplete(table.channel, 'plan', { step: 'hire' }, 'step');
    expect(choices).toMatchObject([{ value: 'hire' }]);
    for (const what of ['do', 'order'])
      expect(await command(table, other, 'plan', { what })).toMatch(
        /plan is empty[.] Add a step .*`.plan step:`/,
      );
    expect(await command(table, other, 'plan', { step: 'nonsense' })).toContain('nonsense');
    const [contract] = await boxes(table);
    expect(await command(table, other, 'plan', { step: `obtain.${contract}` })).toMatch(/1[.] Contract/);
    expect(await command(table, other, 'plan', { step: 'pass', others: 'passing' })).toMatch(
      /2[.] Pass for this round · you get £\d+\n-# ↳ Something hidden is revealed here/,
    );
    const unknown = await command(table, other, 'plan', { step: 'hire' });
    expect(unknown).toMatch(/Round 2: I can’t know what’s revealed by then/);
    expect(unknown).toMatch(/plays the first 2 possible steps .* so you can’t freely undo it/);
    await command(table, other, 'plan', { step: 'hire' });
    expect(await command(table, other, 'plan', { what: 'back' })).not.toContain('4.');

    await table.restart();
    expect(await command(table, other, 'plan', { what: 'do' })).toMatch(
      /2 steps played[.][*]{2} Something hidden was revealed/,
    );
    expect(there((await table.game()).state).round).toBe(2);
    expect(await moves(table)).not.toContain(`hire ${other.id}`);
    // The rest waits for its turn.
    expect(await command(table, other, 'plan')).toMatch(/1[.] Hire a merchant/);
    expect(await command(table, other, 'plan', { what: 'anew' })).not.toContain('1.');
    expect(await command(table, eve, 'plan')).toContain('not in this game');
  });

  it('types a step and what to do with the plan in one command', async ({ table, active, other }) => {
    const plan = (who: typeof active, options: Readonly<Record<string, string>>) =>
      command(table, who, 'plan', options);
    expect(await plan(other, { step: 'hire', what: 'order' })).toMatch(
      /your plan as an order[\s\S]*1[.] Hire a merchant/,
    );
    // A change of the plan comes before the step, so that the step is never what it removes.
    expect(await plan(other, { step: 'pass', what: 'anew' })).toMatch(
      /1[.] Pass for this round(?![\s\S]*2[.])/,
    );
    expect(await plan(other, { step: 'hire', what: 'back' })).toMatch(/1[.] Hire(?![\s\S]*2[.])/);
    // After a pass only another mode goes on; "It's not your turn" would be wrong.
    expect(await plan(active, { step: 'pass' })).toMatch(/1[.] Pass/);
    expect(await plan(active, { step: 'hire' })).toMatch(
      /1[.] Pass(?![\s\S]*2[.])[\s\S]*nothing more for you to decide this round[\s\S]*the plan can continue/,
    );
    expect(await plan(active, { what: 'anew' })).not.toContain('1.');
    const before = (await table.game()).moves.length;
    // Nothing is done with a plan that lacks the step.
    await plan(active, { step: 'hire' });
    expect(await plan(active, { step: 'nonsense', what: 'do' })).toMatch(/“nonsense”[\s\S]*1[.] Hire/);
    expect((await table.game()).moves).toHaveLength(before);
    expect(await plan(active, { step: 'endTurn', what: 'do' })).toContain('Your turn is over');
    expect(await moves(table)).toContain(`hire ${active.id}`);
  });

  it('first shows by command what has become impossible, and then plays what its user keeps', async ({
    table,
    active,
    other,
  }) => {
    const [contract] = await boxes(table);
    await command(table, other, 'plan', { step: `obtain.${contract}` });
    await command(table, other, 'plan', { step: 'hire' });
    await command(table, active, 'contract take', { contract: String(contract) });
    if ((await table.awaited())[0]?.id === active.id) await command(table, active, 'end');
    const before = (await table.game()).moves.length;
    expect(await command(table, other, 'plan', { what: 'do' })).toMatch(
      /game has moved on:[*]{2} 1 of your 2 steps is still possible[\s\S]*Do it.* plays this step/,
    );
    expect((await table.game()).moves).toHaveLength(before);
    expect(await command(table, other, 'plan', { step: 'pass' })).toMatch(/^Not added: first drop the steps/);
    expect(await command(table, other, 'plan', { step: 'pass', what: 'keep' })).toMatch(
      /1[.] Hire[\s\S]*2[.] Pass/,
    );
    expect(await command(table, other, 'plan', { what: 'do' })).toContain('1 step played');
    expect(await moves(table)).toContain(`hire ${other.id}`);
  });

  it('has the plan again after undoing what it played', async ({ table, active, other }) => {
    const again = 'The planned steps are back in your plan.';
    await command(table, active, 'plan', { step: 'hire' });
    await command(table, active, 'plan', { what: 'do' });
    expect(await command(table, active, 'undo', { scope: 'turn' })).toContain(again);
    expect(await command(table, active, 'plan')).toMatch(/1[.] Hire a merchant/);
    await command(table, active, 'plan', { what: 'do' });
    const panel = await openPanel(table, active);
    expect(words(await follow(table, active, panel, /^undo:/))).toContain(again);
    expect(await command(table, active, 'plan')).toMatch(/1[.] Hire a merchant/);
    // The same for a player who agrees to undo it.
    await command(table, active, 'plan', { what: 'do' });
    await command(table, active, 'end');
    await command(table, other, 'plan', { step: 'hire' });
    await command(table, other, 'plan', { what: 'do' });
    await command(table, active, 'undo', { scope: 'turn' });
    const agreed = await pressIn(table, other, postWith(table, 'wants to undo'), /^consent:.*:yes$/);
    expect(told(agreed)).toContain(again);
    expect(await command(table, other, 'plan')).toMatch(/1[.] Hire a merchant/);
    // What was not planned is only undone.
    await command(table, active, 'plan', { what: 'anew' });
    await command(table, active, 'pass');
    expect(await command(table, active, 'undo', { scope: 'turn' })).not.toContain(again);
  });

  it('sees how many steps it has, also those that another’s undo put back', async ({
    table,
    ann,
    active,
  }) => {
    const labelOf = async () =>
      /"label":"(Plan[^"]*)"/.exec(JSON.stringify((await openPanel(table, active)).message.components))?.[1];
    expect(await labelOf()).toBe('Plan');
    await command(table, active, 'plan', { step: 'hire' });
    await command(table, active, 'plan', { what: 'do' });
    await command(table, active, 'end');
    expect(await labelOf()).toBe('Plan');
    const { moves } = await table.game();
    const asked = there(
      (await ann.command(table.channel, 'mod undo', { move: String(moves.length - 1) })).message,
    );
    await follow(table, ann, asked, /^mod-undo:.*:undo$/);
    expect(await labelOf()).toBe('Plan: 1 step');
  });
});
