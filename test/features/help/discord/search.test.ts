/** `/rules` with any word: the topic that a newcomer means comes first. */
import { describe, expect, it } from 'vitest';
import { searchTopics } from '../../../../src/features/help/discord/search.ts';
import { TOPICS, type Topic } from '../../../../src/features/help/discord/topic-list.ts';
import { languages, textKeys } from '../../../../src/text/index.ts';
import { newRandomGame } from '../../../discord/fixtures/lobby-games.ts';
import {
  buttonsOf,
  expectFits,
  freshApp,
  menusOf,
  person,
  textOf,
} from '../../../discord/fixtures/lobby-support.ts';
import { slowTests } from '../../../support/waiting.ts';

slowTests();

/** Typed words, by the topic they mean. */
const MEANT: Readonly<Record<string, Partial<Record<Topic, readonly string[]>>>> = {
  en: {
    final: ['money', 'money left', 'win', 'end', 'score', 'points', 'tie'],
    production: ['whisky', 'whiskey', 'goods', 'production', 'barley'],
    mackenzie: ['aging', 'cellar'],
    cunningham: ['butter'],
    bonuses: ['hops', 'bonus'],
    fulfil: ['beef', 'slaughter', 'animal'],
    macdonald: ['fish'],
    shipping: ['loch', 'river', 'ship', 'sea'],
    trade: ['sell', 'price', 'market', 'trade'],
    contracts: ['export', 'contract'],
    expand: ['place', 'expand'],
    neighbourhood: ['neighbor', 'neigh'],
    ports: ['port'],
    imports: ['import'],
    technology: ['technology'],
    merchants: ['merchant'],
    passing: ['pass'],
    glory: ['glory'],
    settlements: ['settlement'],
    clans: ['clan'],
    solo: ['solo'],
    undo: ['undo'],
  },
  es: {
    final: ['dinero', 'dinero sobrante', 'ganar', 'fin', 'puntos', 'empate'],
    production: ['whisky', 'mercancías', 'producción', 'cebada'],
    mackenzie: ['envejecer', 'bodega'],
    cunningham: ['mantequilla'],
    bonuses: ['lúpulos', 'bono'],
    fulfil: ['vacuno', 'sacrificar', 'animales'],
    macdonald: ['pescado'],
    shipping: ['lago', 'río', 'barco', 'mar'],
    trade: ['vender', 'precio', 'mercado', 'comprar'],
    contracts: ['exportación', 'contrato'],
    expand: ['colocar', 'pradera'],
    neighbourhood: ['vecino'],
    ports: ['puerto'],
    imports: ['importar'],
    technology: ['tecnología'],
    merchants: ['mercader', 'comerciante'],
    passing: ['pasar'],
    glory: ['gloria'],
    settlements: ['aldea'],
    clans: ['clan'],
    solo: ['solitario'],
    undo: ['deshacer'],
    border: ['niebla', 'frontera'],
    computers: ['robot'],
  },
  pl: {
    final: ['pieniądze', 'reszta', 'wygrać', 'koniec', 'punkty', 'remis'],
    production: ['whisky', 'towary', 'produkcja', 'jęczmień'],
    mackenzie: ['dojrzewanie', 'piwnica'],
    cunningham: ['masło'],
    bonuses: ['chmiel', 'premia'],
    fulfil: ['wołowina', 'ubój', 'zwierzęta'],
    macdonald: ['ryba'],
    shipping: ['jezioro', 'rzeka', 'statek', 'morze'],
    trade: ['sprzedać', 'cena', 'rynek', 'kupić'],
    contracts: ['eksport', 'kontrakt'],
    expand: ['postawić'],
    neighbourhood: ['sąsiad'],
    ports: ['port'],
    imports: ['bawełna'],
    technology: ['technologia'],
    merchants: ['kupiec'],
    passing: ['pas'],
    glory: ['chwała'],
    settlements: ['siedlisko'],
    clans: ['klan'],
    solo: ['solo'],
    undo: ['cofnąć'],
    border: ['mgła'],
    computers: ['komputer'],
  },
};
const WORDS = Object.entries(MEANT).flatMap(([language, topics]) =>
  Object.entries(topics).flatMap(([topic, words]) => words.map((word) => ({ language, word, topic }))),
);

const best = (typed: string, language = 'en') => searchTopics(typed, undefined, language)[0];

const asks = async (topic: string) => {
  const ann = person(await freshApp(), 'Ann');
  return { ann, ...(await ann.types('rules', { text: { topic } })) };
};

