/** Finds and starts Chromium. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];
/** Generous, because the machine may be busy. */
const TIMEOUT_MS = 30_000;

/** Returns the path of a browser: the named one, or else one in a usual place. `undefined` if it is not there. */
export const findChromium = (named = ''): string | undefined =>
  (named === '' ? PATHS : [named]).find((path) => existsSync(path));

/** Returns what `findChromium` finds, and throws if there is nothing. */
export function requireChromium(named?: string): string {
  const found = findChromium(named);
  if (found !== undefined) return found;
  throw new Error(
    named === undefined ? 'There is no Chromium here; name one by --chromium.' : `There is no ${named}.`,
  );
}

/** Starts a browser without a window. `args`: more arguments. */
export const startChromium = async (executablePath: string, ...args: readonly string[]): Promise<Browser> =>
  await chromium.launch({ executablePath, args: [...ARGUMENTS, ...args], timeout: TIMEOUT_MS });
