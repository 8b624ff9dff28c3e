/** A short storm on SQLite, as `npm run storm` makes it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseStormArgs } from '../../../src/tools/storm/args.ts';
import { storm } from '../../../src/tools/storm/run.ts';
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

  it('leaves a folder alone that holds something else', async () => {
    const out = mkdtempSync(join(tmpdir(), 'caledonia-storm-'));
    writeFileSync(join(out, 'letter.txt'), 'Dear Ann');
    try {
      const read = parseStormArgs(['--kills', '0', '--tables', '1', '--out', out]);
      if (!read.ok || 'help' in read) throw new Error('no storm');
      await expect(storm(read.options, { isOver: () => true })).rejects.toThrow(
        'something else than a storm',
      );
      expect(readFileSync(join(out, 'letter.txt'), 'utf8')).toBe('Dear Ann');
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });

  it.each([
    [['--kills', 'many'], '--kills is "many"; it must be a number from 0 to 100000.'],
    [['--database', 'paper'], '--database is "paper"; it must be one of sqlite, postgres.'],
    [['--processes', '2'], '--processes 2 needs --database postgres.'],
  ])('refuses %j', (args, problem) => {
    expect(parseStormArgs(args)).toEqual({ ok: false, problem });
  });
});