describe('a word for a topic', () => {
  it('is tried 45 times in English, and at least 40 times in each other language', () => {
    const counts = languages.map(({ code }) => WORDS.filter(({ language }) => language === code).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
    expect(counts[0]).toBe(45);
  });

  it.each(WORDS)('$language: “$word” leads to $topic', ({ language, word, topic }) => {
    expect(best(word, language)).toBe(topic);
  });

  it.each([
    ['en', 'whisky', 'mackenzie'],
    ['en', 'river', 'delta'],
    ['es', 'río', 'delta'],
    ['pl', 'rzeka', 'delta'],
  ])('%s: “%s” offers %s too', (language, word, topic) => {
    expect(searchTopics(word, undefined, language).slice(0, 3)).toContain(topic);
  });

  it.each([
    ['another spelling', 'en', 'neighbourhood', ['neighbour', 'neighbor', 'Neighborhood', 'neighbours']],
    ['another spelling', 'en', 'fulfil', ['fulfil', 'fulfill', 'fulfilled']],
    ['another spelling', 'en', 'ports', ['harbour', 'harbors']],
    ['a typing mistake', 'en', 'merchants', ['merchent', 'mercants', 'MERCHANT']],
    ['a typing mistake', 'en', 'settlements', ['setlement', 'settlemnets']],
    ['a plural', 'en', 'shipping', ['rivers', 'lochs']],
    ['no accents', 'es', 'production', ['produccion', 'mercancias']],
    ['a plural', 'es', 'contracts', ['contratos']],
    ['a typing mistake', 'es', 'neighbourhood', ['becino', 'vezinos']],
    ['no accents', 'pl', 'final', ['pieniadze']],
    ['another case', 'pl', 'neighbourhood', ['sąsiadem', 'sasiadom', 'sąsiadami']],
    ['another case', 'pl', 'contracts', ['kontraktem', 'kontraktów']],
    ['another case', 'pl', 'merchants', ['kupcy', 'kupców', 'kupcami']],
    ['words of other games', 'en', 'contracts', ['deck', 'pile', 'refill']],
    ['words of other games', 'es', 'contracts', ['mazo', 'pila', 'reponer']],
    ['words of other games', 'pl', 'contracts', ['talia', 'stos', 'uzupełnienie']],
    ['everyday words', 'en', 'expand', ['wood', 'pay', 'hexagon']],
    ['everyday words', 'es', 'expand', ['madera', 'pagar', 'obreros']],
    ['everyday words', 'pl', 'expand', ['drewno', 'zapłacić', 'pastwisko']],
    ['a verb', 'es', 'final', ['cómo gano']],
    ['a verb', 'pl', 'final', ['kiedy kończy się gra']],
    ['a verb', 'pl', 'shipping', ['żeglować']],
  ])('may have %s (%s, %s)', (_, language, topic, words) => {
    expect(words.map((word) => [word, best(word, language)])).toEqual(words.map((word) => [word, topic]));
  });

  it('need not be finished: suggestions come with its first letters', async () => {
    const ann = person(await freshApp(), 'Ann');
    const values = async (typed: string) =>
      (await ann.sees('rules', 'topic', typed)).map(({ value }) => value);
    expect((await values('bu')).slice(0, 3)).toContain('buildingBonus');
    expect(await values('neig')).toContain('neighbourhood');
    expect(await values('')).toEqual(TOPICS);
  });

  it('may be one that only the text of this game has', () => {
    const [plain, covered] = [[], ['tighterMap' as const]].map((options) =>
      newRandomGame('words', 3, options),
    );
    expect(searchTopics('covered', plain, 'en')).not.toContain('expand');
    expect(searchTopics('covered', covered, 'en').slice(0, 3)).toContain('expand');
  });

  it.each(languages)('is listed for every topic in $name', ({ code }) => {
    expect(
      textKeys('search')
        .filter((key) => key !== 'ignored')
        .sort(),
    ).toEqual([...TOPICS].sort());
    for (const topic of TOPICS) expect(searchTopics(topic, undefined, code)).toBeDefined();
  });
});

/** Newcomers' questions in each language, and the English answer. */
const QUESTIONS: readonly { topic: Topic; asked: Readonly<Record<string, string>>; answer: RegExp }[] = [
  {
    topic: 'trade',
    asked: {
      en: 'May I trade twice in a round?',
      es: '¿Puedo comerciar dos veces en una ronda?',
      pl: 'Czy mogę handlować dwa razy w rundzie?',
    },
    answer: /On a later turn you can trade the same good the same way again/,
  },
  {
    topic: 'final',
    asked: {
      en: 'What happens with money left at the end?',
      es: '¿Qué pasa con el dinero que sobra al final?',
      pl: 'Co się dzieje z pieniędzmi, które zostaną na koniec?',
    },
    answer: /Money: 1 for every £10.*leftover money decides/s,
  },
  {
    topic: 'neighbourhood',
    asked: {
      en: 'When does the neighborhood bonus apply?',
      es: '¿Cuándo se aplica el bono de vecindario?',
      pl: 'Kiedy działa premia sąsiedztwa?',
    },
    answer: /When you place a unit next to other players’ units/,
  },
  {
    topic: 'mackenzie',
    asked: { en: 'How do I age whisky?', es: '¿Cómo puedo envejecer whisky?', pl: 'Jak dojrzewa whisky?' },
    answer: /Barrels move one spot when production starts/,
  },
  {
    topic: 'trade',
    asked: {
      en: 'May I buy and sell one good in a round?',
      es: '¿Puedo comprar y vender la misma mercancía en una ronda?',
      pl: 'Czy mogę kupić i sprzedać ten sam towar w jednej rundzie?',
    },
    answer: /While they’re buying a good you can’t sell it/,
  },
  {
    topic: 'contracts',
    asked: {
      en: 'How many contracts may I have?',
      es: '¿Cuántos contratos puedo tener?',
      pl: 'Ile kontraktów mogę mieć?',
    },
    answer: /you hold only one unfulfilled contract at a time/,
  },
  {
    topic: 'contracts',
    asked: {
      en: 'Can I give a contract back?',
      es: '¿Puedo devolver un contrato?',
      pl: 'Czy mogę oddać kontrakt?',
    },
    answer: /You can’t give it back/,
  },
  {
    topic: 'fulfil',
    asked: {
      en: 'Where does mutton come from?',
      es: '¿De dónde sale el cordero?',
      pl: 'Skąd się bierze baranina?',
    },
    answer: /\*\*mutton\*\* one of your sheep/,
  },
  {
    topic: 'neighbourhood',
    asked: {
      en: 'Does my neighbor get the money?',
      es: '¿Mi vecino recibe el dinero?',
      pl: 'Czy sąsiad dostaje pieniądze?',
    },
    answer: /Your neighbour doesn’t lose or get anything/,
  },
  {
    topic: 'expand',
    asked: {
      en: 'What does a field on £3 land cost?',
      es: '¿Cuánto cuesta un campo en un terreno de £3?',
      pl: 'Ile kosztuje pole uprawne na gruncie za 3£?',
    },
    answer: /You pay what’s printed on the land, plus the unit: .*field £18/,
  },
  {
    topic: 'expand',
    asked: {
      en: 'Two units in one turn?',
      es: '¿Puedo colocar dos unidades en un turno?',
      pl: 'Czy mogę postawić dwie jednostki w jednej turze?',
    },
    answer: /One unit per action; a free space/,
  },
  {
    topic: 'final',
    asked: {
      en: 'Are goods worth points?',
      es: '¿Las mercancías valen puntos?',
      pl: 'Czy towary są warte punkty?',
    },
    answer: /Basic goods: 1, processed goods: 2 each/,
  },
  {
    topic: 'rounds',
    asked: {
      en: 'Who starts the next round?',
      es: '¿Quién empieza la siguiente ronda?',
      pl: 'Kto zaczyna następną rundę?',
    },
    answer: /order of passing is the turn order of the next round/,
  },
  {
    topic: 'shipping',
    asked: {
      en: 'May I follow a river?',
      es: '¿Puedo seguir un río?',
      pl: 'Czy mogę płynąć wzdłuż rzeki?',
    },
    answer: /“River” lets you cross one river, but not follow it/,
  },
  {
    topic: 'settlements',
    asked: {
      en: 'Is the biggest settlement good?',
      es: '¿Es bueno el asentamiento más grande?',
      pl: 'Czy największe siedlisko jest dobre?',
    },
    answer: /number of settlements\*\*.*not how big they are/,
  },
];

describe('a newcomer’s question, typed as it is', () => {
  it.each(QUESTIONS)('$asked.en is answered in one step', async ({ topic, asked, answer }) => {
    const { panel } = await asks(asked.en ?? '');
    expect(textOf(panel)).toMatch(answer);
    expect(Object.entries(asked).map(([language, typed]) => [typed, best(typed, language)])).toEqual(
      Object.values(asked).map((typed) => [typed, topic]),
    );
  });
});

describe('/rules with words', () => {
  it('opens the best topic, and has the best three as buttons', async () => {
    const { ann, panel } = await asks('river');
    expect(textOf(panel)).toContain('### Shipping');
    const found = buttonsOf(panel);
    expect(found.map(({ label, disabled }) => [label, disabled])).toEqual([
      ['Shipping', true],
      ['River delta', false],
      ['Reach', false],
    ]);
    const next = await ann.presses(found[1]?.id ?? '');
    expect(textOf(next.panel)).toContain('### River delta');
    expect(buttonsOf(next.panel).map(({ disabled }) => disabled)).toEqual([false, true, false]);
    expectFits(next.panel);
  });

  it('opens the topic of this name alone', async () => {
    const { panel } = await asks('  TECHNOLOGY ');
    expect(textOf(panel)).toContain('### Technology');
    expect(buttonsOf(panel)).toEqual([]);
  });

  it.each(['chess', 'xyz', '???', 'the'])(
    '“%s”, which leads nowhere, is answered kindly with all topics',
    async (typed) => {
      const { panel } = await asks(typed);
      expect(textOf(panel)).toContain('I found nothing about “');
      expect(menusOf(panel).flatMap(({ options }) => options.map(({ value }) => value))).toEqual(TOPICS);
    },
  );
});
