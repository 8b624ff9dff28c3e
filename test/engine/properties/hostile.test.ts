/** Any input: it is a legal action or rejected with a code; nothing throws, nothing changes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Action,
  type ActionOf,
  type ActionType,
  check,
  choices,
  legalActions,
  newGame,
  passiveAction,
  play,
  preview,
  REJECTION_CODES,
  type Rejection,
  type SetupInput,
} from '../../../src/engine/index.ts';
import { cases, frozen, type Position, positions } from './fixtures/games.ts';

const HUGE = 'k'.repeat(100_000);

/** Values that have broken other programs. */
const NASTY: readonly unknown[] = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'prototype',
    '',
    ' ',
    HUGE,
    'A1\n',
    'a1',
    'A0',
  ],
  ...['N1', 'PE', 'PA ', 'wool ', 'Wool', 'none', '1', '-1', '1e0', 'null', '\u0000', '\ud800'],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0, 1.5, 1e308, 2 ** 53, 100, 99],
  ...[null, undefined, true, false, [], {}, [1], ['wool'], { type: 'pass' }, { toString: 1, valueOf: 1 }],
  ...[Object.create(null), JSON.parse('{"__proto__":{"type":"pass"}}'), Symbol('s'), 1n, () => 'pass'],
  ...[new Date(0), new Map([['type', 'pass']]), new Set(['pass']), new Uint8Array(2)],
];
const nasty = fc.constantFrom(...NASTY);
const anything = fc.oneof(
  nasty,
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSet: true }),
);
const nastyKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'type', 'space', 'extra', HUGE);

const places = positions(2).map((position) => ({ ...position, state: frozen(position.state) }));
/** By number, because a state is too large to print when a property fails. */
const anyPlace = fc.nat(places.length - 1);
const placeAt = (number: number): Position => places[number] as Position;

/** A well-formed action of each type, legal or not. */
const EXAMPLES: { readonly [T in ActionType]: ActionOf<T> } = {
  pick: { type: 'pick', offer: 1 },
  bid: { type: 'bid', amount: 3 },
  declineBid: { type: 'declineBid' },
  placeWorker: { type: 'placeWorker', unit: 'miner', space: 'D4' },
  trade: { type: 'trade', good: 'wool', side: 'buy', count: 1 },
  obtain: { type: 'obtain', contract: 7 },
  expand: { type: 'expand', unit: 'sheep', space: 'D4' },
  upgradeShipping: { type: 'upgradeShipping' },
  upgradeTechnology: { type: 'upgradeTechnology', worker: 'miner' },
  hire: { type: 'hire' },
  fulfil: { type: 'fulfil', contract: 7, spare: 'beef', spareCopy: 'none' },
  pass: { type: 'pass' },
  endTurn: { type: 'endTurn' },
  usePort: { type: 'usePort', port: 5, effect: 5 },
  exchangeGoods: { type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'wool+milk+grain' },
  shiftPrice: { type: 'shiftPrice', port: 6, good: 'milk', direction: 'up' },
  row: { type: 'row', from: 'D4', to: 'D5' },
  takeBarrel: { type: 'takeBarrel', place: 1 },
  decline: { type: 'decline' },
  buy: { type: 'buy', good: 'grain', count: 1 },
  drawContracts: { type: 'drawContracts' },
  takeContract: { type: 'takeContract', contract: 7 },
  slaughter: { type: 'slaughter', space: 'D4' },
  recall: { type: 'recall', good: 'bread', side: 'sell' },
  brew: { type: 'brew', count: 1 },
  exchangeOld: { type: 'exchangeOld', space: 'D4' },
  exchangeNew: { type: 'exchangeNew', unit: 'cow' },
  plan: { type: 'plan', item: 'bakery', count: 1 },
  confirmProduction: { type: 'confirmProduction' },
};

/** Defines an own property of this name; assigning to `__proto__` would not. */
const withOwn = (object: object, name: string, value: unknown): object =>
  Object.defineProperties({ ...object }, { [name]: { value, enumerable: true } });

/** An action with a missing, extra or changed field. */
function spoilt(action: object, which: number, name: string, value: unknown): object {
  const fields = Object.keys(action);
  if (which === 0) return withOwn(action, name, value);
  if (which === 1) return Object.fromEntries(Object.entries(action).slice(1));
  return withOwn(action, fields[which % fields.length] ?? 'type', value);
}

const CODES: readonly string[] = REJECTION_CODES;
/** Rejections appear in messages and logs, so they must stay small. */
const LONGEST_REJECTION = 1000;

