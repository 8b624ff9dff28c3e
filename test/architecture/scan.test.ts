/** Tests the scanner with quotes, comments and slashes. */
import { describe, expect, it } from 'vitest';
import { type Import, scan } from './fixtures/scan.ts';

describe('the scanner', () => {
  // § replaces $, because Biome flags a dollar and a brace in plain quotes.
  it.each([
    ['a // b', 'a     ', 'a     '],
    ['a /* b */ c', 'a         c', 'a         c'],
    [`a = 'b // c';`, `a = 'b // c';`, 'a =         ;'],
    [`a = 'it\\'s';`, `a = 'it\\'s';`, 'a =        ;'],
    ['a = `b§{c}d` + e', 'a = `b§{c}d` + e', 'a =     c    + e'],
    ['`§{`§{a}`}`; b', '`§{`§{a}`}`; b', '      a    ; b'],
    ['`§{f({ a: 1 })}` + b', '`§{f({ a: 1 })}` + b', '   f({ a: 1 })   + b'],
    [`a.split(/['"]/); // b`, `a.split(/['"]/);     `, 'a.split(      );     '],
    ['a = /[/`]\\//g.test(b)', 'a = /[/`]\\//g.test(b)', 'a =         g.test(b)'],
    ['a = b / c / d; // e', 'a = b / c / d;     ', 'a = b / c / d;     '],
    ['a\n/*\n*/b', 'a\n  \n  b', 'a\n  \n  b'],
  ])('separates code from comments and quotes in %s', (...texts) => {
    const [raw, code, bare] = texts.map((text) => text.replaceAll('§', '$'));
    expect(scan('a.ts', raw ?? '')).toMatchObject({ code, bare });
  });

  it('finds every kind of import', () => {
    const { imports } = scan(
      'a.ts',
      `import a from 'a'; import * as b from "b"; import type { C } from 'c'; import 'd';
       import type E from 'e'; export type * from 'f'; export const g = 1; export { h } from 'h';
       const i = import('i'); import type from 'j'; const k = "import l from 'l'"; // import m from 'm'`,
    );
    const kind = ({ typeOnly, later }: Import) => (later ? 'later' : typeOnly ? 'type' : 'value');
    expect(imports.map((one) => `${one.from} ${kind(one)}`)).toEqual([
      'a value',
      'b value',
      'c type',
      'd value',
      'e type',
      'f type',
      'h value',
      'i later',
      'j value',
    ]);
  });
});
