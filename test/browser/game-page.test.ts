/**
 * The page of a game in Chromium: on a desktop, on a phone, by keys alone, and while its server restarts. Most tests show
 * the same game, which goes on: each reads at which step it is. Its pictures are empty, as real ones would take most of
 * the time; tests that look at pictures show a game with real ones.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { close, drawVector } from '../../src/render/index.ts';
import { axeObjections } from '../../src/tools/axe.ts';
import { findChromium, startChromium } from '../../src/tools/chromium.ts';
import { openPlayedPage, type PlayedPage } from '../../src/tools/played-page.ts';
import { gameOf } from '../../src/tools/seed-data/games.ts';
import { memoryStore } from '../storage/fixtures/memory/index.ts';
import { eventually, slowTests } from '../support/waiting.ts';
import { SILENT } from '../web/fixtures/silent.ts';
import { openWindow, type Window } from './fixtures/chromium.ts';

slowTests();

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MOVES = 60;

const executable = findChromium(process.env.CHROMIUM);
let browser: Browser;
let played: PlayedPage;
let drawn: PlayedPage;
let windows: Window[] = [];

const EMPTY = gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="819"/>');
/** Starts a game with empty pictures, or with others. */
const open = (players: number, seed: string, given: { names?: string[]; draw?: typeof drawVector } = {}) =>
  openPlayedPage({ players, seed, log: SILENT, store: memoryStore(), draw: async () => EMPTY, ...given });

beforeAll(async () => {
  if (executable === undefined) return;
  browser = await startChromium(executable);
  played = await open(3, 'browser');
  drawn = await open(3, 'browser', { draw: drawVector });
  for (const game of [played, drawn]) await game.play(MOVES);
});
beforeEach(({ skip }) => {
  if (executable === undefined) return skip();
  windows = [];
});
afterEach(async () => await Promise.all(windows.map(({ page }) => page.context().close())));
afterAll(async () => {
  await browser?.close();
  await played?.close();
  await drawn?.close();
  await close();
});

async function visit(kind: BrowserContextOptions, query = '', game = played): Promise<Page> {
  const window = await openWindow(browser, (await game.url()) + query, kind);
  windows.push(window);
  const { page } = window;
  await page.locator('.live[data-state="live"]').waitFor();
  return page;
}

/** Returns all errors. A picture that is replaced while it loads is not loaded any further. */
const faults = () =>
  windows
    .flatMap((window) => window.faults)
    .filter(({ what, url }) => !(what === 'not loaded' && url.includes('.svg?')));
const stepOf = async (page: Page) => Number(await page.locator('html').getAttribute('data-step'));
/** Returns the transform of the map: "translate(0px, 0px) scale(1)". */
const frameOf = (page: Page) =>
  page.locator('.sheet').evaluate((sheet: { style: { transform: string } }) => sheet.style.transform);
