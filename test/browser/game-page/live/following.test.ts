/** A game's page follows the game: after a restart, and from its start to its end. */
import { expect } from 'vitest';
import { gameOf } from '../../../../src/tools/seed-data/games.ts';
import { eventually, slowTests } from '../../../support/waiting.ts';
import { DESK, gamePageTest, PHONE, stepOf, untilLive } from '../../fixtures/game-page.ts';

slowTests();

const it = gamePageTest();

it('connects again after a restart, and shows what happened meanwhile', async ({ visit, played }) => {
  const page = await visit(DESK);
  const last = await stepOf(page);
  await played.restart(async () => {
    await page.locator('.live[data-state="reconnecting"]').waitFor();
    await played.play(8);
  });
  await untilLive(page);
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(last));
});

it('connects at once when the network of the reader is back', async ({ visit, played }) => {
  const page = await visit(DESK);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await played.restart(() => page.locator('.live[data-state="reconnecting"]').waitFor());
  await page.evaluate('dispatchEvent(new Event("online"))');
  await untilLive(page);
});

it('tries again after a second if the network of the reader is back before the server', async ({
  visit,
  played,
}) => {
  const page = await visit(DESK);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked++;
  });
  /** Waits until the page has asked this many times, the last time after it has planned its next try. */
  const untilAsked = (times: number) => eventually(async () => expect(asked).toBe(times));
  await played.restart(async () => {
    await untilAsked(1);
    for (const [i, seconds] of [1, 2, 4, 8].entries()) {
      await page.clock.fastForward(1_000 * seconds);
      await untilAsked(i + 2);
    }
    await page.evaluate('dispatchEvent(new Event("online"))');
    await untilAsked(7);
  });
  await page.clock.fastForward(1_000);
  await untilLive(page);
});

it('waits for a game to begin without loading the page again and again, and leaves when the page goes', async ({
  played,
  blank,
}) => {
  const [host, guest] = played.players;
  if (host === undefined || guest === undefined) return expect.fail('three people play');
  const at = { guild: '1', channel: '3' };
  const { lobby, webPage } = played.services;
  const { id } = gameOf(await lobby.create(host, at, { players: 2, seed: 'waiting', options: [] })).record;
  const link = await webPage.getLink(id, at.guild);
  const page = await blank(DESK);
  await page.goto(link.kind === 'open' ? link.url : expect.fail(link.kind));
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByText('The game hasn’t started yet.').waitFor();
  await lobby.join(guest, id);
  // As long as many loads took.
  await page.waitForTimeout(1_500);
  expect(loads).toBe(0);
  await lobby.start(host, id);
  await page.locator('.map').waitFor();
  await eventually(async () => expect(loads).toBe(1));
  // The link is renewed while the server, or the reader, is away.
  await played.restart(async () => {
    await page.locator('.live[data-state="reconnecting"]').waitFor();
    await webPage.change(host, id, 'renew');
  });
  await page.getByText('There’s no game at this address.').waitFor();
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', () => asked++);
  await page.waitForTimeout(4_000);
  expect(asked).toBe(0);
});

it('no longer says that a game is live once it is over', async ({ visit, open }) => {
  const game = await open(1, 'over');
  const page = await visit(PHONE, '', game);
  await page.locator('.live').waitFor({ state: 'visible' });
  await game.play(Number.POSITIVE_INFINITY);
  await page.locator('.status', { hasText: 'The game is over.' }).waitFor();
  await page.locator('.live').waitFor({ state: 'hidden' });
});

it('shows moves within a minute if the network holds streams back', async ({ played, blank }) => {
  const page = await blank(DESK);
  await page.clock.install();
  await page.route(/\/live$/, (route) =>
    route.request().method() === 'HEAD' ? route.continue() : undefined,
  );
  await page.goto(await played.url());
  const last = await stepOf(page);
  await played.play(8);
  await page.clock.fastForward(61_000);
  await page.locator('.live[data-state="reconnecting"]').waitFor();
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(last));
});
