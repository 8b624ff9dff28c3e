/** A whole game kept in Postgres, where a server answers. */
import './fixtures/small-pictures.ts';
import { afterAll, it } from 'vitest';
import { close } from '../../src/render/index.ts';
import { postgresPlace } from '../storage/fixtures/places.ts';
import { slowTests } from '../support/waiting.ts';
import { sit } from './fixtures/table.ts';
import { playWholeGame } from './fixtures/whole-game.ts';

slowTests();

const postgres = await postgresPlace();
afterAll(async () => {
  await close();
  await postgres?.clean();
});

it.skipIf(postgres === undefined)(
  'a game for one player is played by commands and kept in Postgres',
  async () => {
    const database = postgres?.home().url ?? '';
    const table = await sit(['Ann'], { database });
    await playWholeGame(table, { players: 1, by: 'commands', options: { preset: 'first' } });
    await table.finish();
  },
);
