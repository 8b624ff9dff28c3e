/** A short storm on SQLite, as `npm run storm` makes it. */
import { describe, expect, it } from 'vitest';
import { parseStormArgs } from '../../../src/tools/storm/args.ts';
import { slowTests } from '../../support/waiting.ts';
import { stormed } from './fixtures/stormed.ts';

slowTests();

describe('a storm', () => {
  it('loses nothing on SQLite, though the bot is killed twice', async () => {
    const { kills, moves, finds } = await stormed('--kills', '2');
    expect(finds).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(moves).toBeGreaterThan(0);
  });

  it.each([
    [['--kills', 'many'], '--kills is "many"; it must be a number from 0 to 100000.'],
    [['--database', 'paper'], '--database is "paper"; it must be one of sqlite, postgres.'],
    [['--processes', '2'], '--processes 2 needs --database postgres.'],
  ])('refuses %j', (args, problem) => {
    expect(parseStormArgs(args)).toEqual({ ok: false, problem });
  });
});
