/** Long texts are cut between characters: Discord answers half of one with an error. */
import { expect, it } from 'vitest';
import { cutTo, fittingLines, startOf } from '../../../src/discord/shared/limits.ts';

it.each([
  ['Ann', 3, 'Ann'],
  ['Annie', 3, 'An…'],
  ['A😀😀', 5, 'A😀😀'],
  ['A😀😀', 4, 'A😀…'],
  ['A😀😀', 3, 'A…'],
])('%s in %i characters is %s', (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut);
});

it('the start of a text never ends with half of an emoji', () => {
  expect([1, 2, 3, 4].map((most) => startOf('A😀B', most))).toEqual(['A', 'A', 'A😀', 'A😀B']);
});

it('as many lines of a list are shown as fit into a message', () => {
  const lines = Array.from({ length: 20 }, (_, number) => `${number}`.padEnd(299, '.'));
  expect(fittingLines(lines)).toEqual(lines.slice(0, 11));
  expect(fittingLines(lines.slice(0, 5))).toHaveLength(5);
});
