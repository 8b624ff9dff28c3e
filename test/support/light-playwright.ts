/**
 * Loads Playwright without `AsyncLocalStorage`. On Node 20, its first use makes every later promise of the process three
 * times as slow, in all tests that follow. Playwright needs it only to name steps in its reports.
 */
import { createRequire } from 'node:module';

class NoStorage {
  run = (_store: unknown, act: () => unknown) => act();
  getStore = () => undefined;
}

const require = createRequire(import.meta.url);
const hooks: object = require('node:async_hooks');
const real = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage') ?? {};
Object.defineProperty(hooks, 'AsyncLocalStorage', { value: NoStorage, configurable: true });
require('playwright-core');
Object.defineProperty(hooks, 'AsyncLocalStorage', real);
