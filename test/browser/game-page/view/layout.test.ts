/** The layout of a game's page: narrow and wide windows, large letters, print, and reduced motion. */
import { expect } from 'vitest';
import { drawVector } from '../../../../src/render/index.ts';
import { startChromium } from '../../../../src/tools/chromium.ts';
import { eventually, slowTests } from '../../../support/waiting.ts';
import { executable, openWindow } from '../../fixtures/chromium.ts';
import {
  DESK,
  edgeOf,
  expectWhole,
  gamePageTest,
  MOVES,
  PHONE,
  stepOf,
  untilLive,
} from '../../fixtures/game-page.ts';

slowTests();

const it = gamePageTest();

it.for([DESK, PHONE])(
  'shows all pictures, also after a move, none wider than a window of $viewport.width pixels',
  async (kind, { visit, faults, drawn }) => {
    const page = await visit(kind, '', drawn);
    await expectWhole(page);
    const last = await stepOf(page);
    await drawn.play(4);
    await eventually(async () => expect(await stepOf(page)).toBeGreaterThan(last));
    await expectWhole(page);
    expect(faults()).toEqual([]);
  },
);

it('fits a narrow phone with letters twice as large and a long name', async ({ open }) => {
  const large = await startChromium(executable ?? '', '--blink-settings=defaultFontSize=32');
  const name = 'Wolfeschlegelsteinhausenbergerdo';
  const game = await open(2, 'narrow', { names: [name, 'Ben'], draw: drawVector });
  await game.play(30);
  for (const [of, size] of [
    [undefined, 16],
    [large, 32],
  ] as const) {
    const viewport = { width: 320, height: 640 };
    const { page } = await openWindow(`${await game.url()}?lang=pl`, { ...PHONE, viewport }, of);
    await untilLive(page);
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
    await page.context().close();
  }
  await large.close();
});

it('keeps the map and the headings below the header of a wide window, however long the names are', async ({
  open,
  blank,
}) => {
  const names = ['Wolfeschlegelsteinhausenbergerdo', 'Maria Fernanda', 'Alexander Thompson', 'W'.repeat(32)];
  const game = await open(4, 'header', { names });
  await game.play(MOVES);
  const page = await blank({ viewport: { width: 910, height: 700 } });
  for (const language of ['en', 'es', 'pl']) {
    await page.goto(`${await game.url()}?lang=${language}#log`);
    await untilLive(page);
    const bottom = await edgeOf(page, 'header', 'bottom');
    expect(await page.evaluate('scrollY')).toBeGreaterThan(bottom);
    for (const below of ['.map', '#log h2']) expect(await edgeOf(page, below, 'top')).toBeGreaterThan(bottom);
  }
});

it('prints the whole log, and no controls, in light colours', async ({ visit }) => {
  const page = await visit({ ...DESK, colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of ['.steps', '.tools', '.sections'])
    expect(await page.locator(control).isVisible(), control).toBe(false);
  const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)`;
  for (const part of ['#log [data-part]', '.column'])
    expect(await page.evaluate(`${hidden}(document.querySelector('${part}'))`), part).toBe(0);
  expect(await page.evaluate('getComputedStyle(document.documentElement).color')).toBe('rgb(43, 42, 38)');
});

it('moves nothing for readers who prefer that', async ({ visit }) => {
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
