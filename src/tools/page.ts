/** `npm run tools -- page`: writes the page of a position, and takes screenshots. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PLAYER_COUNTS } from '../content/index.ts';
import { close } from '../render/index.ts';
import { languages } from '../text/index.ts';
import { axeObjections } from './axe.ts';
import { requireChromium, startChromium } from './chromium.ts';
import * as cli from './command-line.ts';
import { openPlayedPage } from './played-page.ts';

const CODES = languages.map(({ code }) => code);

const parse = cli.parser(
  cli
    .command(
      'page',
      'Plays a random game, and writes its page with screenshots in light and dark. It needs Chromium.',
      'The last line is page: bytes=N requests=N axe=N. Bytes are as sent, compressed; axe is the number of accessibility problems.',
    )
    .option('--players <n>', 'players, 1 to 4', cli.oneOf(PLAYER_COUNTS), 3)
    .option('--seed <word>', 'the same word plays the same game', cli.seed(), 'caledonia')
    .option('--moves <n>', 'moves to play first', cli.whole(0, 100_000), 90)
    .option('--language <code>', `language: ${CODES.join(', ')}`, cli.oneOf(CODES), 'en')
    .option('--out <folder>', 'folder of the page and the screenshots', 'out/page')
    .option('--chromium <path>', 'path of Chromium, if not in a usual place'),
);

/** Windows in CSS pixels: a phone, a desktop, a television. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
] as const;

const log = {
  info: () => {},
  warn: (data: object, line: string) => console.error(line, data),
  error: (data: object, line: string) => console.error(line, data),
};

async function page({ out, ...given }: cli.OptionsOf<typeof parse>): Promise<number> {
  const executable = requireChromium(given.chromium);
  mkdirSync(out, { recursive: true });
  const played = await openPlayedPage({ ...given, log });
  const browser = await startChromium(executable);
  try {
    await played.play(given.moves);
    const url = `${await played.url()}?lang=${given.language}`;
    writeFileSync(join(out, 'page.html'), await (await fetch(url)).text());
    const traffic = await trafficOf(browser, url);
    let objections = 0;
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of WINDOWS) {
        const shown = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        await shown.goto(url);
        await loadPictures(shown);
        const file = join(out, `${colorScheme}-${viewport.width}`);
        await shown.screenshot({ path: `${file}.png` });
        await shown.screenshot({ path: `${file}-whole.png`, fullPage: true });
        for (const line of await axeObjections(shown)) {
          objections++;
          console.error(`${colorScheme}, ${viewport.width} px: ${line}`);
        }
        await shown.close();
      }
    }
    console.log(`page: bytes=${traffic.bytes} requests=${traffic.requests} axe=${objections}`);
    return objections === 0 ? cli.STATUS.fine : cli.STATUS.wrong;
  } finally {
    await browser.close();
    await played.close();
    await close();
  }
}

/** Loads the page once with an empty cache, and scrolls through it. Returns what was sent. */
async function trafficOf(browser: Browser, url: string): Promise<{ bytes: number; requests: number }> {
  const shown = await browser.newPage({ viewport: WINDOWS[1] });
  const cdp = await shown.context().newCDPSession(shown);
  let [bytes, requests] = [0, 0];
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests++;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await shown.goto(url);
  await loadPictures(shown);
  await shown.close();
  return { bytes, requests };
}

/** Loads all pictures, also those that wait until they are near. */
async function loadPictures(shown: Page): Promise<void> {
  await shown.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.closest('details') === null ? image.decode() : undefined;
  }))`);
}

await cli.main(parse, page);
