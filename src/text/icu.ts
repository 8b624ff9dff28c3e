/** ICU messages: compiled once for each language, and filled with values that are ready to be read. */
import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, localeOf } from './languages.ts';

/** A value as it goes into a message; numbers are for plurals. */
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** What an argument is in its message: inserted as it is, or what a plural or a choice goes by. */
export type Role = 'inserted' | 'selector';

interface Message {
  readonly args: ReadonlyMap<string, Role>;
  format(values: Values): string;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const compiled = new Map<string, Map<string, Message>>();

/** A message of a language, ready for use. Throws for one that is no ICU message. */
export function message(language: Language, text: string): Message {
  let cache = compiled.get(language);
  if (cache === undefined) {
    cache = new Map();
    compiled.set(language, cache);
  }
  let found = cache.get(text);
  if (found === undefined) {
    found = compile(language, text);
    cache.set(text, found);
  }
  return found;
}

/** Fills a message with values. Throws when one is missing: that is a mistake of ours. */
export function render(language: Language, text: string, values: Values = {}): string {
  return message(language, text).format(values);
}

function compile(language: Language, text: string): Message {
  // Angle brackets are ordinary characters here, in messages as in names.
  const format = new IntlMessageFormat(text, localeOf(language), undefined, { ignoreTag: true });
  const args = new Map<string, Role>();
  collect(format.getAst(), args);
  return { args, format: (values) => format.format({ ...values }) as string };
}

/** The arguments of a message, with those of its branches. One that is both counts as a selector. */
function collect(elements: readonly Element[], args: Map<string, Role>): void {
  for (const element of elements) {
    if ('options' in element) {
      args.set(element.value, 'selector');
      for (const option of Object.values(element.options)) collect(option.value, args);
    } else if (isArgument(element) && !args.has(element.value)) {
      args.set(element.value, 'inserted');
    }
  }
}

/** What a message says in each of its branches, with a space for what fills it. Throws for one that is no ICU message. */
export function fragments(text: string): string[] {
  const found: string[] = [];
  const collected = (elements: readonly Element[]): void => {
    const said = elements.map((element) => {
      if ('options' in element) for (const { value } of Object.values(element.options)) collected(value);
      return element.type === LITERAL ? element.value : ' ';
    });
    found.push(said.join(''));
  };
  collected(new IntlMessageFormat(text, undefined, undefined, { ignoreTag: true }).getAst());
  return found;
}

/** The parser's numbers for text and for `{name}`. */
const LITERAL = 0;
const ARGUMENT = 1;

const isArgument = (element: Element): element is Element & { value: string } => element.type === ARGUMENT;
