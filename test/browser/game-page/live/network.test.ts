/** A game's page on a slow or broken network, or with few connections. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, slowTests } from '../../../support/waiting.ts';
import {
  DESK,
  expectWhole,
  gamePageTest,
  hold,
  scaleOf,
  stepOf,
  untilLive,
} from '../../fixtures/game-page.ts';

slowTests();

const it = gamePageTest();

/** Time in which a page waits for an answer, and before it asks again. */
const ANSWER_MS = 20_000;
const RETRY_MS = 2_000;

/** Waits until a page that asks again shows this step. */
const untilStep = (page: Page, step: number) =>
  eventually(async () => {
    await page.clock.fastForward(RETRY_MS);
    expect(await stepOf(page)).toBe(step);
  });

it('stays usable on a slow network: says what it waits for, and tries again', async ({ visit }) => {
  const page = await visit(DESK);
  await page.clock.install();
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
  await untilStep(page, 4);
  await eventually(async () => expect(await notice.textContent()).toBe(''));

  // Something on the way answers instead, for example a proxy while the bot restarts.
  const proxy = /\?step=/;
  await page.route(proxy, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );
  await page.getByRole('link', { name: 'Step forward' }).click();
  await notice.getByText('No answer. Trying again…').waitFor();
  await page.unroute(proxy);
  await untilStep(page, 5);
});

it('asks for a page again that is never answered', async ({ visit }) => {
  const page = await visit(DESK);
  await page.clock.install();
  const last = await stepOf(page);
  let requests = 0;
  await page.route(/\?step=/, (route) => (requests++ === 0 ? undefined : route.continue()));
  const asked = page.waitForRequest(/\?step=/);
  await page.getByRole('link', { name: 'Step back' }).click();
  await asked;
  await page.clock.fastForward(ANSWER_MS);
  await page.locator('.wait').getByText('No answer. Trying again…').waitFor();
  await untilStep(page, last - 1);
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
