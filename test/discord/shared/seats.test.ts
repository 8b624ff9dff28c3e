/** Options of commands with suggestions: picked, or typed by what is shown. */
import { expect, it } from 'vitest';
import { distinctNames, suggestedValue } from '../../../src/discord/shared/seats.ts';

it.each([
  ['turn', 'turn'],
  ['Una jugada', 'turn'],
  [' una JUGADA ', 'turn'],
  ['volver', 'while'],
  ['una', undefined],
  ['Partida de Ramon', 'week'],
  ['6 dic', 'week'],
  ['', undefined],
  ['siempre', undefined],
])('finds the suggestion that was picked, or typed by its name or a part of it: %s', (typed, value) => {
  const suggestions = [
    { name: 'Una jugada', value: 'turn' },
    { name: 'Hasta volver de una pausa', value: 'while' },
    { name: 'Partida de Ramón (6\u00a0dic)', value: 'week' },
  ];
  expect(suggestedValue(suggestions, typed)).toBe(value);
});

it.each([
  [
    ['Ann', 'Alex', 'Alex'],
    ['Ann', 'Alex (2)', 'Alex (3)'],
  ],
  [
    ['Alex', 'Alex', 'Alex (2)'],
    ['Alex (1)', 'Alex (2)', 'Alex (2) (3)'],
  ],
  [
    ['Ann', 'Alex (2)'],
    ['Ann', 'Alex (2)'],
  ],
])('numbers names that occur several times, so that all differ: %j', (names, distinct) => {
  expect(distinctNames(names)).toEqual(distinct);
});
