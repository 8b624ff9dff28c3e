/** Refusals say what to do next: each names a command or a button that helps, or is a listed exception. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/bootstrap/features.ts';
import type { Action } from '../../src/engine/index.ts';
import { catalogueOf, FALLBACK, languages, rejectionText } from '../../src/text/index.ts';
import { pathsOf } from '../discord/fixtures/slash-games.ts';
import { act, acts, refusal, scene } from '../fixtures/scene.ts';

/** Those that name no command and no button, by what they say instead. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  who: ['full', 'notHost', 'notModerator', 'tooFew'],
  whoInChallenge: ['challengePlayed', 'challengePlaying', 'challengeSealed'],
  when: ['tooSoon', 'rejectedLately', 'laterThen', 'noPlanYet', 'challengeEntered', 'sealed', 'ordered'],
  where: ['challengeYours', 'serverOnly'],
  what: ['badHours', 'badOrder', 'badSeed', 'badInput', 'stale'],
  again: ['busy', 'closing', 'slowDown', 'stillAtWork', 'unknownCommand'],
  admin: [
    'permission',
    'diskFull',
    'mayNotPost',
    'heldUp',
    'heldUpPrivate',
    'outside',
    'tooManyThreads',
    'notInstalled',
  ],
};

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/`\/([a-z-]+(?: [a-z-]+)*)`/g)].map(([, path = '']) => path).sort();
const namesButton = (text: string): boolean => /(?<!\*)\*[^*]+\*(?!\*)/.test(text);

/** Rejections of moves without a next step, by why there is none. */
const FINAL: Readonly<Record<string, readonly string[]>> = {
  numbersSayIt: ['tooExpensive', 'notEnoughGoods', 'notEnoughAnimals', 'nothingToBrew'],
  limit: ['bidTooHigh', 'neighbourhoodLimit', 'planTooMuch'],
  usedUp: ['noMerchantToHire', 'shippingMax', 'technologyDone', 'noFreeSpace', 'noBonusUpgrade'],
  ofOtherClans: ['cannotRow', 'cannotBrew', 'noCellar', 'technologyNever', 'planNever'],
  stepInTheSentence: ['mustDecide', 'bidTooLow'],
};
/** Where another sentence begins, perhaps only in some cases. */
const NEXT_SENTENCE = /\.[’”]?(?:\{[^{}]+\{)? (?:\p{Lu}|[`{])/u;

describe('a rejected move', () => {
  it.each(languages.map(({ code }) => code))('says what to do next in %s, unless nothing helps', (code) => {
    const texts: Readonly<Record<string, string>> = catalogueOf(code).rejections;
    const final = Object.entries(texts).filter(([, text]) => !NEXT_SENTENCE.test(text));
    expect(final.map(([key]) => key).sort()).toEqual(Object.values(FINAL).flat().sort());
  });

  it.each([
    ['en', 'You can decide what your buildings make.'],
    ['es', 'Puedes decidir qué producen los edificios.'],
    ['pl', 'Możesz zdecydować, co wytworzą budynki.'],
  ])('says in %s that who has passed can decide production early, not that it comes first', (code, can) => {
    const seats = [{ units: { C2: 'bakery' as const }, goods: { grain: 1 } }];
    const { state } = acts(scene({ seats }), [0, { type: 'pass' }], [0, { type: 'confirmProduction' }]);
    const trade: Action = { type: 'trade', good: 'grain', side: 'sell', count: 1 };
    const told = rejectionText(refusal(state, 0, trade), { language: code, state });
    expect(told.split('. ').at(-1)).toBe(can);
  });

  it.each([
    ['en', 'A woodcutter needs forest, and A1 has none. Choose another unit.'],
    ['es', 'A1 no sirve para un leñador: necesita bosque. Elige otra unidad.'],
    ['pl', 'Pole A1 się nie nadaje: drwal potrzebuje lasu. Wybierz inną jednostkę.'],
  ])('of a unit to swap in asks in %s for another unit: the space is chosen (R-PORT-7)', (code, told) => {
    const seats = [{ units: { A1: 'sheep' as const, B1: 'cow' as const } }];
    const { state } = acts(
      scene({ ports: { A: 7, B: 2, C: 3, D: 5 }, seats }),
      [0, { type: 'usePort', port: 7, effect: 7 }],
      [0, { type: 'exchangeOld', space: 'A1' }],
      [0, { type: 'exchangeOld', space: 'B1' }],
    );
    const rejection = refusal(state, 0, { type: 'exchangeNew', unit: 'woodcutter' });
    expect(rejectionText(rejection, { language: code, state })).toBe(told);
  });

  it('of a swap says which of its steps comes first (R-PORT-7)', () => {
    const seats = [{ units: { A1: 'sheep' as const, B1: 'cow' as const, C1: 'bakery' as const } }];
    const { state: none } = act(scene({ ports: { A: 7, B: 2, C: 3, D: 5 }, seats }), 0, {
      type: 'usePort',
      port: 7,
      effect: 7,
    });
    const { state: both } = acts(
      none,
      [0, { type: 'exchangeOld', space: 'A1' }],
      [0, { type: 'exchangeOld', space: 'B1' }],
    );
    const told = (state: typeof none, action: Action) => rejectionText(refusal(state, 0, action), { state });
    expect(told(none, { type: 'exchangeNew', unit: 'distillery' })).toBe(
      'One thing at a time: first choose two units to swap out.',
    );
    expect(told(both, { type: 'exchangeOld', space: 'C1' })).toBe(
      'One thing at a time: first choose what to swap in.',
    );
  });

  it('of a draw says that it also takes an empty export box: the last building may stand already', () => {
    const bakeries = { D4: 'bakery', D3: 'bakery', C5: 'bakery' } as const;
    const seats = [{ units: bakeries, contracts: [9] }, { units: { B5: 'sheep' as const } }];
    const { state } = act(scene({ seats }), 0, { type: 'expand', unit: 'bakery', space: 'B4' });
    expect(rejectionText(refusal(state, 0, { type: 'drawContracts' }), { state })).toBe(
      'You have no building bonus now. You get one when you place the last building of a kind and have an empty export box.',
    );
  });

  it('of an animal says that the contract doesn’t need it: it may ask for one that a port spares', () => {
    // Contract 46: 2 wool, 1 beef and 1 mutton.
    const units = { A1: 'cow', B1: 'cow', C1: 'sheep', D1: 'sheep' } as const;
    const seats = [{ units, contracts: [46], goods: { wool: 2 } }];
    const { state } = act(scene({ seats }), 0, {
      type: 'fulfil',
      contract: 46,
      spare: 'beef',
      spareCopy: 'none',
    });
    const rejection = refusal(state, 0, { type: 'slaughter', space: 'B1' });
    expect(rejectionText(rejection, { state })).toBe(
      'The contract doesn’t need the unit on B1. Choose an animal it still needs.',
    );
  });
});

describe('a refusal', () => {
  const english = Object.entries(catalogueOf(FALLBACK).bot.refusals);

  it.each(english)('%s says what helps', (key, text) => {
    const helps = commandsIn(text).length > 0 || namesButton(text);
    expect(helps, text).toBe(!Object.values(OTHERWISE).flat().includes(key));
  });

  it('names only existing commands, the same in every language', () => {
    const paths = pathsOf(COMMANDS).map(({ command: { data }, subcommand }) =>
      subcommand === undefined ? data.name : `${data.name} ${subcommand}`,
    );
    for (const { code } of languages) {
      const own: Readonly<Record<string, string>> = catalogueOf(code).bot.refusals;
      for (const [key, text] of english) {
        expect(paths, key).toEqual(expect.arrayContaining(commandsIn(text)));
        expect(commandsIn(own[key] ?? ''), `${code} ${key}`).toEqual(commandsIn(text));
      }
    }
  });
});
