/** The page of a game that another process serves than the one in which it is played. */
import { afterAll, expect, it } from 'vitest';
import { close } from '../../../../src/render/index.ts';
import { openPlayedPage } from '../../../../src/tools/played-page.ts';
import { postgresPlace } from '../../../storage/fixtures/places.ts';
import { startProgram } from '../../../storage/fixtures/programs.ts';
import { slowTests } from '../../../support/waiting.ts';
import { SILENT } from '../../../web/fixtures/silent.ts';
import { executable, openWindow } from '../../fixtures/chromium.ts';
import { untilLive } from '../../fixtures/game-page.ts';

slowTests();

/** Time between the looks of a process that misses all signals. */
const MISSED_MS = 20_000;
const MOVES = 3;

const postgres = await postgresPlace();
afterAll(async () => {
  await close();
  await postgres?.clean();
});

it.skipIf(executable === undefined || postgres === undefined)('follows every move at once', async () => {
  const home = postgres?.home() ?? expect.fail('no database');
  const store = await home.open();
  const played = await openPlayedPage({ players: 2, seed: 'processes', log: SILENT, store });
  const server = await startProgram(new URL('../../fixtures/page-server.ts', import.meta.url), home.url);
  await server.printed(1);
  const address = new URL(new URL(await played.url()).pathname, server.lines[0]);
  const { page } = await openWindow(address.href, {});
  await untilLive(page);
  const began = performance.now();
  for (let move = 0; move < MOVES; move++) {
    const { version } = (await played.play(1)).record;
    await page.locator(`html[data-version="${version}"]`).waitFor();
  }
  const each = (performance.now() - began) / MOVES;
  console.log(`a move of another process is on the page after ${Math.round(each)} ms`);
  expect(each).toBeLessThan(MISSED_MS / 2);
  await page.context().close();
  await played.close();
  await server.kill();
});
