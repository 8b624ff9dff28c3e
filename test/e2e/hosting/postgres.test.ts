/** A whole game on Postgres, if a server is available. */
import { afterAll } from 'vitest';
import { postgresPlace } from '../../storage/fixtures/places.ts';
import { slowTests } from '../../support/waiting.ts';
import { tableTest } from '../fixtures/table-test.ts';
import { playWholeGame } from '../fixtures/whole-game.ts';

slowTests();

const postgres = await postgresPlace();
afterAll(() => postgres?.clean());

const it = tableTest()
  .override('people', ['Ann'])
  .override('sitting', () => ({ database: postgres?.home().url ?? '' }));

it.skipIf(postgres === undefined)(
  'a game for one player is played by commands and kept in Postgres',
  async ({ table }) => {
    await playWholeGame(table, { players: 1, by: 'commands', options: { preset: 'first' } });
  },
);
