/** Indexes serve every query: each is sent to a full database, which explains how it ran it. */
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { askAll } from '../../src/tools/bench-store/all-queries.ts';
import { explain, isFullScanWanted, listener, verbAndTable } from '../../src/tools/bench-store/statements.ts';
import { seedDatabase, seedRareTables } from '../../src/tools/seed-data/seed-data.ts';
import { slowTests } from '../support/waiting.ts';
import { type Place, postgresPlace, sqlitePlace } from './fixtures/places.ts';

slowTests();

const GAMES = 2_500;
/** Of ten games nine are over. */
const OVER = `"channel" LIKE '4%' AND "channel" NOT LIKE '%0'`;

const postgres = await postgresPlace();
const places: Place[] = [sqlitePlace(), ...(postgres === undefined ? [] : [postgres])];
afterAll(async () => {
  for (const place of places) await place.clean();
});

describe.each(places.map((place) => [place.name, place] as const))('%s', (_, place) => {
  it('scans no table that grows with games or users', async () => {
    const home = place.home();
    await seedDatabase(home.url, { live: GAMES, moves: 2 });
    await home.run(`INSERT INTO "Result" SELECT "id", "guild", 1, '{}' FROM "Game" WHERE ${OVER}`);
    await home.run(`UPDATE "Game" SET "liveChannel" = NULL, "status" = 'finished' WHERE ${OVER}`);
    const heard = listener();
    const store = await openStore(home.url, undefined, undefined, heard.hear);
    const users = ['500000000000000010', '500000000000000011'] as const;
    await askAll(store, { guild: '300000000000000001', channel: 'asked', users }, heard.begin);
    heard.begin();
    await store.close();
    await seedRareTables(home.url);

    const explained = await explain(home.url, heard);
    expect(explained.length).toBeGreaterThan(50);
    const scans = explained
      .filter((one) => one.scanned.length > 0 && !isFullScanWanted(one))
      .map(({ what, sql, scanned }) => `${what}: ${verbAndTable(sql)} reads all of ${scanned.join(', ')}`);
    expect(scans).toEqual([]);
  });
});
