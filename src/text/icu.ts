/** ICU messages: compiled once per language, and filled with formatted values. */
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat';
import { type Language, localeOfMessage } from './languages.ts';

/** A value for a message; numbers select plurals. */
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** How a message uses an argument: inserts it, or selects a plural or a case by it. */
export type Role = 'inserted' | 'selector';

interface Message {
  readonly args: ReadonlyMap<string, Role>;
  format(values: Values): string;
}

const compiled = new Map<string, Map<string, Message>>();

/**
 * Returns the parts of a message; `located` adds where they are in the text. Angle brackets are ordinary characters, in
 * messages as in names. Throws if the text is not valid ICU.
 */
export const parseMessage = (text: string, { located = false } = {}): MessageFormatElement[] =>
  parse(text, { ignoreTag: true, captureLocation: located });

/** Returns a compiled message of a language. Throws if the text is not valid ICU. */
export function message(language: Language, text: string): Message {
  const cache = compiled.get(language) ?? new Map<string, Message>();
  compiled.set(language, cache);
  const found = cache.get(text) ?? compile(language, text);
  cache.set(text, found);
  return found;
}

/** Fills a message with values. Throws if one is missing, which is a programming error. */
export const render = (language: Language, text: string, values: Values = {}): string =>
  message(language, text).format(values);

/** Returns `make` with its results cached. Its arguments must be plain data, and few: a locale and a kind of plural. */
function cached<A extends unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = made.get(key) ?? make(...args);
    made.set(key, found);
    return found;
  };
}

/** Shared: a message with formatters of its own takes twice the memory, and there are thousands. */
const FORMATTERS: Formatters = {
  getNumberFormat: cached(
    (...args: Parameters<Formatters['getNumberFormat']>) => new Intl.NumberFormat(...args),
  ),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: cached(
    (...args: Parameters<Formatters['getPluralRules']>) => new Intl.PluralRules(...args),
  ),
};

function compile(language: Language, text: string): Message {
  const locale = localeOfMessage(language, text);
  const ast = parseMessage(text);
  const args = new Map<string, Role>();
  collect(ast, args);
  return {
    args,
    format(values) {
      const parts = formatToParts(
        ast,
        locale,
        FORMATTERS,
        IntlMessageFormat.formats,
        { ...values },
        undefined,
        text,
      );
      const filled = parts.map(({ value }) => value).join('');
      return Object.values(values).some((value) => typeof value === 'number' && value < 0)
        ? filled.replace(HYPHEN_BEFORE_NUMBER, '−')
        : filled;
    },
  };
}

/** The formatter writes negative numbers with a hyphen. */
const HYPHEN_BEFORE_NUMBER = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Collects the arguments of a message and its branches. One that is inserted and selects is a selector. */
function collect(elements: readonly MessageFormatElement[], args: Map<string, Role>): void {
  for (const element of elements) {
    if ('options' in element) {
      args.set(element.value, 'selector');
      for (const option of Object.values(element.options)) collect(option.value, args);
    } else if (isArgument(element) && !args.has(element.value)) {
      args.set(element.value, 'inserted');
    }
  }
}

/** Returns the texts of all branches of a message, with a space for each value. Throws if the text is not valid ICU. */
export function fragments(text: string): string[] {
  const found: string[] = [];
  const collected = (elements: readonly MessageFormatElement[]): void => {
    const said = elements.map((element) => {
      if ('options' in element) for (const { value } of Object.values(element.options)) collected(value);
      return element.type === LITERAL ? element.value : ' ';
    });
    found.push(said.join(''));
  };
  collected(parseMessage(text));
  return found;
}

/** The parser's codes for text and for `{name}`. */
const LITERAL = 0;
const ARGUMENT = 1;

const isArgument = (element: MessageFormatElement) => element.type === ARGUMENT;
