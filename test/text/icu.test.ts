/** How values are filled into messages. */
import { describe, expect, it } from 'vitest';
import { render } from '../../src/text/icu.ts';
import { botText } from '../../src/text/index.ts';

describe('a negative number', () => {
  it.each([
    ['inserted', 'bid {points}', 'bid −13'],
    ['in a plural', '{points, plural, one {# point} other {# points}}', '−13 points'],
    ['after a bracket', '({points})', '(−13)'],
  ])('has a minus sign, not a hyphen: %s', (_, text, shown) => {
    expect(render('en', text, { points: -13 })).toBe(shown);
  });

  it('has it in the texts of the bot, too', () => {
    expect(botText('posts', 'scorePart', { row: 'auction', points: -9 })).toBe('bid −9');
  });

  it('leaves the hyphens of names alone', () => {
    expect(render('en', '{name}: {points}', { name: 'seed-7 x-2', points: -1 })).toBe('seed-7 x-2: −1');
  });
});

it('formats all messages of a language with the same rules of plurals, which take much memory', () => {
  const { PluralRules } = Intl;
  let made = 0;
  const counted = new Proxy(PluralRules, {
    construct(kind, args) {
      made++;
      return Reflect.construct(kind, args);
    },
  });
  Object.assign(Intl, { PluralRules: counted });
  try {
    for (let i = 0; i < 20; i++) {
      const text = `${i}: {sheep, plural, one {# owca} few {# owce} many {# owiec} other {# owcy}}`;
      expect(render('pl', text, { sheep: 3 })).toBe(`${i}: 3 owce`);
    }
  } finally {
    Object.assign(Intl, { PluralRules });
  }
  expect(made).toBeLessThanOrEqual(1);
});
