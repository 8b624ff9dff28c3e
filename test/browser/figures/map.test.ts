/** Figures entered on the map: keys, taps, undo, export, and two windows. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { CONTENT, type Content } from '../../../src/content/index.ts';
import { slowTests } from '../../support/waiting.ts';
import { openWindow } from '../fixtures/chromium.ts';
import { figuresTest, textOf } from '../fixtures/figures-page.ts';

slowTests();

const it = figuresTest();

it('takes costs from the keyboard, one digit a hex, and saves each', async ({
  window,
  page,
  press,
  saved,
}) => {
  expect(await textOf(page, '#count')).toBe('25 of 185 land costs confirmed');
  await press('6', 'Enter', '5');
  expect(await textOf(page, '#hex')).toMatch(/^A4: mountain \(observed\), cost 1 \(reconstructed\)$/);
  expect(await textOf(page, '#count')).toBe('27 of 185 land costs confirmed');
  const { hexes } = (await saved()).maps.sides.A1;
  expect([hexes.A1, hexes.A3]).toMatchObject([{ cost: 6 }, { cost: 5 }]);

  await page.reload();
  await page.waitForSelector('.board');
  expect(await textOf(page, '#hex')).toContain('A1: grassland (observed), cost 6 (observed)');
  expect(window.faults).toEqual([]);
});

it('undoes and redoes where the change was made', async ({ page, press, saved }) => {
  await press('6');
  await page.click('[data-tab="B2"]');
  await press('Control+z');
  expect(await textOf(page, '#hex')).toContain('A1: grassland (likely), cost 4 (reconstructed)');
  expect((await saved()).maps.sides).toEqual(CONTENT.maps.sides);
  await press('Control+y');
  expect((await saved()).maps.sides.A1.hexes.A1).toMatchObject({ cost: 6 });
});

it('changes land, lochs and rivers of a hex that is tapped', async ({ page, press, saved }) => {
  await page.click('[data-hex="C1"]');
  await page.click('[data-key="m"]');
  await page.click('[data-key="s"]');
  await press('ArrowRight', 'l');
  const { A1 } = (await saved()).maps.sides;
  expect(A1.hexes.C1).toMatchObject({ land: ['grassland', 'forest', 'mountain'] });
  expect(A1.rivers).toContainEqual(['C1', 'C2']);
  expect(A1.hexes.D1).toMatchObject({ loch: true });
  await press('3');
  expect(await textOf(page, '#hex')).toBe('D1 is a loch here. G, F or M makes it land.');
  expect((await saved()).maps.sides.A1).toEqual(A1);
});

it('exports only what was changed', async ({ page, press }) => {
  await press('6');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#export')]);
  const changes = JSON.parse(readFileSync(await download.path(), 'utf8')) as Content;
  expect(Object.keys(changes)).toEqual(['name', 'maps']);
  expect(Object.keys(changes.maps.sides)).toEqual(['A1']);
});

it('does not overwrite what another window has changed', async ({ editor, press, saved }) => {
  const other = await openWindow(editor.url, {});
  await other.page.waitForSelector('.board');
  await press('6');
  await saved();
  await other.page.keyboard.press('2');
  await other.page.waitForSelector('#saved[data-state="elsewhere"]');
  expect((await saved()).maps.sides.A1.hexes.A1).toMatchObject({ cost: 6 });
  await other.page.context().close();
});
