/** The steps of a game's page: keys, slider, links and film. */
import { expect } from 'vitest';
import { eventually, slowTests } from '../../../support/waiting.ts';
import { openWindow } from '../../fixtures/chromium.ts';
import { DESK, gamePageTest, hold, stepOf } from '../../fixtures/game-page.ts';

slowTests();

const it = gamePageTest();

it('steps on by arrow keys also after a button or the log was used', async ({ visit }) => {
  const page = await visit(DESK);
  const last = await stepOf(page);
  await page.getByRole('link', { name: 'Step back' }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(last - 1));
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => expect(await stepOf(page)).toBe(last - 2));
  await page.locator('#log a', { hasText: /^3$/ }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(3));
  await page.keyboard.press('ArrowRight');
  await eventually(async () => expect(await stepOf(page)).toBe(4));
  // On the map, they choose a space.
  await page.locator('polygon[data-space="E5"]').click();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.hasAttribute("data-space")')).toBe(true);
  expect(page.url()).toContain('step=4');
});

it('loads only the step at which a held arrow key is released, as one entry of the history', async ({
  visit,
}) => {
  const page = await visit(DESK);
  const last = await stepOf(page);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('?step=') && asked.push(request.url())));
  const entries = Number(await page.evaluate('history.length'));
  // On a busy machine, repeated keys come so slowly that the reader seems to stay at a step.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let i = 0; i < 6; i++) await page.keyboard.down('ArrowLeft');
  await page
    .locator('.wait')
    .getByText(`Loading step ${last - 6}…`)
    .waitFor();
  await page.keyboard.up('ArrowLeft');
  await page.clock.runFor(150);
  await eventually(async () => expect(await stepOf(page)).toBe(last - 6));
  expect(asked.map((url) => url.split('=')[1])).toEqual([`${last - 1}`, `${last - 6}`]);
  expect(await page.evaluate('history.length')).toBe(entries + 1);
  await page.goBack();
  await eventually(async () => expect(await stepOf(page)).toBe(last));
  // Nothing follows the newest step.
  await page.keyboard.press('ArrowRight');
  expect(page.url()).not.toContain('step=');
  expect(asked).toHaveLength(2);
});

it('follows the slider by keys also while an earlier step arrives', async ({ played, blank }) => {
  const page = await blank(DESK);
  await page.clock.install();
  await page.goto(await played.url());
  const last = await stepOf(page);
  const slider = page.locator('.steps input');
  const release = await hold(page, new RegExp(`\\?step=${last - 1}$`));
  const asked = page.waitForRequest(/\?step=/);
  await slider.press('ArrowLeft');
  await page.clock.runFor(150);
  const request = await asked;
  await slider.press('ArrowLeft');
  release();
  await (await request.response())?.finished();
  await page.waitForTimeout(200);
  await page.clock.runFor(150);
  await eventually(async () => expect(await stepOf(page)).toBe(last - 2));
  expect(await slider.inputValue()).toBe(String(last - 2));
});

it('goes one step back from a step that was undone, or that never existed', async ({ visit }) => {
  for (const beyond of ['9999', 'x']) {
    const page = await visit(DESK, `?step=${beyond}`);
    const last = await stepOf(page);
    await page.getByRole('link', { name: 'Step back' }).click();
    await eventually(async () => expect(await stepOf(page)).toBe(last - 1));
  }
});

it('says in every place who plays which clan at this step, and follows when a name changes', async ({
  visit,
  open,
}) => {
  const game = await open(2, 'names');
  await game.play(1);
  const [leaver] = game.players;
  if (leaver === undefined) return expect.fail('two people play');
  const page = await visit(DESK, '', game);
  const headings = () => page.locator('title, h1, summary').allTextContents();
  const asLoaded = async () => {
    const { page: fresh } = await openWindow(page.url(), DESK);
    const loaded = await fresh.locator('title, h1, summary').allTextContents();
    await fresh.context().close();
    return loaded;
  };
  const before = await headings();
  await game.play(10);
  await eventually(async () => expect(await headings()).not.toEqual(before));
  expect(await headings()).toEqual(await asLoaded());
  await page.getByRole('link', { name: 'First step' }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(0));
  expect(await headings()).toEqual(await asLoaded());
  await game.services.privacy.eraseUser(leaver, () => 'a former player');
  await eventually(async () => expect((await headings()).join()).not.toContain(leaver.name));
});

it('leaves the keys of the browser to the browser', async ({ visit }) => {
  const page = await visit(DESK);
  const step = await stepOf(page);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  expect(page.url()).not.toContain('step=');
  expect(await page.evaluate('history.length')).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => expect(await stepOf(page)).toBe(step - 1));
});

it('continues playback when a link leads to a section, and loads no step again', async ({ visit }) => {
  const page = await visit(DESK);
  await page.locator('#log a', { hasText: /^3$/ }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(3));
  await page.getByRole('button', { name: 'Play' }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(4));
  await page.locator('.sections a').last().click();
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(5));
  await page.getByRole('button', { name: 'Stop' }).click();
  let loads = 0;
  page.on('request', (request) => void (request.url().includes('step=') && loads++));
  await page.locator('.sections a').first().click();
  await page.goBack();
  expect(page.url()).toMatch(/#log$/);
  expect(loads).toBe(0);
});

it('shows after playback what happened meanwhile', async ({ visit, played }) => {
  const page = await visit(DESK);
  const last = await stepOf(page);
  await page.locator('#log a', { hasText: /^3$/ }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(3));
  await page.getByRole('button', { name: 'Play' }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(4));
  const version = (await played.play(8)).record.version;
  // The page is behind now, and would have waited for the next move.
  await page.waitForTimeout(200);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator(`html[data-version="${version}"]`).waitFor();
  expect(Number(await page.locator('html').getAttribute('data-last'))).toBeGreaterThan(last);
});
