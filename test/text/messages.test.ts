/** The tables of every language: all messages are well formed, and use only arguments that exist. */
import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../../src/content/index.ts';
import type { Action, Decision, GameEvent, Rejection } from '../../src/engine/index.ts';
import { actionData, decisionData, eventData, rejectionData } from '../../src/text/data.ts';
import { problemValues } from '../../src/text/decision-text.ts';
import type { Data } from '../../src/text/game-text.ts';
import { message } from '../../src/text/icu.ts';
import { catalogueOf, FALLBACK, type Language, languageFor, languages } from '../../src/text/index.ts';
import { resolveContext } from '../../src/text/text-context.ts';
import { messagesIn } from '../../src/tools/texts/messages.ts';
import { ACTIONS } from './golden/actions.ts';
import { DECISIONS } from './golden/decisions.ts';
import { EVENTS } from './golden/events.ts';
import { PROBLEMS } from './golden/problems.ts';
import { REJECTIONS } from './golden/rejections.ts';

/** Forms of names that our code provides, in any language. */
const FORMS = ['and', 'bare', 'name', 'text', 'numbers', 'starting', 'scoring', 'counted', 'or', 'tools'];

/** Arguments of a message that the data lacks; forms known to the language's names are fine. */
function missing(language: Language, text: string, data: Data): string[] {
  const names = messagesIn(catalogueOf(language).names).map(([, name]) => name);
  return [...message(language, text).args.keys()].filter((argument) => {
    const [field = '', ...suffixes] = argument.split('_');
    const known = (suffix: string) =>
      typeof data[suffix] === 'number' ||
      FORMS.includes(suffix) ||
      names.some((name) => new RegExp(`\\{form, select,[^]*\\b${suffix} \\{`).test(name));
    return data[field] === undefined || !suffixes.every(known);
  });
}

/** The data of every case of a golden table. */
type Table = Readonly<Record<string, readonly (readonly [object, string])[]>>;
const cases = (table: Table, tag: string) =>
  Object.entries(table).flatMap(([key, list]) =>
    list.map(([data]) => ({ key, thing: { [tag]: key, seat: 0, ...data } })),
  );

describe.each(languages)('$name', ({ code }) => {
  const words = catalogueOf(code);

  it('puts no player in or before parentheses, who may be “Ann (Stewart)”', () => {
    const nested = messagesIn(words).filter(([, text]) =>
      /\(\{(seat|order)\}\)|\{(seat|order)\} \(/.test(text),
    );
    expect(nested.map(([path]) => path)).toEqual([]);
  });

  // One table of messages each, with the data of the golden tables.
  const resolved = resolveContext(code);
  const asked: [keyof typeof words, Table, string, (thing: never) => Data][] = [
    ['events', EVENTS, 'type', (event: GameEvent) => eventData(resolved, event)],
    ['rejections', REJECTIONS, 'code', (rejection: Rejection) => rejectionData(resolved, rejection)],
    ['actions', ACTIONS, 'type', (action: Action) => actionData(resolved, action)],
    ['decisions', DECISIONS, 'kind', (decision: Decision) => decisionData(resolved, decision)],
    ['problems', PROBLEMS, 'code', (problem: ContentProblem) => problemValues(problem)],
  ];
  it.each(asked)('uses only available arguments in “%s”', (table, golden, tag, dataOf) => {
    const messages = words[table] as Readonly<Record<string, string>>;
    const lacking = cases(golden, tag).flatMap(({ key, thing }) =>
      missing(code, messages[key] ?? '', dataOf(thing as never)).map((argument) => `${key} {${argument}}`),
    );
    expect(lacking).toEqual([]);
  });

  it('names things with nothing but a count, a form and an emblem', () => {
    const asked = messagesIn(words.names).flatMap(([, text]) => [...message(code, text).args.keys()]);
    expect(asked.filter((argument) => !['count', 'form', 'emblem'].includes(argument))).toEqual([]);
  });
});

describe('the language code', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN_us', 'en'],
    ['tlh', FALLBACK],
    ['', FALLBACK],
    [undefined, FALLBACK],
  ])('“%s” selects %s', (wish, language) => {
    expect(languageFor(wish)).toBe(language);
  });
});
