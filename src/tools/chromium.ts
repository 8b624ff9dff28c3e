/** Chromium: where it is, and how it is started. */
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
/** Milliseconds that anything on a page may take: a busy machine is no fault of the page's. */
const PATIENCE = 30_000;

/** The path of a browser on this machine: the one that was named, or one in its usual place. */
export function findChromium(named = ''): string | undefined {
  return [named, ...PATHS].find((path) => path !== '' && existsSync(path));
}

/** Starts the browser. The caller closes it. */
export async function startChromium(executablePath: string): Promise<Browser> {
  return await chromium.launch({ executablePath, args: ARGUMENTS, timeout: PATIENCE });
}
