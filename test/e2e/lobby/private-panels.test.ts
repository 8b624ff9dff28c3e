/** Private panels: only the newest counts, and an outdated one says so. */
import { describe, expect } from 'vitest';
import { lobbyOf, openPanel, pressesOf, pressIn } from '../fixtures/clicks.ts';
import { activeUser, begin, person, privately, there, words } from '../fixtures/table.ts';
import { clockTest } from '../fixtures/table-test.ts';

const it = clockTest();

describe('the private panel', () => {
  it('of a lobby closes when the game starts, whatever it was about', async ({ table }) => {
    const [ann, ben] = [person(table, 'Ann'), person(table, 'Ben')];
    table.heard(await ann.command(table.channel, 'game new', { players: '2' }));
    const dialog = there((await pressIn(table, ann, await lobbyOf(table), /^lobby-options:/)).modal);
    const options = there(table.heard(await ann.submit(table.channel, dialog.custom_id, {})).message);
    await pressIn(table, ann, options, /^lobby-set:.*:preset:first/);
    await pressIn(table, ben, await lobbyOf(table), /^lobby:.*:join/);
    await table.quiet();
    const computers = there((await pressIn(table, ann, await lobbyOf(table), /^computers:/)).message);
    const shown = (message: typeof options) =>
      there(privately(table, ann).find((one) => one.message.id === message.message.id));
    await table.playground.until(() => words(shown(options)).includes('a newer panel further down'));
    expect(pressesOf(shown(options), /./)).toEqual([]);
    await pressIn(table, ann, await lobbyOf(table), /^lobby:.*:start/);
    await table.quiet();
    expect(words(shown(computers))).toContain('The game has started');
    expect(pressesOf(shown(computers), /./)).toEqual([]);
  });

  it('of a turn closes when the player opens another one, as long as Discord lets it', async ({
    table,
    clock,
  }) => {
    await begin(table);
    const user = await activeUser(table);
    const now = (panel: Awaited<ReturnType<typeof openPanel>>) =>
      words(there(privately(table, user).find((one) => one.message.id === panel.message.id)));
    const first = await openPanel(table, user);
    const second = await openPanel(table, user);
    await table.playground.until(() => now(first).includes('a newer panel further down'));
    clock.ms += 16 * 60_000;
    await openPanel(table, user);
    await table.quiet();
    expect(now(second)).toBe(words(second));
  });

  it('of a turn closes when the player goes back to an older one, which is further up', async ({
    table,
    clock,
  }) => {
    await begin(table);
    const user = await activeUser(table);
    const older = await openPanel(table, user);
    clock.ms += 16 * 60_000;
    const newer = await openPanel(table, user);
    const preview = there((await pressIn(table, user, older, /^try:.*:pass$/)).message);
    await pressIn(table, user, preview, /^back:/);
    const shown = () =>
      words(there(privately(table, user).find((one) => one.message.id === newer.message.id)));
    await table.playground.until(() => shown().includes('you’re using is further up'));
  });
});
