/** `npm run phone`: photographs of a game in the playground, as a phone shows it, or a desktop. See `--help`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRng } from '../ai/index.ts';
import { close } from '../render/index.ts';
import { findChromium, startChromium } from './chromium.ts';
import { buttonRobot } from './robots/button-robot.ts';
import { playGame } from './robots/play.ts';
import { openTable } from './robots/table.ts';

const HELP = `Plays a game with robots in the playground, and takes a photograph of its last post. It needs
Chromium.

  npm run phone -- [--out FILE] [--moves N] [--seed WORD] [--computers 0-2] [--width 390] [--dense 2]

  --out FILE     where to; out/phone.png if left out
  --moves N      how many moves are played first; 40 if left out
  --seed WORD    the same word plays the same game
  --computers N  how many of the three players are computers; none if left out
  --width N      of the window, in CSS pixels: a phone's if left out
  --dense N      pixels of the screen to each of those; 2 if left out
  --chromium P   where Chromium is, if not in its usual place
`;

interface Shot {
  readonly moves: string;
  readonly seed: string;
  readonly computers: string;
  readonly width: string;
  readonly dense: string;
  readonly chromium?: string | undefined;
}

const PEOPLE = ['Ann', 'Ben', 'Cat'];
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function photograph(file: string, given: Shot) {
  const executable = findChromium(given.chromium);
  if (executable === undefined) throw new Error('There is no Chromium here; name one by --chromium.');
  const data = mkdtempSync(join(tmpdir(), 'caledonia-phone-'));
  const table = await openTable({ people: PEOPLE, database: `file:${join(data, 'games.db')}`, log: quiet });
  const browser = await startChromium(executable);
  try {
    const robot = buttonRobot(table);
    await playGame(table, {
      ...{ players: PEOPLE.length, seed: given.seed, chance: createRng(given.seed), lobby: 'buttons' },
      options: { preset: 'standard' },
      computers: Array.from({ length: Number(given.computers) }, () => 'crofter' as const),
      robot: () => robot,
      before: async (move) => move < Number(given.moves),
    });
    const page = await browser.newPage({
      viewport: { width: Number(given.width), height: 1600 },
      deviceScaleFactor: Number(given.dense),
      reducedMotion: 'reduce',
    });
    // Somebody who is not pinged: their page shows no notice over the post.
    await page.goto(`${table.playground.url}?user=${PEOPLE.at(-1)}`);
    const post = page.locator('[data-testid="message"]:not([data-ephemeral])').last();
    await post.waitFor();
    await post.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    mkdirSync(dirname(file), { recursive: true });
    await post.screenshot({ path: file });
  } finally {
    await browser.close();
    await table.close();
    rmSync(data, { recursive: true, force: true });
  }
}

try {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'out/phone.png' },
      moves: { type: 'string', default: '40' },
      seed: { type: 'string', default: 'caledonia' },
      computers: { type: 'string', default: '0' },
      width: { type: 'string', default: '390' },
      dense: { type: 'string', default: '2' },
      chromium: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) process.stdout.write(HELP);
  else await photograph(values.out, values);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  // The drawing thread would keep the program alive.
  await close();
}
