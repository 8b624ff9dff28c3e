/** What is wrong with a translation of a message: compared with English, and with the grammar of its language. */
import { IntlMessageFormat } from 'intl-messageformat';
import { CLANS, GOODS, IMPORTS, LANDS, MEATS, UNITS } from '../../src/content/index.ts';
import { catalogueOf, FALLBACK } from '../../src/text/index.ts';
import { isNamed } from '../../src/text/namers.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** A plural or a choice in a message: what it goes by, and its cases. */
interface Choice {
  readonly by: string;
  readonly kind: 'select' | 'cardinal' | 'ordinal';
  readonly cases: readonly string[];
}

/** What a message asks for. */
interface Asked {
  /** Arguments that are inserted, as they are written: `unit_gen`. */
  readonly inserted: ReadonlySet<string>;
  readonly choices: readonly Choice[];
}

/** The parser's number for `{name}`. */
const ARGUMENT = 1;

function askedBy(text: string): Asked {
  const inserted = new Set<string>();
  const choices: Choice[] = [];
  const walk = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if ('options' in element) {
        const kind = 'pluralType' in element ? (element.pluralType ?? 'cardinal') : 'select';
        choices.push({ by: element.value, kind, cases: Object.keys(element.options) });
        for (const { value } of Object.values(element.options)) walk(value);
      } else if (element.type === ARGUMENT) inserted.add(element.value);
    }
  };
  walk(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return { inserted, choices };
}

/** The fields that a message asks for, without the forms and numbers they are wanted in. */
const fieldsOf = ({ inserted, choices }: Asked): Set<string> =>
  new Set([...[...inserted].map((name) => name.split('_')[0] ?? name), ...choices.map(({ by }) => by)]);

/** Things that a language may choose by where English does not: by their gender, for example. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  good: [...GOODS, ...IMPORTS],
  unit: UNITS,
  old: UNITS,
  animal: UNITS,
  worker: UNITS,
  land: [...LANDS, 'water'],
  meat: MEATS,
  clan: CLANS,
  side: ['buy', 'sell'],
  bonus: Object.keys(catalogueOf(FALLBACK).names.bonuses),
};

/** The plurals that a choice has not, or has and the language does not; and without `other` none is whole. */
function wrongPlural({ kind, cases }: Choice, locale: string): string | undefined {
  const type = kind === 'ordinal' ? 'ordinal' : 'cardinal';
  const forms = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories.toSorted();
  const named = cases.filter((one) => !one.startsWith('='));
  // With nothing but numbers, told one by one, no form of a word hangs on them.
  if (named.join() === 'other' && cases.length > 1) return undefined;
  return named.toSorted().join() === forms.join() ? undefined : `needs ${forms.join(', ')}`;
}

/** The cases of a choice that never come, as far as English tells; and `other` where it lacks. */
function wrongCases({ by, cases }: Choice, english: Asked): string | undefined {
  if (!cases.includes('other')) return 'needs other';
  const known = english.choices.filter((one) => one.by === by).flatMap((one) => one.cases);
  const never = cases.filter((one) => ![...known, ...(THINGS[by] ?? []), 'other'].includes(one));
  return never.length === 0 ? undefined : `is never ${never.join(', ')}`;
}

/** All that is wrong with a translation. Names choose by their language's own forms, and ask for nothing else. */
export function problemsOf(english: string, text: string, locale: string, isName = false): string[] {
  const original = askedBy(english);
  const asked = askedBy(text);
  const [wanted, given] = [fieldsOf(original), fieldsOf(asked)];
  const choices = asked.choices.flatMap((choice) => {
    if (choice.kind !== 'select') return [[choice, wrongPlural(choice, locale)] as const];
    return isName ? [] : [[choice, wrongCases(choice, original)] as const];
  });
  const bare = asked.choices.filter(({ by }) => asked.inserted.has(by) && isNamed(by) && by in THINGS);
  return [
    ...(isName ? [] : [...wanted].filter((field) => !given.has(field)).map((field) => `lacks {${field}}`)),
    ...(isName ? [] : [...given].filter((field) => !wanted.has(field)).map((field) => `adds {${field}}`)),
    ...choices.flatMap(([{ by }, why]) => (why === undefined ? [] : [`{${by}} ${why}`])),
    ...bare.map(({ by }) => `inserts {${by}} without its name`),
  ];
}

/** Every message of a table and of the tables in it, by its path. */
export function messagesIn(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : messagesIn(value, at);
  });
}
