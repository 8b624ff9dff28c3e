/** A short storm on each database, as `npm run storm` makes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseStormArgs } from '../../../src/tools/storm/args.ts';
import { type StormReport, storm } from '../../../src/tools/storm/run.ts';
import { postgresPlace } from '../../storage/fixtures/places.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

const out = mkdtempSync(join(tmpdir(), 'caledonia-storm-'));
const postgres = await postgresPlace();
afterAll(async () => {
  rmSync(out, { recursive: true, force: true });
  await postgres?.clean();
});

/** The result of a storm over two tables. */
async function stormed(...args: readonly string[]): Promise<StormReport> {
  const read = parseStormArgs([...args, '--tables', '2', '--out', out]);
  if (!read.ok || 'help' in read) throw new Error('this is no storm');
  return await storm(read.options);
}

describe('a storm', () => {
  it('loses nothing on SQLite, though the bot is killed twice', async () => {
    const { kills, moves, finds } = await stormed('--kills', '2');
    expect(finds).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(moves).toBeGreaterThan(0);
  });

  it.skipIf(postgres === undefined)(
    'loses nothing on Postgres on a bad day at Discord, though the bot is killed',
    async () => {
      const { kills, finds } = await stormed('--kills', '1', '--weather', '--database', 'postgres');
      expect(finds).toEqual([]);
      expect(kills).toBeGreaterThanOrEqual(1);
    },
  );

  it.each([
    [['--kills', 'many'], '--kills is "many"; it must be a number from 0 to 100000.'],
    [['--database', 'paper'], '--database is "paper"; it must be one of sqlite, postgres.'],
    [['--processes', '2'], '--processes 2 needs --database postgres.'],
  ])('refuses %j', (args, problem) => {
    expect(parseStormArgs(args)).toEqual({ ok: false, problem });
  });
});
