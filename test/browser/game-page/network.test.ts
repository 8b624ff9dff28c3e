/** A game's page on a slow or broken network, and while its server restarts. */
import { expect } from 'vitest';
import { gameOf } from '../../../src/tools/seed-data/games.ts';
import { eventually, slowTests } from '../../support/waiting.ts';
import {
  DESK,
  expectWhole,
  gamePageTest,
  hold,
  PHONE,
  scaleOf,
  stepOf,
  untilLive,
} from '../fixtures/game-page.ts';

slowTests();

const it = gamePageTest();

it('stays usable on a slow network: says what it waits for, and tries again', async ({ visit }) => {
  const page = await visit(DESK);
  await expectWhole(page);
  const last = await stepOf(page);
  const notice = page.locator('.wait');
  const loadSteps = await hold(page, /\?step=/);
  const loadPictures = await hold(page, /\.svg/);
  const back = page.getByRole('link', { name: 'Step back' });
  await back.click();
  await notice.getByText(`Loading step ${last - 1}…`).waitFor();
  // The reader goes on, and only what they want last is shown.
  await back.click();
  await notice.getByText(`Loading step ${last - 2}…`).waitFor();
  await page.locator('polygon[data-space="E5"]').click();
  expect(await page.locator('.hint').textContent()).toMatch(/^E5 /);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await scaleOf(page)).toBe(1.5);
  expect(await stepOf(page)).toBe(last);
  await page.locator('#log a', { hasText: /^3$/ }).click();
  await notice.getByText('Loading step 3…').waitFor();
  loadSteps();
  await notice.getByText('Loading the pictures…').waitFor();
  expect(await stepOf(page)).toBe(3);
  loadPictures();
  await eventually(async () => expect(await notice.textContent()).toBe(''));

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Step forward' }).click();
  await notice.getByText('No answer. Trying again…').waitFor();
  await page.context().setOffline(false);
  await eventually(async () => expect(await stepOf(page)).toBe(4));
  await eventually(async () => expect(await notice.textContent()).toBe(''));

  // Something on the way answers instead, for example a proxy while the bot restarts.
  const proxy = /\?step=/;
  await page.route(proxy, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );
  await page.getByRole('link', { name: 'Step forward' }).click();
  await notice.getByText('No answer. Trying again…').waitFor();
  await page.unroute(proxy);
  await eventually(async () => expect(await stepOf(page)).toBe(5));
});

it('asks for a page again that is never answered', async ({ played, blank }) => {
  const page = await blank(DESK);
  await page.addInitScript(
    'AbortSignal.timeout = ((after) => (ms) => after(ms / 100))(AbortSignal.timeout.bind(AbortSignal))',
  );
  await page.goto(await played.url());
  const last = await stepOf(page);
  let requests = 0;
  await page.route(/\?step=/, (route) => (requests++ === 0 ? undefined : route.continue()));
  await page.getByRole('link', { name: 'Step back' }).click();
  await page.locator('.wait').getByText('No answer. Trying again…').waitFor();
  await eventually(async () => expect(await stepOf(page)).toBe(last - 1));
});

it.for([
  ['after', false],
  ['before', true],
] as const)(
  'loads a picture further down again if it was lost %s the script was there',
  async ([, isEarly], { blank, played }) => {
    const page = await blank(DESK);
    await page.clock.install();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    let requests = 0;
    await page.route(/score\.svg/, (route) =>
      requests++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    if (!isEarly) release();
    await page.goto(await played.url(), { waitUntil: isEarly ? 'commit' : 'load' });
    const picture = page.locator('#score img').first();
    await picture.scrollIntoViewIfNeeded();
    const widthOf = (image: { complete: boolean; naturalWidth: number }) =>
      image.complete ? image.naturalWidth : -1;
    if (isEarly) await eventually(async () => expect(await picture.evaluate(widthOf)).toBe(0));
    release();
    await eventually(async () => {
      await page.clock.fastForward(10_000);
      expect(await picture.evaluate(widthOf)).toBeGreaterThan(0);
    });
    expect(requests).toBeGreaterThan(1);
  },
);

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

it('learns of moves within a minute where the network holds streams back', async ({ played, blank }) => {
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

/** Hides a page as another tab in front of it does, or shows it; runs on the page. */
const HIDE = (isHidden: boolean) => `(() => {
  Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
})()`;

it('opens in more tabs than a browser has connections, and catches up when a tab is shown again', async ({
  visit,
  faults,
  played,
}) => {
  const first = await visit(DESK);
  const last = await stepOf(first);
  const tabs = [first];
  while (tabs.length < 8) {
    await tabs.at(-1)?.evaluate(HIDE(true));
    const page = await first.context().newPage();
    tabs.push(page);
    await page.goto(await played.url());
    await untilLive(page);
  }
  await played.play(8);
  await eventually(async () => expect(await stepOf(tabs.at(-1) ?? first)).toBeGreaterThan(last));
  expect(await stepOf(first)).toBe(last);
  await first.evaluate(HIDE(false));
  await eventually(async () => expect(await stepOf(first)).toBeGreaterThan(last));
  // A closed stream counts as not loaded.
  expect(faults().filter(({ url }) => !url.endsWith('/live'))).toEqual([]);
});
