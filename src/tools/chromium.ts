/** Finds and starts Chromium. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Features that cost time and that no page needs: popups of the address bar, loaded for every window, and a spare process. */
const COSTLY = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
/** Playwright's own list, which ours replaces. */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // Fewer processes: a page opens in three quarters of the time.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  `--disable-features=${[...COSTLY, ...OFF_BY_PLAYWRIGHT].join()}`,
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
export async function startChromium(executablePath: string, ...args: readonly string[]): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return await chromium.launch({ executablePath, args: [...ARGUMENTS, ...args], timeout: TIMEOUT_MS });
}