function expectCoded(rejection: Rejection): void {
  expect(CODES).toContain(rejection.code);
  expect(JSON.stringify(rejection).length).toBeLessThanOrEqual(LONGEST_REJECTION);
}

/** `play`, `check` and `preview` agree, and accept only legal actions. */
function expectJudged({ state }: Position, seat: unknown, action: unknown): void {
  const played = play(state, seat as number, action);
  const refused = check(state, seat as number, action);
  const previewed = preview(state, seat as number, action);
  if (played.ok) {
    expect(refused).toBeUndefined();
    expect(previewed.ok).toBe(true);
    // As stored JSON, in which -0 is 0.
    const legal = legalActions(state, seat as number).map(canonical);
    expect(legal).toContain(canonical(Action.parse(action)));
  } else {
    expect(refused).toEqual(played.rejection);
    expect(previewed).toEqual(played);
    expectCoded(played.rejection);
  }
}

const canonical = (action: object): string => JSON.stringify(Object.entries(action).sort());

describe('an action from outside', () => {
  it('is judged without throwing, whatever it is', () => {
    fc.assert(
      fc.property(anyPlace, anything, (number, action) => {
        const place = placeAt(number);
        expect(() => Action.safeParse(action)).not.toThrow();
        expectJudged(place, place.seat, action);
      }),
      cases(1500),
    );
  });

  it('is judged if it is nearly legal', () => {
    fc.assert(
      fc.property(anyPlace, fc.nat(), fc.nat(9), nastyKey, anything, (number, pick, which, name, value) => {
        const place = placeAt(number);
        const legal = legalActions(place.state, place.seat);
        const action = legal[pick % legal.length] as Action;
        expectJudged(place, place.seat, spoilt(action, which, name, value));
      }),
      cases(1500),
    );
  });

  it('is judged for a seat that may not exist', () => {
    fc.assert(
      fc.property(anyPlace, anything, (number, seat) => {
        const place = placeAt(number);
        expectJudged(place, seat, place.action);
      }),
      cases(600),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 1.5, 4, 1e308])(
    'is refused for the seat %d, which does not exist',
    (seat) => {
      for (const place of places) {
        expectJudged(place, seat, place.action);
        expect(check(place.state, seat, place.action)?.code).toBe('noSuchSeat');
        expect(legalActions(place.state, seat)).toEqual([]);
        expect(passiveAction(place.state, seat)).toBeUndefined();
      }
    },
  );

  it.each(Object.entries(EXAMPLES))('is judged with any nasty value in any field: %s', (type, example) => {
    const fitting = places.filter(({ action }) => action.type === type);
    for (const place of [...fitting, ...places.filter((_, i) => i % 7 === 0)]) {
      const action = place.action.type === type ? place.action : example;
      for (const field of Object.keys(action)) {
        for (const value of NASTY) expectJudged(place, place.seat, { ...action, [field]: value });
      }
    }
  });
});

describe('choices', () => {
  it('come only from legal actions, whatever is chosen and asked for', () => {
    const anyField = fc.oneof(nastyKey, fc.string());
    fc.assert(
      fc.property(anyPlace, fc.dictionary(anyField, nasty), anyField, (number, chosen, field) => {
        const { state, seat } = placeAt(number);
        const legal = legalActions(state, seat);
        const values = choices(legal, chosen as Record<string, string>, field);
        const real = legal.flatMap((action) => Object.entries(action).filter(([name]) => name === field));
        for (const value of values) expect(real.map(([, one]) => one)).toContain(value);
      }),
      cases(600),
    );
  });
});

describe('a setup from outside', () => {
  const expectSetUp = (setup: unknown): void => {
    const begun = newGame(setup as SetupInput);
    if (begun.ok) return;
    expect(begun.rejections[0]).toEqual(begun.rejection);
    begun.rejections.forEach(expectCoded);
  };

  it('is judged without throwing, whatever it is', () => {
    fc.assert(fc.property(anything, expectSetUp), cases(500));
  });

  it('is judged if it is nearly valid', () => {
    const right = {
      seed: 'seed',
      players: 3,
      options: { auction: true },
      newcomers: [true],
      content: 'standard',
    };
    const field = fc.constantFrom(...Object.keys(right), '__proto__', 'constructor', HUGE);
    fc.assert(
      fc.property(field, anything, (name, value) => {
        expectSetUp(Object.defineProperties({ ...right }, { [name]: { value, enumerable: true } }));
        expectSetUp({
          ...right,
          options: Object.defineProperties({}, { [name]: { value, enumerable: true } }),
        });
      }),
      cases(500),
    );
  });
});
