/** The editor of figures in a browser: keys, fields, mistakes, undo, and how long a whole box takes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CONTENT, type Content, loadContent, provenanceSummary } from '../../src/content/index.ts';
import { axeObjections } from '../../src/tools/axe.ts';
import { findChromium, startChromium } from '../../src/tools/chromium.ts';
import { type FiguresEditor, openFiguresEditor } from '../../src/tools/figures/server.ts';
import { eventually, slowTests } from '../support/waiting.ts';
import { openWindow, type Window } from './fixtures/chromium.ts';
import { enterOtherBox } from './fixtures/other-box.ts';

slowTests();

const executable = findChromium(process.env.CHROMIUM);
/** A calm typist presses this many keys per second. */
const KEYS_PER_SECOND = 3;
const TWENTY_MINUTES_S = 1200;

let browser: Browser;
let folder = '';
let editor: FiguresEditor;
let shipped: unknown;
let open: Window;
let page: Page;
const file = () => join(folder, 'mine.json');

beforeAll(async () => {
  if (executable === undefined) return;
  browser = await startChromium(executable);
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
  editor = await openFiguresEditor(file(), 0);
  shipped = (await current()).content;
});
afterAll(async () => {
  if (executable === undefined) return;
  await browser.close();
  await editor.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async ({ skip }) => {
  if (executable === undefined) return skip();
  open = await openWindow(browser, editor.url, { viewport: { width: 1280, height: 800 } });
  ({ page } = open);
  await page.waitForSelector('.board');
});
afterEach(async () => {
  if (executable === undefined) return;
  await page.context().close();
  await eventually(restore);
});

const current = async () =>
  (await (await fetch(`${editor.url}content`)).json()) as { revision: string; content: unknown };
/** Saves the shipped figures again. Repeated if the page that was closed has saved something meanwhile. */
async function restore(): Promise<void> {
  const address = `${editor.url}content/${(await current()).revision}`;
  expect(await fetch(address, { method: 'PUT', body: JSON.stringify(shipped) })).toMatchObject({ ok: true });
}

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const textOf = async (selector: string) => (await page.locator(selector).innerText()).replace(/\s+/g, ' ');
/** Returns the file's content after everything is saved. */
async function saved(): Promise<Content> {
  await page.waitForSelector('#saved[data-state="saved"]');
  const loaded = loadContent(file());
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.content;
}

it('takes costs from the keyboard, one digit a hex, and saves each', async () => {
  expect(await textOf('#count')).toBe('25 of 185 land costs confirmed');
  await press('6', 'Enter', '5');
  expect(await textOf('#hex')).toMatch(/^A4: mountain \(observed\), cost 1 \(reconstructed\)$/);
  expect(await textOf('#count')).toBe('27 of 185 land costs confirmed');
  const { hexes } = (await saved()).maps.sides.A1;
  expect([hexes.A1, hexes.A3]).toMatchObject([{ cost: 6 }, { cost: 5 }]);

  await page.reload();
  await page.waitForSelector('.board');
  expect(await textOf('#hex')).toContain('A1: grassland (observed), cost 6 (observed)');
  expect(open.faults).toEqual([]);
});

it.each(['light', 'dark'] as const)('is accessible in %s, as a map and as a form', async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  expect(await axeObjections(page)).toEqual([]);
  await page.click('[data-tab="market"]');
  await press('x', 'Enter');
  expect(await axeObjections(page)).toEqual([]);
});

it('undoes and redoes where the change was made', async () => {
  await press('6');
  await page.click('[data-tab="B2"]');
  await press('Control+z');
  expect(await textOf('#hex')).toContain('A1: grassland (likely), cost 4 (reconstructed)');
  expect((await saved()).maps.sides).toEqual(CONTENT.maps.sides);
  await press('Control+y');
  expect((await saved()).maps.sides.A1.hexes.A1).toMatchObject({ cost: 6 });
});

it('changes land, lochs and rivers of a hex that is tapped', async () => {
  await page.click('[data-hex="C1"]');
  await page.click('[data-key="m"]');
  await page.click('[data-key="s"]');
  await press('ArrowRight', 'l');
  const { A1 } = (await saved()).maps.sides;
  expect(A1.hexes.C1).toMatchObject({ land: ['grassland', 'forest', 'mountain'] });
  expect(A1.rivers).toContainEqual(['C1', 'C2']);
  expect(A1.hexes.D1).toMatchObject({ loch: true });
  await press('3');
  expect(await textOf('#hex')).toBe('D1 is a loch here. G, F or M makes it land.');
  expect((await saved()).maps.sides.A1).toEqual(A1);
});

it('reports at once what the content checks report, and leads to it', async () => {
  await page.click('[data-tab="market"]');
  await press('9', 'Enter', ...'7 4'.split(''), 'Enter');
  expect(await textOf('#problems')).toContain('mediumRange');
  await page.waitForSelector('#saved[data-state="saved"]');
  expect(loadContent(file())).toMatchObject({ ok: false, problems: [{ code: 'rangeReversed' }] });
  await page.click('[data-tab="A1"]');
  await page.click('#problems button');
  expect(await page.getAttribute(':focus', 'data-path')).toBe('market.small.mediumRange');
  await press(...'3 6'.split(''), 'Enter');
  expect(await textOf('#problems')).toBe('');
  expect((await saved()).market.small).toMatchObject({ startIndex: 9, provenance: 'observed' });
});

it('refuses what cannot be a value, and keeps it in its field', async () => {
  await page.click('[data-tab="playerBoard"]');
  await press('x', 'Enter');
  expect(await textOf('#problems')).toContain('Not saved: “x”');
  expect(await page.getAttribute('[data-path="playerBoard.units.sheep.count"]', 'aria-invalid')).toBe('true');
  expect(await textOf('#saved')).toBe('No changes yet');
});

it('exports only what was changed', async () => {
  await press('6');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#export')]);
  const changes = JSON.parse(readFileSync(await download.path(), 'utf8')) as Content;
  expect(Object.keys(changes)).toEqual(['name', 'maps']);
  expect(Object.keys(changes.maps.sides)).toEqual(['A1']);
});

it('does not overwrite what another window has changed', async () => {
  const other = await openWindow(browser, editor.url, {});
  await other.page.waitForSelector('.board');
  await press('6');
  await saved();
  await other.page.keyboard.press('2');
  await other.page.waitForSelector('#saved[data-state="elsewhere"]');
  expect((await saved()).maps.sides.A1.hexes.A1).toMatchObject({ cost: 6 });
  await other.page.context().close();
});

it('takes a box in which every figure differs in twenty minutes', async () => {
  const keys = await enterOtherBox(page, ['A1'], ['market']);
  const content = await saved();
  expect(keys / KEYS_PER_SECOND).toBeLessThan(TWENTY_MINUTES_S);
  expect(provenanceSummary(content).market).toMatchObject({ likely: 0, reconstructed: 0 });
  for (const [name, hex] of Object.entries(content.maps.sides.A1.hexes)) {
    const shipped = CONTENT.maps.sides.A1.hexes[name];
    if (shipped === undefined || !('land' in shipped)) continue;
    expect(hex, name).toMatchObject({ observed: 'terrain and cost' });
    expect(hex, name).not.toMatchObject({ cost: shipped.cost });
    expect(hex, name).not.toMatchObject({ land: shipped.land });
  }
  expect(content.market.small.prices.wool).not.toEqual(CONTENT.market.small.prices.wool);
  expect(open.faults).toEqual([]);
});
