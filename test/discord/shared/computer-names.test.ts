/** Names of computer players. */
import { expect, it } from 'vitest';
import { computerNameIn } from '../../../src/discord/shared/computer-names.ts';
import { nameIn } from '../../../src/discord/shared/player-names.ts';

it.each([
  ['Ewan (Laird)', 'pl', 'Ewan (Dziedzic)'],
  ['Isla (Laird)', 'es', 'Iona (Terrateniente)'],
  ['Iona (Terrateniente)', 'en', 'Isla (Laird)'],
  ['Ewan (Dziedzic) 2', 'es', 'Ewan (Terrateniente) 2'],
  ['Ewan (Laird)', 'en', 'Ewan (Laird)'],
  // Names of the first releases, and those with another level.
  ['Laird', 'pl', 'Laird'],
  ['Ewan (Chief)', 'pl', 'Ewan (Chief)'],
])('a laird named %s is called in %s: %s', (name, language, expected) => {
  expect(computerNameIn({ user: 'computer-laird-1', name }, language)).toBe(expected);
});

it('a person keeps a name that looks like that of a computer', () => {
  expect(computerNameIn({ user: '101', name: 'Ewan (Laird)' }, 'pl')).toBe('Ewan (Laird)');
});

it.each([
  ['Ewan (Laird)', 'pl', 'Ewan (Dziedzic)'],
  ['Isla (Laird)', 'es', 'Isla (Terrateniente)'],
  ['Ewan (Dziedzic) 2', 'es', 'Ewan (Terrateniente) 2'],
  ['Ewan (Laird)', 'en', 'Ewan (Laird)'],
  ['Laird', 'pl', 'Laird'],
])('a laird named %s keeps its given name for readers of %s: %s', (name, language, expected) => {
  expect(nameIn({ user: 'computer-laird-1', name }, language)).toBe(expected);
});

it('a person keeps their name for all readers, even if it looks like that of a computer', () => {
  expect(nameIn({ user: '101', name: 'Ewan (Laird)' }, 'pl')).toBe('Ewan (Laird)');
});
