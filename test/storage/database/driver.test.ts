import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const majorOf = (version: string) => Number.parseInt(version, 10);

describe('the SQLite driver', () => {
  it('is better-sqlite3 13 on Node 22 and later, because 12 aborts on Node 24, and 12 on Node 20', () => {
    const { version } = require('better-sqlite3/package.json');
    expect(majorOf(version)).toBe(majorOf(process.versions.node) < 22 ? 12 : 13);
  });
});
