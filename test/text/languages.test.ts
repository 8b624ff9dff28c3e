/** Every language is complete: all messages of English, with the same arguments, in all forms. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Translation } from '../../src/text/catalogue.ts';
import {
  botText,
  catalogueOf,
  countedText,
  FALLBACK,
  type Language,
  languages,
  registerLanguage,
  translationOf,
} from '../../src/text/index.ts';
import { problemsOf } from '../../src/tools/texts/checks.ts';
import { messagesIn } from '../../src/tools/texts/messages.ts';
import { faultsIn } from '../../src/tools/texts/transfer.ts';

describe.each(languages)('$name', ({ code }) => {
  it('has every message of English, with its arguments, all plurals and no ruled-out word', () => {
    expect(faultsIn(code, new Map(messagesIn(translationOf(code))))).toEqual([]);
  });
});

describe('a translation', () => {
  it.each(['{count, plural, one {# krowa} few {# krowy} other {# krów}}', '{count, plural, other {# krów}}'])(
    'without all plurals is refused: %s',
    (polish) => {
      const problems = problemsOf('{count, plural, one {# cow} other {# cows}}', polish, 'pl-PL');
      expect(problems).toEqual(['{count} needs few, many, one, other']);
    },
  );

  it.each([
    [
      '{count, plural, one {a} other {b}}',
      '{count, plural, one {a} two {b} other {c}}',
      '{count} needs one, other',
    ],
    ['{seat} pays £{cost}', '{seat} pays', 'lacks {cost}'],
    ['{seat} pays', '{seat} pays £{cost}', 'adds {cost}'],
    [
      '{move, select, up {rises} other {falls}}',
      '{move, select, upp {rises} other {falls}}',
      '{move} is never upp',
    ],
    ['{move, select, up {rises} other {falls}}', '{move, select, up {rises}}', 'MISSING_OTHER_CLAUSE'],
    ['a {unit}', '{unit, select, cow {una vaca} other {un {unit}}}', 'inserts {unit} without its name'],
  ])('is refused if arguments or cases differ: “%s” as “%s”', (from, to, problem) => {
    const found = () => problemsOf(from, to, 'en-GB');
    if (problem.startsWith('MISSING')) expect(found).toThrow(problem);
    else expect(found()).toEqual([problem]);
  });

  it('may choose by a thing if its grammar needs it', () => {
    const spanish = '{unit, select, cow {la} other {el}} {unit_name}';
    expect(problemsOf('the {unit}', spanish, 'es-ES')).toEqual([]);
  });
});

describe('a language that is still growing', () => {
  const FRENCH = 'fr' as Language;
  const NO_MESSAGES = Object.fromEntries(Object.keys(catalogueOf(FALLBACK)).map((table) => [table, {}]));
  const words = {
    ...NO_MESSAGES,
    names: { units: { cow: '{count, plural, one {vache} many {vaches} other {vaches}}' } },
    bot: { refusals: { nothingToUndo: 'Rien à annuler.' } },
  } as unknown as Translation;
  let forget: () => void;
  beforeAll(() => {
    forget = registerLanguage(FRENCH, { name: 'Français', locale: 'fr', words });
  });
  afterAll(() => forget());

  it('shows the messages that it has, and missing ones in English', () => {
    expect(botText('refusals', 'nothingToUndo', {}, FRENCH)).toBe('Rien à annuler.');
    expect(botText('refusals', 'noOrder', {}, FRENCH)).toBe(botText('refusals', 'noOrder'));
  });

  it('puts its own names, in its own plurals, into English sentences', () => {
    // In French, 0 is singular.
    expect(countedText('units', 'cow', 0, FRENCH)).toBe('0 vache');
    expect(countedText('units', 'cow', 2, FRENCH)).toBe('2 vaches');
  });

  it('has the plurals and numbers of English in English sentences', () => {
    const won = (points: number, language?: Language) =>
      botText('panels', 'leads', { seat: 0, high: points }, language);
    expect(won(0, FRENCH)).toBe('Seat 1 leads with 0 points.');
    expect(won(4321, FRENCH)).toBe(won(4321));
  });
});