const edgeOf = async (page: Page, selector: string, edge: 'top' | 'bottom') =>
  Number(await page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().${edge}`));
const scaleOf = async (page: Page) => Number(/scale\(([\d.]+)\)/.exec(await frameOf(page))?.[1] ?? 1);

/** Expects all pictures to be there, and nothing to be wider than the window. */
async function expectWhole(page: Page): Promise<void> {
  await eventually(async () => {
    const missing = await page
      .locator('#map img, #players > div img, #boards > img')
      .evaluateAll((all: readonly { complete: boolean; naturalWidth: number; alt: string }[]) =>
        all.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ alt }) => alt),
      );
    expect(missing).toEqual([]);
  });
  const wide = await page
    .locator('html')
    .evaluate((html: { scrollWidth: number; clientWidth: number }) => html.scrollWidth - html.clientWidth);
  expect(wide).toBe(0);
}

it('shows the game on a desktop: zooms, explains spaces, goes through the steps, follows moves', async () => {
  const page = await visit(DESK, '', drawn);
  await expectWhole(page);
  const map = page.locator('.map');
  await map.hover();
  await page.mouse.wheel(0, -400);
  await eventually(async () => expect(await scaleOf(page)).toBeGreaterThan(1.5));
  const before = await frameOf(page);
  const box = await map.boundingBox();
  if (box === null) return expect.fail('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 30, { steps: 4 });
  await page.mouse.up();
  expect(await frameOf(page)).not.toBe(before);
  // Dragging chooses nothing.
  expect(await page.locator('polygon[data-chosen]').count()).toBe(0);
  await page.getByRole('button', { name: 'Whole map' }).click();
  expect(await scaleOf(page)).toBe(1);

  await page.locator('polygon[data-space="E5"]').click();
  expect(await page.locator('.hint').textContent()).toMatch(/^E5 /);

  const last = await stepOf(page);
  await page.getByRole('link', { name: 'Step back' }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(last - 1));
  expect(page.url()).toContain(`step=${last - 1}`);
  await drawn.play(4);
  // A reader of an earlier step stays there, and sees that there is more.
  await eventually(async () =>
    expect(Number(await page.locator('html').getAttribute('data-last'))).toBeGreaterThan(last),
  );
  expect(await stepOf(page)).toBe(last - 1);
  await page.goBack();
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(last));
  const now = await stepOf(page);
  await drawn.play(8);
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(now));
  await expectWhole(page);
  await page.getByRole('link', { name: 'First step' }).click();
  await eventually(async () => expect(await stepOf(page)).toBe(0));
  await page.getByRole('button', { name: 'Play' }).click();
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(1));
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await axeObjections(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('fits a phone: spaces by tap, zoom by pinch, in the language and the colours of the reader', async () => {
  const page = await visit({ ...PHONE, locale: 'pl-PL', colorScheme: 'dark' }, '', drawn);
  await expectWhole(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await page.locator('polygon[data-space="E5"]').tap();
  expect(await page.locator('.hint').textContent()).toMatch(/^E5 /);
  const box = await page.locator('.map').boundingBox();
  if (box === null) return expect.fail('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ],
    });
  await touch('touchStart', 30);
  for (const apart of [50, 70, 90]) await touch('touchMove', apart);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await eventually(async () => expect(await scaleOf(page)).toBeGreaterThan(1.5));
  expect(await axeObjections(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('can be read and operated by keys alone', async () => {
  const page = await visit(DESK);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.locator(':focus');
  const isOnMap = () => page.evaluate('document.activeElement.hasAttribute("data-space")');
  for (let tabs = 0; !(await isOnMap()); tabs++) {
    expect(tabs).toBeLessThan(20);
    await press('Tab');
  }
  const first = await focused().getAttribute('data-space');
  await press('ArrowDown', 'ArrowRight');
  const space = await focused().getAttribute('data-space');
  expect(space).not.toBe(first);
  expect(await focused().getAttribute('aria-label')).toMatch(new RegExp(`^${space} .*\\. `));
  await press('Enter');
  expect(await focused().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.hint').textContent()).toContain(space);
  // Screen readers read out the prices too, but not again while they stay the same.
  const detail = page.locator('.detail');
  expect(await detail.getAttribute('aria-live')).toBe('polite');
  await detail.evaluate((shown) => shown.append('kept'));
  await press('Enter');
  expect(await detail.textContent()).toContain('kept');
  await press('+', '+');
  expect(await scaleOf(page)).toBeCloseTo(2.25);
  await press('0');
  expect(await scaleOf(page)).toBe(1);
  const last = await stepOf(page);
  await page.getByRole('link', { name: 'Step back' }).focus();
  await press('Enter');
  await eventually(async () => expect(await stepOf(page)).toBe(last - 1));
  // The focus stays where it was, so that the next step is one more key.
  await press('Enter');
  await eventually(async () => expect(await stepOf(page)).toBe(last - 2));
  // Also at both ends, where a link leads no further.
  for (const [name, step] of [
    ['Latest position', last],
    ['First step', 0],
  ] as const) {
    await page.getByRole('link', { name }).focus();
    await press('Enter');
    await eventually(async () => expect(await stepOf(page)).toBe(step));
    await page.waitForTimeout(100);
    expect(await focused().getAttribute('aria-label')).toBe(name);
    expect(await focused().getAttribute('aria-disabled')).toBe('true');
    await press('Enter');
    expect(await stepOf(page)).toBe(step);
  }
  expect(faults()).toEqual([]);
});

/** Presses an arrow key on a space of the map. Returns the space that is focused then; runs on the page. */
const PRESS = `(from, key) => {
  const shape = document.querySelector('polygon[data-space="' + from + '"]');
  shape.focus();
  shape.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.activeElement.dataset.space;
}`;

it.each([1, 3])(
  'leads by arrow keys from hex to hex, and so to every space, on the map for %i',
  async (players) => {
    const game = await open(players, 'keys');
    const window = await openWindow(browser, await game.url(), DESK);
    windows.push(window);
    const { page } = window;
    await page.locator('.live[data-state="live"]').waitFor();
    const missed = await page.evaluate(`(() => {
    const spaces = [...document.querySelectorAll('polygon')].map(({ dataset }) => dataset.space);
    const seen = new Set(spaces.slice(0, 1));
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    for (const space of seen) for (const key of keys) seen.add((${PRESS})(space, key));
    return spaces.filter((space) => !seen.has(space));
  })()`);
    expect(missed).toEqual([]);
    const steps = [
      ['D5', 'ArrowRight', 'E5'],
      ['E5', 'ArrowRight', 'F5'],
      ['E5', 'ArrowLeft', 'D5'],
      ['E5', 'ArrowDown', 'E6'],
    ];
    for (const [from, key, to] of steps)
      expect(await page.evaluate(`(${PRESS})('${from}', '${key}')`)).toBe(to);
    await game.close();
  },
);

it('scrolls to the space that arrow keys lead to, above the tools and the steps, also in a zoomed map', async () => {
  const page = await visit({ viewport: { width: 640, height: 400 } });
  await page.locator('polygon').first().focus();
  for (const zoom of [1, 2.25]) {
    while ((await scaleOf(page)) < zoom) await page.keyboard.press('+');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let presses = 0; presses < 8; presses++) await page.keyboard.press(key);
      expect(await edgeOf(page, ':focus', 'top')).toBeGreaterThanOrEqual(0);
      const tools = await edgeOf(page, '.tools', 'top');
      expect(await edgeOf(page, ':focus', 'bottom')).toBeLessThanOrEqual(tools);
    }
  }
  // Only its sheet moves.
  expect(await page.evaluate('document.querySelector(".map").scrollTop')).toBe(0);
});

it('steps on by arrow keys also after a button or the log was used', async () => {
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

it('loads only the step at which a held arrow key is released, as one entry of the history', async () => {
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

it('follows the slider by keys also while an earlier step arrives', async () => {
  const window = await openWindow(browser, 'about:blank', DESK);
  windows.push(window);
  const { page } = window;
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

it('lets go of the map when the mouse button is released outside', async () => {
  const page = await visit(DESK);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = await page.locator('.map').boundingBox();
  if (box === null) return expect.fail('no map');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, y);
  await page.mouse.up();
  const before = await frameOf(page);
  await page.mouse.move(box.x + box.width - 30, y);
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  expect(await frameOf(page)).toBe(before);
});

it('goes one step back from a step that an undo took back, or that never was', async () => {
  for (const beyond of ['9999', 'x']) {
    const page = await visit(DESK, `?step=${beyond}`);
    const last = await stepOf(page);
    await page.getByRole('link', { name: 'Step back' }).click();
    await eventually(async () => expect(await stepOf(page)).toBe(last - 1));
  }
});

it('says in every place who plays which clan at this step, and follows when a name changes', async () => {
  const game = await open(2, 'names');
  await game.play(1);
  const [leaver] = game.players;
  if (leaver === undefined) return expect.fail('two people play');
  const window = await openWindow(browser, await game.url(), DESK);
  windows.push(window);
  const { page } = window;
  await page.locator('.live[data-state="live"]').waitFor();
  const headings = () => page.locator('title, h1, summary').allTextContents();
  const asLoaded = async () => {
    const { page: fresh } = await openWindow(browser, page.url(), DESK);
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
  await game.close();
});

it('leaves the keys of the browser to the browser', async () => {
  const page = await visit(DESK);
  const step = await stepOf(page);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  expect(page.url()).not.toContain('step=');
  expect(await page.evaluate('history.length')).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => expect(await stepOf(page)).toBe(step - 1));
});

it('keeps the zoom when the address bar of a phone comes and goes, but not when the phone is turned', async () => {
  const page = await visit(PHONE);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const { width, height } = PHONE.viewport;
  const resize = async (to: { width: number; height: number }) => {
    await page.setViewportSize(to);
    await eventually(async () => expect(await page.evaluate('innerHeight')).toBe(to.height));
  };
  await resize({ width, height: height - 60 });
  expect(await scaleOf(page)).toBe(1.5);
  await resize({ width: height, height: width });
  await eventually(async () => expect(await scaleOf(page)).toBe(1));
});

it('has a large map on a phone held sideways, and answers a tap in sight', async () => {
  const page = await visit({ ...PHONE, viewport: { width: 932, height: 370 } });
  expect((await page.locator('.map').boundingBox())?.width).toBeGreaterThan(800);
  await page.locator('polygon[data-space="G3"]').tap();
  const bottomOf = async (box: ReturnType<Page['locator']>) => {
    const { y = Number.NaN, height = 0 } = (await box.boundingBox()) ?? {};
    return y + height;
  };
  const [bar, hint] = [page.locator('.steps'), page.locator('.hint').getByText('G3')];
  await eventually(async () => expect(await bottomOf(hint)).toBeLessThan((await bar.boundingBox())?.y ?? 0));
});

it('fits a narrow phone with letters twice as large and a long name', async () => {
  const large = await startChromium(executable ?? '', '--blink-settings=defaultFontSize=32');
  const name = 'Wolfeschlegelsteinhausenbergerdo';
  const game = await open(2, 'narrow', { names: [name, 'Ben'], draw: drawVector });
  await game.play(30);
  for (const [of, size] of [
    [browser, 16],
    [large, 32],
  ] as const) {
    const viewport = { width: 320, height: 640 };
    const window = await openWindow(of, `${await game.url()}?lang=pl`, { ...PHONE, viewport });
    windows.push(window);
    const { page } = window;
    await page.locator('.live[data-state="live"]').waitFor();
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${size}px`);
    // A free space: the prices of all players.
    const free = page.locator('[data-part="spaces"] > :has(table)').first();
    await page
      .locator(`polygon[data-space="${await free.getAttribute('data-space')}"]`)
      .dispatchEvent('click');
    await page.locator('.detail table').waitFor();
    await expectWhole(page);
    // Each name of a section is on one line, and the bar leaves room for the rest.
    for (const section of await page.locator('.sections a').all())
      expect((await section.boundingBox())?.height).toBeLessThan(2.4 * size);
    const bar = page.locator('.steps');
    expect((await bar.boundingBox())?.height).toBeLessThan(200);
    const parts = await bar.locator('a:visible, button, label').all();
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    expect((await bar.locator('input').boundingBox())?.width).toBeGreaterThan(90);
  }
  await game.close();
  await Promise.all(windows.splice(0).map(({ page }) => page.context().close()));
  await large.close();
});

