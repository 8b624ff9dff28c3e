/** Chromium for the test: its pages, and what must not happen in any of them. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { LIMIT_MS } from '../support/limits.ts';

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
  context.setDefaultTimeout(LIMIT_MS);
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
