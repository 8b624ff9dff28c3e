/** A short storm on Postgres, on a bad day at Discord. */
import { afterAll, expect, it } from 'vitest';
import { postgresPlace } from '../../storage/fixtures/places.ts';
import { slowTests } from '../../support/waiting.ts';
import { stormed } from './fixtures/stormed.ts';

slowTests();

const postgres = await postgresPlace();
afterAll(() => postgres?.clean());

it.skipIf(postgres === undefined)(
  'a storm loses nothing on Postgres on a bad day at Discord, though the bot is killed',
  async () => {
    const { kills, finds } = await stormed('--kills', '1', '--weather', '--database', 'postgres');
    expect(finds).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(1);
  },
);
