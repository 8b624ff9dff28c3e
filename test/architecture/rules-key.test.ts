/** Checks that the key of rules lists exactly the rule numbers that are cited. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read } from './fixtures/sources.ts';

const TOP = join(import.meta.dirname, '..', '..');

it('the key of the rules lists exactly the cited numbers', () => {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(TOP, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('generated'))
      .map((path) => `${folder}/${path}`),
  );
  const cited = new Set(files.flatMap((path) => read(path).match(/\bR-[A-Z]+(?:-\d+)?\b/g) ?? []));
  const key = [...read('src/engine/RULES.md').matchAll(/^- (R-\S+): /gm)].map(([, rule]) => rule ?? '');
  const isFamily = (rule: string) => key.some((one) => one.startsWith(`${rule}-`));
  expect([...cited].filter((rule) => !isFamily(rule)).sort()).toEqual([...key].sort());
});
