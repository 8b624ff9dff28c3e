/** Arguments that the compiler reads from messages, and their types. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Unit } from '../../src/content/index.ts';
import type { Phase, PlanItem, Seat } from '../../src/engine/index.ts';
import type { Arguments } from '../../src/text/arguments.ts';
import { botText, catalogueOf, FALLBACK, parseMessage, translator } from '../../src/text/index.ts';

type Simple<T> = { [K in keyof T]: T[K] };
type Read<Message extends string> = Simple<Arguments<Message>>;

describe('the arguments of a message', () => {
  it('are those in braces: text, things of the game, numbers and choices', () => {
    expectTypeOf<Read<'All are here.'>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<Read<'{who}, {seat}: a {unit} on {who}'>>().toEqualTypeOf<{
      readonly who: string | number;
      readonly seat: Seat;
      readonly unit: Unit;
    }>();
    expectTypeOf<Read<'{missing, plural, =0 {None} one {# is} other {# are}} missing'>>().toEqualTypeOf<{
      readonly missing: number;
    }>();
    expectTypeOf<Read<'{solo, select, true {Alone} other {}}'>>().toEqualTypeOf<{ readonly solo: boolean }>();
    expectTypeOf<Read<'{mark, select, acts {· acts} passed {passed} other {}}!'>>().toEqualTypeOf<{
      readonly mark: 'acts' | 'passed' | 'other';
    }>();
  });

  it('are impossible if a choice has a case that cannot occur', () => {
    expectTypeOf<Read<'{phase, select, actions {Play} other {}}'>>().toEqualTypeOf<{
      readonly phase: Phase;
    }>();
    expectTypeOf<Read<'{phase, select, acting {Play} other {}}'>>().toEqualTypeOf<{
      readonly phase: never;
    }>();
  });

  it('include those in branches of plurals and choices', () => {
    type Nested = '{a, plural, =0 {{b, select, x {{c}} other {{d}{e}}}} other {# of {f}}} {g}';
    expectTypeOf<keyof Read<Nested>>().toEqualTypeOf<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'>();
  });

  it('include the number of a name that takes one, and nothing else for other forms', () => {
    expectTypeOf<Read<'{item_count_doing}; {unit_counted}'>>().toEqualTypeOf<{
      readonly item: PlanItem;
      readonly count: number;
      readonly unit: Unit;
    }>();
  });

  it('of several messages are those of all of them', () => {
    expectTypeOf<keyof Read<'{a}' | 'plain' | '{b}'>>().toEqualTypeOf<'a' | 'b'>();
  });
});

describe('a call for a sentence', () => {
  it('compiles only with exactly the arguments of the sentence', () => {
    const seat = { seat: 0 };
    expect(botText('refusals', 'stale')).toContain('moved on');
    expect(botText('refusals', 'full', { computers: false, players: 4 })).toBe('All 4 seats are taken.');
    expect(botText('refusals', 'full', { computers: false, players: 1 })).toBe('The only seat is taken.');
    expect(botText('refusals', 'notYourSeat', { ...seat })).toContain('Seat 1');
    const said = [
      // @ts-expect-error a plural goes by a number
      () => botText('refusals', 'full', { computers: false, players: '4' }),
      // @ts-expect-error nothing is given
      () => botText('refusals', 'full'),
      // @ts-expect-error one is missing
      () => botText('refusals', 'tooFew', { players: 4 }),
      // @ts-expect-error one is not asked for
      () => botText('refusals', 'full', { computers: false, players: 4, members: 3 }),
      // @ts-expect-error nor is one that comes with others
      () => botText('refusals', 'full', { computers: false, players: 4, ...seat }),
      // @ts-expect-error the sentence asks for nothing
      () => botText('refusals', 'stale', { players: 4 }),
      // @ts-expect-error one of two sentences asks for something
      () => translator('refusals')('stale' as 'stale' | 'full'),
      // @ts-expect-error no such case
      () => botText('lobby', 'optionsWhose', { whose: 'mine', host: 'Ann' }),
    ];
    expect(said).toHaveLength(8);
  });
});

/** The compiler reads text, `{a}`, choices, plurals and `#`. The numbers are the parser's. */
const READ = [0, 1, 5, 6, 7];
const kinds = (elements: ReturnType<typeof parseMessage>): number[] =>
  elements.flatMap((element) => [
    element.type,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => kinds(value)) : []),
  ]);

describe('the English messages', () => {
  const { bot, board, describe: position, log, score, offered } = catalogueOf(FALLBACK);
  const tables = { ...bot, board, position, log, score, offered };
  it.each(Object.entries(tables))('of “%s” use only syntax that the compiler can read', (_, table) => {
    for (const [key, text] of Object.entries(table)) {
      const parsed = parseMessage(text);
      expect(
        kinds(parsed).filter((kind) => !READ.includes(kind)),
        key,
      ).toEqual([]);
      expect(text, `${key}: quotes that hide braces, or no space behind a comma`).not.toMatch(
        /'[{}]|\{\w+,\S|\{\w+, \w+,\S/,
      );
    }
  });
});
