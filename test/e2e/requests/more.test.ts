/** Requests and giving up by buttons alone, without a command after the game has begun. */
import { describe, expect } from 'vitest';
import type { PlaygroundUser } from '../../../src/playground/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { clickAnyway, follow, openPanel, pressesOf, previewOf } from '../fixtures/clicks.ts';
import { activeUser, lastPost, pinged, postWith, type TestTable, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

slowTests();

const it = tableTest();

const openMore = async (table: TestTable, user: PlaygroundUser) =>
  follow(table, user, await openPanel(table, user), /^more:/);

/** Passes by buttons. */
const pass = async (table: TestTable, user: PlaygroundUser) =>
  follow(table, user, await previewOf(table, user), /^do:/);

describe('a player who uses only buttons', () => {
  it('asks for a pause, agrees to one, and resumes the game', async ({ table, active, other }) => {
    const more = await openMore(table, active);
    expect(words(await follow(table, active, more, /^more:.*:pause$/))).toContain(
      'I’ve asked the other player',
    );
    expect(pinged(table, lastPost(table))).toEqual([other.id]);
    await follow(table, other, lastPost(table), /^consent:.*:yes$/);
    expect((await table.game()).record.paused).toBe(true);
    await follow(table, other, postWith(table, 'Game paused'), /^goon:/);
    expect((await table.game()).record.paused).toBe(false);
  });

  it('asks for an undo after another player has moved', async ({ table, active, other }) => {
    const before = (await table.game()).moves.length;
    const own = async () => pressesOf(await openMore(table, active), /^undo:/).length;
    await pass(table, active);
    expect(await own(), 'free, with a button in the panel itself').toBe(0);
    await pass(table, other);
    const panel = await openPanel(table, active);
    expect(pressesOf(panel, /^undo:/)).toEqual([]);
    const more = await openMore(table, active);
    const [undo] = pressesOf(more, /^undo:.*:step$/);
    expect(words(await follow(table, active, more, /^undo:.*:step$/))).toContain('Nothing is undone yet');
    const request = lastPost(table);
    expect(words(request)).toContain(`${active.name} wants to undo`);
    await clickAnyway(table, active, more, undo?.customId ?? '');
    expect(lastPost(table), 'a second click').toEqual(request);
    await follow(table, other, request, /^consent:.*:yes$/);
    expect((await table.game()).moves.length).toBe(before);
    expect(await activeUser(table)).toBe(active);
  });

  it('gives up, or asks to end the game', async ({ table, active, other }) => {
    const asked = await follow(table, other, await openMore(table, other), /^more:.*:abandon$/);
    expect(words(asked)).toContain('End this game for everyone?');
    await follow(table, other, asked, /^lobby-confirm:.*:abandon$/);
    const request = lastPost(table);
    expect(words(request)).toContain(`${other.name} wants to end the game here`);
    // Withdrawn where it was asked for.
    await follow(table, other, await openMore(table, other), /^consent:.*:no$/);
    expect(words(lastPost(table))).toContain('has withdrawn the request');
    const sure = await follow(table, active, await openMore(table, active), /^more:.*:concede$/);
    expect((await table.game()).record.members.some(({ conceded }) => conceded)).toBe(false);
    expect(words(await follow(table, active, sure, /^lobby-confirm:.*:concede$/))).toContain('given up');
    expect((await table.game()).record.members.filter(({ conceded }) => conceded)).toHaveLength(1);
  });
});
