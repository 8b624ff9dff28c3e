import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../src/content/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'figures.json');
const load = (text: string) => {
  writeFileSync(path, text);
  return loadContent(path);
};

describe('a content file', () => {
  test('is read', () => {
    expect(load('{ "name": "Mine", "highestBid": 25 }')).toMatchObject({
      ok: true,
      content: { name: 'Mine', highestBid: 25 },
    });
  });

  test('may begin with a byte order mark', () => {
    expect(load('\uFEFF{ "highestBid": 25 }').ok).toBe(true);
  });

  test('is refused with the problems of its values', () => {
    expect(load('{ "highestBid": -1 }')).toEqual({
      ok: false,
      problems: [{ code: 'outOfRange', path: 'highestBid', minimum: 0 }],
    });
  });

  test('that does not exist is reported', () => {
    const file = join(folder, 'none.json');
    expect(loadContent(file)).toEqual({ ok: false, problems: [{ code: 'fileMissing', file }] });
  });

  test('that is a folder is reported', () => {
    expect(loadContent(folder)).toEqual({
      ok: false,
      problems: [{ code: 'fileUnreadable', file: folder, reason: 'EISDIR' }],
    });
  });
});

describe('the error for a file that is not JSON names the position', () => {
  test.each([
    ['is empty', '', 1, 1],
    ['is cut short', '{ "name": "x",\n', 2, 1],
    ['has a comma too many in an object', '{\n  "a": 1,\n}', 3, 1],
    ['has a comma too many in a list', '{ "a": [1,] }', 1, 11],
    ['lacks a comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['lacks a colon', '{ "a" 1 }', 1, 7],
    ['lacks quotes', '{ a: 1 }', 1, 3],
    ['has single quotes', "{ 'a': 1 }", 1, 3],
    ['has a comment', '{\n  // mine\n}', 2, 3],
    ['has text after its end', '{} {}', 1, 4],
    ['has an unfinished text', '{ "a": "b }', 1, 8],
    ['has a number with a leading zero', '[01]', 1, 3],
    ['has lines as Windows ends them', '{\r\n  "a": x\r\n}', 2, 8],
  ])('if it %s', (_, text, line, column) => {
    expect(load(text)).toEqual({ ok: false, problems: [{ code: 'notJson', file: path, line, column }] });
  });

  test('even if it is deeply nested and has long texts', () => {
    const start = `${'['.repeat(100_000)}"${'x'.repeat(1_000_000)}"`;
    expect(load(start)).toMatchObject({ problems: [{ line: 1, column: start.length + 1 }] });
  });

  test('behind all kinds of valid JSON', () => {
    const start = '[{ "a": [ ], "b": { } , "c": -1.5e+3, "d": "\\u00e9\\n", "e": [true, false, null] }, ';
    expect(load(`${start}?]`)).toMatchObject({ problems: [{ line: 1, column: start.length + 1 }] });
  });
});
