/** Figures entered in forms: mistakes, accessibility, and how long a whole box takes. */
import { expect } from 'vitest';
import { CONTENT, loadContent, provenanceSummary } from '../../../src/content/index.ts';
import { axeObjections } from '../../../src/tools/axe.ts';
import { slowTests } from '../../support/waiting.ts';
import { figuresTest, textOf } from '../fixtures/figures-page.ts';
import { enterOtherBox } from '../fixtures/other-box.ts';

slowTests();

const it = figuresTest();

/** A calm typist presses this many keys per second. */
const KEYS_PER_SECOND = 3;
const TWENTY_MINUTES_S = 1200;

it.for(['light', 'dark'] as const)(
  'is accessible in %s, as a map and as a form',
  async (colorScheme, { page, press }) => {
    await page.emulateMedia({ colorScheme });
    expect(await axeObjections(page)).toEqual([]);
    await page.click('[data-tab="market"]');
    await press('x', 'Enter');
    expect(await axeObjections(page)).toEqual([]);
  },
);

it('reports at once what the content checks report, and leads to it', async ({
  editor,
  page,
  press,
  saved,
}) => {
  await page.click('[data-tab="market"]');
  await press('9', 'Enter', ...'7 4'.split(''), 'Enter');
  expect(await textOf(page, '#problems')).toContain('mediumRange');
  await page.waitForSelector('#saved[data-state="saved"]');
  expect(loadContent(editor.file)).toMatchObject({ ok: false, problems: [{ code: 'rangeReversed' }] });
  await page.click('[data-tab="A1"]');
  await page.click('#problems button');
  expect(await page.getAttribute(':focus', 'data-path')).toBe('market.small.mediumRange');
  await press(...'3 6'.split(''), 'Enter');
  expect(await textOf(page, '#problems')).toBe('');
  expect((await saved()).market.small).toMatchObject({ startIndex: 9, provenance: 'observed' });
});

it('refuses what cannot be a value, and keeps it in its field', async ({ page, press }) => {
  await page.click('[data-tab="playerBoard"]');
  await press('x', 'Enter');
  expect(await textOf(page, '#problems')).toContain('Not saved: “x”');
  expect(await page.getAttribute('[data-path="playerBoard.units.sheep.count"]', 'aria-invalid')).toBe('true');
  expect(await textOf(page, '#saved')).toBe('No changes yet');
});

it('undoes what is being typed before it undoes another field', async ({ page, press, saved }) => {
  await page.click('[data-tab="market"]');
  await press('9', 'Enter', '5', '1', 'Control+z');
  expect(await page.inputValue(':focus')).toBe('3 6');
  expect(await textOf(page, '#problems')).toBe('');
  expect((await saved()).market.small.startIndex).toBe(9);
  await press('Control+z');
  expect(await page.inputValue('[data-path="market.small.startIndex"]')).toBe('3');
});

it('asks before it is left while something is being typed', async ({ page, press }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.click('[data-tab="market"]');
  await page.reload();
  expect(asked).toEqual([]);
  await page.click('[data-tab="market"]');
  await press('9');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

it('takes a box in which every figure differs in twenty minutes', async ({ window, page, saved }) => {
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
  expect(window.faults).toEqual([]);
});
