/** `npm run phone`: takes a screenshot of a game in the playground, on a phone or desktop. See `--help`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRng } from '../ai/index.ts';
import { close } from '../render/index.ts';
import { requireChromium, startChromium } from './chromium.ts';
import { command, main, type OptionsOf, parser, positive, STATUS, seed, whole } from './command-line.ts';
import { lookAround, panelWatch } from './phone-panels.ts';
import { buttonRobot } from './robots/button-robot.ts';
import { playGame } from './robots/play.ts';
import { openTable, type Table } from './robots/table.ts';

const parse = parser(
  command(
    'phone',
    `Plays a game with robots in the playground and takes a screenshot of its last post, or of every kind of panel.
It needs Chromium.`,
  )
    .option('--out <file>', 'file of the screenshot', 'out/phone.png')
    .option('--panels <folder>', 'folder for every kind of panel instead, at 390 and 1280 pixels')
    .option('--moves <n>', 'moves to play first', whole(0, 100_000), 40)
    .option('--seed <word>', 'the same word plays the same game', seed(), 'caledonia')
    .option('--computers <n>', 'how many of the three players are computers', whole(0, 2), 0)
    .option('--width <n>', 'width of the window in CSS pixels', whole(1, 10_000), 390)
    .option('--dense <n>', 'screen pixels per CSS pixel', positive(10), 2)
    .option('--chromium <path>', 'path of Chromium, if not in a usual place'),
);

const PEOPLE = ['Ann', 'Ben', 'Cat'];
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function photograph({ out: file, ...given }: OptionsOf<typeof parse>): Promise<number> {
  const executable = requireChromium(given.chromium);
  const data = mkdtempSync(join(tmpdir(), 'caledonia-phone-'));
  const browser = await startChromium(executable);
  const table: Table = await openTable({
    ...{ people: PEOPLE, database: `file:${join(data, 'games.db')}`, log: quiet },
    ...(given.panels === undefined
      ? {}
      : { watch: panelWatch(given.panels, browser, () => table.playground.url) }),
  });
  try {
    const robot = buttonRobot(table);
    await playGame(table, {
      players: PEOPLE.length,
      seed: given.seed,
      chance: createRng(given.seed),
      lobby: 'buttons',
      options: { preset: 'standard' },
      computers: Array.from({ length: given.computers }, () => 'crofter' as const),
      robot: () => robot,
      before: async (move) => move < given.moves,
    });
    if (given.panels !== undefined) {
      await lookAround(table);
      console.log(`The screenshots are in ${given.panels}.`);
      return STATUS.fine;
    }
    const page = await browser.newPage({
      viewport: { width: given.width, height: 1600 },
      deviceScaleFactor: given.dense,
      reducedMotion: 'reduce',
    });
    // A user without a ping, so that no notification covers the post.
    await page.goto(`${table.playground.url}?user=${PEOPLE.at(-1)}`);
    const post = page.locator('[data-testid="message"]:not([data-ephemeral])').last();
    await post.waitFor();
    await post.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    mkdirSync(dirname(file), { recursive: true });
    await post.screenshot({ path: file });
    console.log(`The screenshot is ${file}.`);
    return STATUS.fine;
  } finally {
    await browser.close();
    await table.close();
    rmSync(data, { recursive: true, force: true });
  }
}

await main(parse, photograph);
// Ends the drawing process at once.
await close();