it('keeps the map and the headings below the header of a wide window, however long the names are', async () => {
  const names = ['Wolfeschlegelsteinhausenbergerdo', 'Maria Fernanda', 'Alexander Thompson', 'W'.repeat(32)];
  const game = await open(4, 'header', { names });
  await game.play(MOVES);
  const { page } = await openWindow(browser, 'about:blank', { viewport: { width: 910, height: 700 } });
  for (const language of ['en', 'es', 'pl']) {
    await page.goto(`${await game.url()}?lang=${language}#log`);
    await page.locator('.live[data-state="live"]').waitFor();
    const bottom = await edgeOf(page, 'header', 'bottom');
    expect(await page.evaluate('scrollY')).toBeGreaterThan(bottom);
    for (const below of ['.map', '#log h2']) expect(await edgeOf(page, below, 'top')).toBeGreaterThan(bottom);
  }
  await page.context().close();
  await game.close();
});

it('prints the whole log, and no controls, in light colours', async () => {
  const page = await visit({ ...DESK, colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of ['.steps', '.tools', '.sections'])
    expect(await page.locator(control).isVisible(), control).toBe(false);
  const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)`;
  for (const part of ['#log [data-part]', '.column'])
    expect(await page.evaluate(`${hidden}(document.querySelector('${part}'))`), part).toBe(0);
  expect(await page.evaluate('getComputedStyle(document.documentElement).color')).toBe('rgb(43, 42, 38)');
});

it('moves nothing for readers who prefer that', async () => {
  const page = await visit(DESK);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const duration = await page.evaluate(
      "getComputedStyle(document.querySelector('.sheet')).transitionDuration",
    );
    expect(duration, reducedMotion).toBe(reducedMotion === 'reduce' ? '0s' : '0.2s');
  }
});

/** Holds matching requests back. Returns the function that lets them through. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await open;
    // The page may have given it up for a later step.
    await route.continue().catch(() => {});
  });
  return letThrough;
}

it('stays usable on a slow network: says what it waits for, and tries again', async () => {
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

it('asks for a page again that is never answered', async () => {
  const window = await openWindow(browser, 'about:blank', DESK);
  windows.push(window);
  const { page } = window;
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
  async ([, isEarly]) => {
    const window = await openWindow(browser, 'about:blank', DESK);
    windows.push(window);
    const { page } = window;
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

it('connects again after a restart, and shows what happened meanwhile', async () => {
  const page = await visit(DESK);
  const last = await stepOf(page);
  await played.restart(async () => {
    await page.locator('.live[data-state="reconnecting"]').waitFor();
    await played.play(8);
  });
  await page.locator('.live[data-state="live"]').waitFor();
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(last));
});

it('waits for a game to begin without loading the page again and again, and leaves when the page goes', async () => {
  const [host, guest] = played.players;
  if (host === undefined || guest === undefined) return expect.fail('three people play');
  const at = { guild: '1', channel: '3' };
  const { lobby, webPage } = played.services;
  const { id } = gameOf(await lobby.create(host, at, { players: 2, seed: 'waiting', options: [] })).record;
  const link = await webPage.getLink(id, at.guild);
  const { page } = await openWindow(browser, link.kind === 'open' ? link.url : expect.fail(link.kind), DESK);
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
  await page.context().close();
});

it('no longer says that a game is live once it is over', async () => {
  const game = await open(1, 'over');
  const page = await visit(PHONE, '', game);
  await page.locator('.live').waitFor({ state: 'visible' });
  await game.play(Number.POSITIVE_INFINITY);
  await page.locator('.status', { hasText: 'The game is over.' }).waitFor();
  await page.locator('.live').waitFor({ state: 'hidden' });
  await game.close();
});

it('learns of moves within a minute where the network holds streams back', async () => {
  const window = await openWindow(browser, 'about:blank', DESK);
  windows.push(window);
  const { page } = window;
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

it('opens in more tabs than a browser has connections, and catches up when a tab is shown again', async () => {
  const first = await visit(DESK);
  const last = await stepOf(first);
  const tabs = [first];
  while (tabs.length < 8) {
    await tabs.at(-1)?.evaluate(HIDE(true));
    const page = await first.context().newPage();
    tabs.push(page);
    await page.goto(await played.url());
    await page.locator('.live[data-state="live"]').waitFor();
  }
  await played.play(8);
  await eventually(async () => expect(await stepOf(tabs.at(-1) ?? first)).toBeGreaterThan(last));
  expect(await stepOf(first)).toBe(last);
  await first.evaluate(HIDE(false));
  await eventually(async () => expect(await stepOf(first)).toBeGreaterThan(last));
  // A closed stream counts as not loaded.
  expect(faults().filter(({ url }) => !url.endsWith('/live'))).toEqual([]);
});

it('goes on with the film when a link leads to a section, and loads no step again', async () => {
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

it('shows after playback what happened meanwhile', async () => {
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
