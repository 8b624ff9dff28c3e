/** Which words of a message the glossary rules out. That no message has one is tested with the languages. */
import { describe, expect, it } from 'vitest';
import { avoidedIn, avoidedWordsIn } from '../../src/tools/texts/glossary.ts';

describe('a ruled-out word', () => {
  it.each([
    ['English', '{seat} takes back 2 moves', ['takes back']],
    ['English', '{seat} takes back a merchant', []],
    ['English', '{count, plural, one {Nobody has} other {# have}} passed', ['nobody']],
    ['English', 'Type `/game shall`, marshall', []],
    ['Español', '{seat} deja su asiento', ['asientos?']],
    ['Español', 'Dos asentamientos, `/mod act asiento:`', []],
    ['Polski', 'Gdy wygrałeś aukcję', ['\\p{L}+łeś']],
    ['Polski', 'Karta punktacji', []],
  ])('is found as a whole word in every branch: %s “%s”', (name, text, words) => {
    expect(avoidedWordsIn(text, avoidedIn(name))).toEqual(words);
  });
});
