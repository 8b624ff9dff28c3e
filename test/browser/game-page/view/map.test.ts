/** The map of a game's page: zoom, drag, keys and touch. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeObjections } from '../../../../src/tools/axe.ts';
import { eventually, slowTests } from '../../../support/waiting.ts';
import {
  DESK,
  edgeOf,
  expectWhole,
  frameOf,
  gamePageTest,
  PHONE,
  scaleOf,
  stepOf,
} from '../../fixtures/game-page.ts';

slowTests();

const it = gamePageTest();

it('shows the game on a desktop: zooms, explains spaces, goes through the steps, follows moves', async ({
  visit,
  faults,
  played,
}) => {
  const page = await visit(DESK);
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
  await played.play(4);
  // A reader of an earlier step stays there, and sees that there is more.
  await eventually(async () =>
    expect(Number(await page.locator('html').getAttribute('data-last'))).toBeGreaterThan(last),
  );
  expect(await stepOf(page)).toBe(last - 1);
  await page.goBack();
  await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(last));
  const now = await stepOf(page);
  await played.play(8);
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

it('fits a phone: spaces by tap, zoom by pinch, in the language and the colours of the reader', async ({
  visit,
  faults,
}) => {
  const page = await visit({ ...PHONE, locale: 'pl-PL', colorScheme: 'dark' });
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

it('can be read and operated by keys alone', async ({ visit, faults }) => {
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

it.for([1, 3])(
  'leads by arrow keys from hex to hex, and so to every space, on the map for %i',
  async (players, { open, visit }) => {
    const game = await open(players, 'keys');
    const page = await visit(DESK, '', game);
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
  },
);

it('scrolls to the space that arrow keys lead to, above the tools and the steps, also in a zoomed map', async ({
  visit,
}) => {
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

it('lets go of the map when the mouse button is released outside', async ({ visit }) => {
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

it('keeps the zoom when the address bar of a phone comes and goes, but not when the phone is turned', async ({
  visit,
}) => {
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

it('has a large map on a phone held sideways, and answers a tap in sight', async ({ visit }) => {
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
