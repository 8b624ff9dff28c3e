/** Planning ahead through the real client: by buttons alone, and by commands alone. */
import { describe, expect } from 'vitest';
import { orderBy } from '../../../src/core/index.ts';
import type { PageMessage } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { clickAnyway, follow, openPanel, pressesOf } from '../fixtures/clicks.ts';
import { command, lastPost, pinged, posts, seatOf, there, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

slowTests();

const it = clockTest()
  .override('people', ['Ann', 'Ben', 'Eve'])
  /** The other player's standing order, and a click of theirs. */
  .extend(
    'order',
    ({ table, other }) =>
      async () =>
        orderBy((await table.game()).record, other.id),
  )
  .extend('press', ({ table, other }) => {
    return (shown: PageMessage, wanted: RegExp) => follow(table, other, shown, wanted);
  });

describe('a player between their turns', () => {
  it('gives orders by buttons, across a restart, and is not pinged for turns they cover', async ({
    table,
    active,
    other,
    later,
    press,
    order,
  }) => {
    const panel = await openPanel(table, other);
    expect(words(panel)).toMatch(/’s turn[.][\s\S]*Want to leave an order[?]/);
    expect(words(panel)).toContain(active.name);
    // Three clicks: what kind, which, done.
    let shown = await press(panel, /^orderadd:/);
    const kinds = shown;
    shown = await press(shown, /^orderkind:.*:trade$/);
    shown = await press(shown, /trade[.].*sell/);
    expect(words(shown)).toMatch(/Confirmed[\s\S]*1[.] Sell .*, if it earns £\d+ or more/);
    expect((await order())?.wishes).toMatchObject([{ action: { type: 'trade' }, least: expect.any(Number) }]);
    await table.restart();
    shown = await press(shown, /^orderadd:/);
    const pass = there(pressesOf(shown, /^orderwish:.*:pass:/)[0]).customId;
    shown = await press(shown, /^orderwish:.*:pass:/);
    // The same click again adds nothing.
    await clickAnyway(table, other, kinds, pass);
    expect((await order())?.wishes).toHaveLength(2);
    shown = await press(shown, /^orderup:.*:1:pass/);
    expect(words(shown)).toMatch(/1[.] Pass[\s\S]*2[.] Sell/);
    const asked = await other.click(shown.message.id, there(pressesOf(shown, /^orderlimits:/)[0]).customId);
    const dialog = there(asked.modal);
    const [, sale] = there(/"custom_id":"(trade[^"]+)"/.exec(JSON.stringify(dialog)) ?? undefined);
    await other.submit(table.channel, dialog.custom_id, { [there(sale)]: '999' });
    await table.quiet();
    expect((await order())?.wishes).toContainEqual({ action: expect.anything(), least: 999 });
    shown = await press(shown, /^orderprice:.*:any$/);
    expect(words(shown)).not.toContain('if it earns');
    await press(shown, /^orderdrop:.*:1:trade/);
    expect((await order())?.wishes).toEqual([{ action: { type: 'pass' } }]);

    const before = posts(table).length;
    await command(table, active, 'pass');
    expect(
      posts(table)
        .slice(before)
        .flatMap((post) => pinged(table, post)),
    ).not.toContain(other.id);
    await later(59_000);
    expect((await table.game()).moves.at(-1)?.by).toBe(active.id);
    await later(2_000);
    expect((await table.game()).moves.map(({ by }) => by)).toContain(other.id);
    expect(posts(table).map(words).join('\n')).toContain(`${other.name} set this up in advance.`);
    expect(await order()).toBeUndefined();
  });

  it('is offered no order while someone plays for them, nor after giving up', async ({
    table,
    ann,
    active,
    other,
  }) => {
    const seat = await seatOf(table, other);
    await command(table, ann, 'mod standin', { seat, user: 'Eve' });
    for (const typed of ['order show', 'turn'])
      expect(await command(table, other, typed), typed).toMatch(/^Eve is playing for you/);
    await command(table, other, 'clock back');
    await command(table, other, 'game concede', { sure: 'true' });
    expect((await table.awaited())[0]?.id).toBe(active.id);
    const shown = await command(table, other, 'order show');
    expect(shown).toContain('given up');
    expect(shown).not.toContain('leave an order');
  });

  it('gives orders by commands, and is told in private why one failed', async ({
    table,
    eve,
    active,
    other,
    later,
    press,
    order,
  }) => {
    const { choices } = await other.autocomplete(table.channel, 'order add', { action: 'pas' }, 'action');
    expect(choices).toMatchObject([{ value: 'pass' }]);
    expect(await command(table, other, 'order show')).toContain('Want to leave an order?');
    expect(await command(table, other, 'order add', { action: 'nonsense' })).toContain('nonsense');
    expect(await command(table, other, 'order add', { action: 'hire', most: '0' })).toMatch(
      /Confirmed[\s\S]*1[.] Hire a merchant, if it costs £0 or less/,
    );
    expect(await command(table, other, 'order add', { action: 'hire' })).toContain('already');
    expect(await command(table, other, 'order clear')).toBe('You no longer have an order.');
    // Without a price it is done at no worse a price than now, as by buttons.
    expect(await command(table, other, 'order add', { action: 'hire' })).toContain('if it costs £4 or less');
    await command(table, other, 'order clear');
    const anyPrice = await command(table, other, 'order add', { action: 'hire', 'any-price': 'true' });
    expect(anyPrice).toMatch(/Confirmed[\s\S]*Hire a merchant$/m);
    await command(table, other, 'order clear');
    expect(await command(table, other, 'order clear')).toContain('You haven’t left an order.');
    expect(await command(table, other, 'order add', { action: 'hire', most: '0' })).toContain('Confirmed');
    // Whoever is awaited can just play, and nobody else sees what was planned.
    expect(await command(table, active, 'order show')).toMatch(/^It’s your turn, so .*no order needed/);
    expect(await command(table, eve, 'order show')).toContain('not in this game');

    await command(table, active, 'pass');
    await later(61_000);
    expect(pinged(table, lastPost(table))).toEqual([other.id]);
    expect(words(lastPost(table))).toContain('couldn’t be carried out');
    expect(words(lastPost(table))).not.toContain('merchant');
    expect(await command(table, other, 'turn')).toMatch(
      /wasn’t carried out: none of it was possible[\s\S]*Hire a merchant/,
    );
    const panel = await openPanel(table, other);
    const after = await press(panel, /^orderseen:/);
    expect(words(after)).not.toContain('wasn’t carried out');
    expect(await order()).toBeUndefined();
  });
});
