/** Chromium for the test: where it is, how it is started, and what must not happen in any of its pages. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

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
export const PATIENCE = 30_000;

/** The path of a browser on this machine: that of the variable `CHROMIUM`, or one in its usual place. */
export function findChromium(): string | undefined {
  const { CHROMIUM: named = '' } = process.env;
  return [named, ...PATHS].find((path) => path !== '' && existsSync(path));
}

/** Starts the browser. The caller closes it. */
export async function startChromium(executablePath: string): Promise<Browser> {
  return await chromium.launch({ executablePath, args: ARGUMENTS, timeout: PATIENCE });
}

/** A page of its own, with its own storage, and what goes wrong in it. */
export interface Window {
  readonly page: Page;
  /** Errors of the page and its console, and requests to anywhere but this machine. */
  readonly faults: readonly string[];
}

/** Opens an address in a window of this kind. */
export async function openWindow(
  browser: Browser,
  address: string,
  kind: BrowserContextOptions,
): Promise<Window> {
  const context = await browser.newContext({ ...kind, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => void faults.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) faults.push(`console ${line.type()}: ${line.text()}`);
  });
  const visit = (url: string) => {
    const { protocol, hostname } = new URL(url);
    const here = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
    if (!here) faults.push(`a request to elsewhere: ${url}`);
  };
  page.on('request', (request) => visit(request.url()));
  page.on('websocket', (socket) => visit(socket.url()));
  page.on('requestfailed', (request) => void faults.push(`not loaded: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(address);
  return { page, faults };
}
