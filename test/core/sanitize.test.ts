/** Names: any name is possible, but it is visible and does not affect the text beside it. */
import { describe, expect, it } from 'vitest';
import { sanitizeName, sanitizeText, sanitizeUserName } from '../../src/core/sanitize.ts';

describe('a name stays as it is', () => {
  it.each([
    ['English', "Ann O'Hara-Smith 3rd"],
    ['Polish', 'Żółć Gęślą Jaźń'],
    ['Vietnamese, in marks of their own', 'Nguye\u0302\u0303n'],
    ['Arabic', 'محمد العربي'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Persian, with a non-joiner', 'می\u200cخواهم'],
    ['Hebrew', 'דָּוִד בן־גוריון'],
    ['Hindi, with a joiner', 'क्\u200dष राम'],
    ['Malayalam, with a joiner at its end', 'മോഹന്\u200d'],
    ['Thai', 'สมชาย ใจดี'],
    ['Korean', '김철수'],
    ['Korean, in single letters', '\u1100\u1161\u11a8'],
    ['Japanese, with a chosen shape', '葛\u{e0100}城'],
    ['emoji', 'Ann 🐑🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['emoji of several parts', '👩‍👩‍👧‍👦 🏃🏽‍♂️ ❤️‍🔥 🏳️‍🌈 1️⃣'],
    ['nothing but an emoji', '👨‍🌾'],
    ['words between blanks', 'Ann  of  Skye'],
  ])('%s: %s', (_, name) => {
    expect(sanitizeUserName(name)).toBe(name);
  });
});

describe('a name is cleaned', () => {
  it.each([
    ['overrides of direction', '\u202eann\u202c', 'ann'],
    ['embeddings and isolates', '\u202a\u202bA\u2066\u2067\u2068n\u2069\u202dn', 'Ann'],
    ['marks of direction', '\u200eA\u200fn\u061cn', 'Ann'],
    ['blanks without width', 'A\u200bn\u2060n\ufeff', 'Ann'],
    ['hyphens that are not there', 'A\u00adnn', 'Ann'],
    ['fillers', '\u3164A\u115f\u1160nn\uffa0', 'Ann'],
    ['blank braille', '\u2800Ann\u2800', 'Ann'],
    ['tags without a flag', 'Ann\u{e0041}\u{e0042}\u{e007f}', 'Ann'],
    ['a flag that hides a text', `🏴${'\u{e0061}'.repeat(20)}`, `🏴${'\u{e0061}'.repeat(7)}`],
    ['joiners that join nothing', '\u200dA\u200d\u200dnn\u200c', 'Ann'],
    ['shapes of nothing', '\ufe0f\ufe0fAnn', 'Ann'],
    ['ends of lines', 'A\nn\u2028n\u2029\r\0', 'Ann'],
    ['halves of characters', 'A\ud800nn\udc00', 'Ann'],
    ['stacks of marks', `A${'\u0301'.repeat(40)}nn`, `A${'\u0301'.repeat(3)}nn`],
    ['stacks of marks with joiners', `A${'\u0301\u200d'.repeat(40)}nn`, 'A\u0301\u200d\u0301\u200d\u0301nn'],
    ['marks on nothing', '\u0301\u0302 \u0303Ann', 'Ann'],
    ['blanks around it', ' \u3000 Ann\u00a0 ', 'Ann'],
    ['more than 32 characters', '🐑'.repeat(40), '🐑'.repeat(32)],
  ])('of %s', (_, name, clean) => {
    expect(sanitizeUserName(name)).toBe(clean);
    expect(sanitizeUserName(clean)).toBe(clean);
  });
});

it.each([
  '',
  ' ',
  '\u3164',
  '\u2800\u2800',
  '\u200b\u200d\u2060',
  '\ufe0f',
  '\u{e0061}',
  '\u0301',
  '\u202e \u00ad',
])('an invisible name counts as none: %j', (name) => {
  expect(sanitizeName(name)).toBeUndefined();
  expect(sanitizeUserName(name)).toBe('?');
});

it('a text keeps its length and its blanks', () => {
  const text = ` ${'Ann and Ben, '.repeat(9)}`;
  expect(sanitizeText(text)).toBe(text);
});
