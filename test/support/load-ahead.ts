/**
 * Loads the modules of the bot side by side before tests of the whole bot. Loaded one after the other, each waits for
 * Vitest's main process in turn. Runs after `small-pictures`, which mocks some of them.
 */
/// <reference types="vite/client" />
import { expect } from 'vitest';

const TESTS = /[/]test[/](bootstrap|browser[/](game-page|play)|e2e|tools[/](album|load|storm|weeks))[/]/;
const MODULES = import.meta.glob('../../src/{content,core,discord,engine,features,storage,text}/**/*.ts');

if (TESTS.test(expect.getState().testPath ?? ''))
  await Promise.all(Object.values(MODULES).map((load) => load()));
