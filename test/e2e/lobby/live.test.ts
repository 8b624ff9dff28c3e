/** A live game begins: everyone is called, through the real client. */
import { describe, expect } from 'vitest';
import { lastPost, person, words } from '../fixtures/table.ts';
import { tableTest } from '../fixtures/table-test.ts';

const it = tableTest().override('people', ['Ann', 'Ben', 'Cat']);

describe('the post that begins a game', () => {
  it.for([
    { pace: 'live', pinged: 3 },
    { pace: 'friendly', pinged: 1 },
  ])('at the pace $pace pings $pinged of three players', async ({ pace, pinged }, { table }) => {
    const [ann, ...others] = ['Ann', 'Ben', 'Cat'].map((name) => person(table, name));
    await ann?.command(table.channel, 'game new', { players: '3', pace });
    for (const other of others) await other.command(table.channel, 'game join');
    await table.quiet();
    expect(words(lastPost(table)).includes('should be online at the same time')).toBe(pace === 'live');
    const { length } = table.playground.pings;
    await ann?.command(table.channel, 'game start');
    await table.quiet();
    const called = table.playground.pings.slice(length).map(({ user }) => user);
    expect(new Set(called).size).toBe(pinged);
    expect(called).toHaveLength(pinged);
  });
});
