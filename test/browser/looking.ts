/** What can be seen on a page, kept as a picture for people to look at, and checked as far as a program can. */
import { mkdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Where the photographs go; git does not keep them. */
const ALBUM = 'out/browser';

/** Pictures that are looked at: those before them have been by then. */
const NEWEST = 4;

/** What of an element the checks ask for; they do not know the rest of a browser's types. */
interface Box {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}
interface Row {
  getAttribute(name: string): string | null;
}
interface Image {
  readonly naturalWidth: number;
  readonly alt: string;
  decode(): Promise<void>;
}

/** Takes a photograph of the window as it is. */
export async function photograph({ page, name }: Visitor, what: string): Promise<void> {
  mkdirSync(ALBUM, { recursive: true });
  await page.screenshot({ path: `${ALBUM}/${what}-${name.toLowerCase()}.png` });
}

/** Goes to the newest message, where it is out of sight. */
export async function goDown({ page, hit }: Visitor): Promise<void> {
  const down = page.getByRole('button', { name: 'New messages' });
  if (await down.isVisible()) await hit(down);
}

/** Looks at the newest messages: pictures are there and told in words, nothing is cut off; with a photograph. */
export async function look(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  await goDown(visitor);
  await expectPictures(page.getByTestId('message').locator('img'), NEWEST);
  const width = page.viewportSize()?.width ?? 0;
  for (const box of ['html', '#scroller']) {
    const { scrollWidth, clientWidth } = await page
      .locator(box)
      .evaluate(({ scrollWidth, clientWidth }: Box) => ({ scrollWidth, clientWidth }));
    // A phone would make a page that is too wide smaller, so that it need not be scrolled.
    expect(clientWidth, `${box} of ${visitor.name}, ${what}: its width`).toBeLessThanOrEqual(width);
    expect(scrollWidth - clientWidth, `${box} of ${visitor.name}, ${what}: pixels cut off`).toBe(0);
  }
  await photograph(visitor, what);
}

/** Every one of these pictures, or of the last of them, has been loaded, and says in words what is on it. */
export async function expectPictures(pictures: Locator, last = 1): Promise<void> {
  for (const picture of (await pictures.all()).slice(-last)) {
    const { width, alt } = await picture.evaluate(async (image: Image) => {
      await image.decode();
      return { width: image.naturalWidth, alt: image.alt };
    });
    expect(width, `pixels of the picture “${alt}”`).toBeGreaterThan(0);
    expect(alt.trim()).not.toBe('');
  }
}

/** Waits until it is so many: what others do comes to a page when it comes. */
export const expectCount = (what: Locator, count: number): Promise<void> =>
  expect.poll(() => what.count()).toBe(count);

/** Waits until the element has these words in it. */
export const expectWords = (where: Locator, words: string | RegExp): Promise<void> =>
  where.filter({ hasText: words }).waitFor();

/** Our own pictures stand in texts and on buttons, and are read out by their names. */
export async function expectEmoji({ posts, panels }: Visitor): Promise<void> {
  for (const within of [posts.locator('.markdown'), panels.getByRole('button')]) {
    const shown = await within
      .locator('img.emoji')
      .evaluateAll((all: readonly Image[]) => all.map(({ alt, naturalWidth }) => [alt, naturalWidth]));
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) expect(one).toEqual([expect.stringMatching(/^:[a-z_]+_[0-9a-f]{6}:$/), 128]);
  }
}

/** Nothing that one of them alone can see is on the page of the other; what is for all, both see alike. */
export async function expectPrivacy(one: Visitor, other: Visitor): Promise<void> {
  const ids = (messages: Locator) =>
    messages.evaluateAll((rows: readonly Row[]) => rows.map((row) => row.getAttribute('data-message-id')));
  const [own, foreign] = [await ids(one.panels), await ids(other.panels)];
  expect(own.length).toBeGreaterThan(0);
  expect(foreign.length).toBeGreaterThan(0);
  expect(own.filter((id) => foreign.includes(id))).toEqual([]);
  expect(await ids(one.posts)).toEqual(await ids(other.posts));
}
