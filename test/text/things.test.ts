/** Names of contracts, tiles, clans and options, and plurals. */
import { describe, expect, it } from 'vitest';
import { CLANS, CONTENT, type ContractTile } from '../../src/content/index.ts';
import { newGame, OPTIONS, rulesetOf } from '../../src/engine/index.ts';
import { formatMessage } from '../../src/text/game-text.ts';
import {
  actionText,
  botText,
  clanText,
  contractText,
  decisionText,
  languages,
  offerText,
  optionText,
  playerText,
  portText,
  registerLanguage,
  rejectionText,
  scoringText,
  spaceText,
  thingName,
} from '../../src/text/index.ts';
import { resolveContext } from '../../src/text/text-context.ts';
import { scene } from '../fixtures/scene.ts';

const contract = (id: number) => CONTENT.contracts.find((tile) => tile.id === id) as ContractTile;

describe('a contract', () => {
  it.each([
    [1, '4 wool → 2 cotton, 1 hop, free space'],
    [18, '1 bread, 3 beef → £10, 4 sugar cane, 2 bonus upgrades'],
    [46, '2 wool, 1 beef, 1 mutton → 3 cotton, 1 hop, bonus upgrade'],
  ])('%i shows what it requires and gives', (id, text) => {
    expect(contractText(contract(id))).toBe(text);
  });
  it('that gives nothing says so', () => {
    const { requires, gives } = contract(2);
    expect(contractText({ requires, gives: { ...gives, hops: 0, tobacco: 0 } })).toBe('6 wool → nothing');
  });
});

describe('the clan with fishermen', () => {
  it.each(languages)('is told of no port spaces in a game without ports, in $name', ({ code }) => {
    const told = [false, true].map((noPorts) => {
      const state = scene({ options: { noPorts }, seats: [{ clan: 'macdonald' }] });
      const context = { language: code, state, ruleset: rulesetOf(state.setup) };
      return [
        clanText('macdonald', context).line,
        decisionText({ kind: 'firstWorker', seat: 0 }, context),
        rejectionText({ code: 'wrongLand', space: 'C4', unit: 'fisherman' }, context),
        rejectionText({ code: 'rowNotAdjacent', from: 'A3', to: 'C3' }, context),
      ];
    });
    const [ports, none] = told.map((texts) => texts.filter((text) => /\bport|puerto/.test(text)).length);
    expect([ports, none]).toEqual([4, 0]);
  });
});

describe('a port that is not in the game', () => {
  it.each([
    [false, 'The port “swap processed goods” isn’t in this game. Choose one on the map.'],
    [true, 'This game has no ports.'],
  ])('is refused: no ports at all is %s', (noPorts, told) => {
    const state = scene({ options: { noPorts } });
    const context = { state, ruleset: rulesetOf(state.setup) };
    expect(rejectionText({ code: 'portNotInPlay', port: 3 }, context)).toBe(told);
  });
});

describe('a name', () => {
  it.each([
    ['units', 'cow', 1, 'cow'],
    ['units', 'cow', 2, 'cows'],
    ['units', 'sheep', 2, 'sheep'],
    ['units', 'cheeseDairy', 3, 'cheese dairies'],
    ['units', 'fisherman', 0, 'fishermen'],
    ['goods', 'wool', 4, 'wool'],
    ['imports', 'sugarCane', 2, 'sugar cane'],
    ['clans', 'macdonald', 1, 'MacDonald'],
    ['shipping', '2-loch', 1, '2 lochs'],
  ] as const)('in %s, %s × %i, is “%s”', (list, key, count, name) => {
    expect(thingName(list, key, count)).toBe(name);
  });
  it('has the number and case that the sentence needs', () => {
    const english = resolveContext();
    const { names } = english.words;
    const cow = '{count, plural, one {krowa} few {krowy} many {krów} other {krowy}}';
    const wool = '{form, select, gen {wełny} other {wełna}}';
    const words = {
      ...english.words,
      names: { ...names, units: { ...names.units, cow }, goods: { ...names.goods, wool } },
    };
    const forget = registerLanguage('xx', { name: 'Made up', locale: 'pl-PL', words });
    const text = (needed: number) =>
      formatMessage(resolveContext('xx'), '{needed} {animal_needed}, {good}, bez {good_gen}', {
        needed,
        animal: 'cow',
        good: 'wool',
      });
    expect([1, 3, 5].map(text)).toEqual([
      '1 krowa, wełna, bez wełny',
      '3 krowy, wełna, bez wełny',
      '5 krów, wełna, bez wełny',
    ]);
    forget();
  });
  it('has its emblem between article and noun', () => {
    const emblem = (thing: string) => `<${thing}> `;
    const data = { unit: 'cow', good: 'bread', count: 2 };
    const text = (language: string) =>
      formatMessage(
        resolveContext({ language, emblem }),
        '{unit_un}; {good_del}; {count} {unit_count}; {good}',
        data,
      );
    expect(text('es')).toBe('una <cow> vaca; del <bread> pan; 2 <cow> vacas; <bread> pan');
    expect(text('en')).toBe('<cow> cow; <bread> bread; 2 <cow> cows; <bread> bread');
  });
  it('of an unknown thing throws', () => {
    expect(() => thingName('units', 'dragon')).toThrow('dragon is none of the units');
  });
});

describe('a sentence', () => {
  it.each([
    ['en', 'One space is next to units you can buy from: C4.'],
    ['es', '1 espacio está junto a vecinos a los que puedes comprar: C4.'],
    ['pl', '1 pole leży obok jednostek, od których możesz kupować: C4.'],
  ])('about one new space does not speak of several: %s', (language, text) => {
    expect(botText('panels', 'reachNeighbours', { count: 1, list: 'C4', more: 0 }, language)).toBe(text);
  });
  it.each(languages)('about a plan that no longer fits begins with a capital: $name', ({ code }) => {
    for (const [some, left] of [['none', 0] as const, ['other', 2] as const]) {
      const text = botText('plans', 'stillPossible', { moved: false, some, left, steps: 3 }, code);
      expect(text).toMatch(/^⚠️ \*\*\p{Lu}/u);
    }
  });
  it.each([
    ['en', 'Pays £3 less (£2 with 1 or 2 players) for each unit on a river delta.'],
    ['es', 'Paga £3 menos (£2 con 1 o 2 jugadores) por cada unidad en un delta de río.'],
    ['pl', 'Za każdą jednostkę w delcie rzeki płaci o 3£ mniej (przy 1–2 graczach o 2£).'],
  ])('keeps the fact ahead of its exception: %s', (language, text) => {
    expect(clanText('robertson', { language }).line).toBe(text);
  });
});

describe('a space', () => {
  it.each([
    [4, { A1: 'A1', B1: 'B1', PA: 'P7', PD: 'P9' }],
    [2, { A1: 'A1', B1: 'P7', A9: 'P9', C2: 'C2' }],
  ] as const)('with a port has the number of its tile, for %i players', (players, spaces) => {
    const state = scene({ players, ports: { A: 7, B: 2, C: 3, D: 9 } });
    const names = Object.keys(spaces).map((space) => spaceText(space, { state }));
    expect(names).toEqual(Object.values(spaces));
  });

  it.each(languages)('with a port is called in a sentence as on the map: $name', ({ code: language }) => {
    const state = scene({ players: 4, ports: { A: 7, B: 2, C: 3, D: 9 } });
    const text = actionText({ type: 'row', from: 'A2', to: 'PA' }, { language, state });
    expect(text).toContain('A2');
    expect(text).toContain('P7');
  });
});

describe('the text of tiles', () => {
  it('has a short and a long form for ports', () => {
    expect(CONTENT.portTiles.map(({ effect }) => Object.values(portText(effect)))).toMatchInlineSnapshot(`
      [
        [
          "spare an animal",
          "Once, slaughter one fewer animal than a contract asks for.",
        ],
        [
          "swap basic goods",
          "Discard 1 basic good and get any 3 basic goods.",
        ],
        [
          "swap processed goods",
          "Discard 1 processed good and get any 2 processed goods.",
        ],
        [
          "upgrade and glory",
          "Get a bonus upgrade and 3 glory.",
        ],
        [
          "money",
          "Get £10.",
        ],
        [
          "move a price",
          "Move one price 3 steps up or down, then trade that good.",
        ],
        [
          "swap units",
          "Swap two of your units on the map for two of other kinds from your board, for free. Fields can’t be swapped. With the option “Newer port 7 rule” you can then buy from the neighbours of both spaces.",
        ],
        [
          "money and contracts",
          "Get £5. You can draw contracts and keep one for each empty export box, at this round’s price.",
        ],
        [
          "copy a port",
          "Pay £3 to use the effect of another port in this game.",
        ],
      ]
    `);
  });
  it.each<{ name: string; players: 1 | 2; options: object; printed: boolean; buys: boolean }>([
    { name: 'as shipped', players: 2, options: { correctedPort7: false }, printed: false, buys: false },
    { name: 'by the option', players: 2, options: { correctedPort7: true }, printed: false, buys: true },
    { name: "by an owner's figures", players: 2, options: {}, printed: true, buys: true },
    { name: 'never alone', players: 1, options: { correctedPort7: true }, printed: true, buys: false },
    { name: 'stored before the option', players: 2, options: {}, printed: false, buys: false },
  ])(
    'says whether purchases follow a swap (R-PORT-7, R-OPT-13): $name',
    ({ players, options, printed, buys }) => {
      const state = scene({ players });
      const setup = { ...state.setup, options: options as typeof state.setup.options };
      const { line } = portText(
        { kind: 'exchangeUnits', neighbourhood: printed },
        { state: { ...state, setup }, ruleset: rulesetOf(setup) },
      );
      expect(line.split('Fields can’t be swapped. ')[1]).toBe(
        buys ? 'Then you can buy from the neighbours of both spaces.' : 'You can’t buy from neighbours.',
      );
    },
  );
  it.each([
    [{}, 'You can draw contracts and keep one for each empty export box'],
    [{ futureContracts: true }, 'You can choose from the future contracts: one for each empty export box'],
  ])('says which contracts a port gives (R-PORT-8, R-OPT-8): %o', (options, told) => {
    const ruleset = rulesetOf(scene({ options }).setup);
    expect(portText({ kind: 'drawContracts', money: 5 }, { ruleset }).line).toContain(told);
  });
  it('has a short and a long form for scoring tiles', () => {
    expect(CONTENT.scoringTiles.map(({ rule }) => Object.values(scoringText(rule)))).toMatchInlineSnapshot(`
      [
        [
          "basic goods",
          "1 glory for each basic good in stock.",
        ],
        [
          "processed goods",
          "3 glory for every 2 processed goods in stock.",
        ],
        [
          "animals, fields and buildings",
          "Glory for each unit on the map: 1 for each sheep, cow, cheese dairy, bakery or distillery; 2 for each field.",
        ],
        [
          "workers",
          "2 glory for each woodcutter, miner or fisherman on the map.",
        ],
        [
          "units on the border",
          "3 glory for every 2 units on the border of the map.",
        ],
        [
          "imports",
          "1 glory for each cotton, tobacco or sugar cane on fulfilled contracts.",
        ],
        [
          "meat",
          "2 glory for each beef or mutton printed on fulfilled contracts.",
        ],
        [
          "upgrades",
          "1 glory for every upgrade: each shipping step, each technology and each merchant beyond those everyone starts with.",
        ],
        [
          "costly land",
          "2 glory for each unit on land with a printed cost of £5 or £6.",
        ],
      ]
    `);
  });
  it('lists all abilities of a clan', () => {
    expect(CLANS.map((clan) => Object.values(clanText(clan)))).toMatchInlineSnapshot(`
      [
        [
          "Buchanan",
          "Has 2 export boxes. Takes or fulfils up to 2 contracts with one action. Of 2 contracts taken in one turn, only the first costs money (or, in round 1, gives money). Draws 6 contracts for the building bonus.",
        ],
        [
          "Campbell",
          "Pays less for cheese dairies, bakeries and distilleries: £3, £4, £4, £5 less for the first, second and so on of a kind.",
        ],
        [
          "Cunningham",
          "Can discard any amount of milk at the end of production, for £8 each.",
        ],
        [
          "Fergusson",
          "Places 3 starting workers on the border of the map, and pays for all of them. Starts with shipping “2 lochs” (with 1 or 2 players “1 loch”).",
        ],
        [
          "MacDonald",
          "Has 8 workers: each can be placed as a woodcutter, miner or fisherman, costs £6 and earns £4. Fishermen stand on lochs and port spaces. Once a turn, before the main action, a fisherman can row to an adjacent loch or port space. Starts with shipping “river” with 1 or 2 players.",
        ],
        [
          "MacEwan",
          "Once for each fulfilled contract with hops, can discard up to 1 grain per hop (3 at most) for £9 each.",
        ],
        [
          "MacKenzie",
          "Gets £3 for each whisky made in production. Ages whisky in a cellar with 3 spots. Taking a barrel out earns £0, £7 or £15, depending on its spot.",
        ],
        [
          "Robertson",
          "Pays £3 less (£2 with 1 or 2 players) for each unit on a river delta.",
        ],
        [
          "Stewart",
          "Starts with 3 more merchants. Starts with shipping “river”. Gets £1 with every purchase and every sale, before paying.",
        ],
      ]
    `);
  });
  it('includes the money and goods of an offer', () => {
    expect(offerText({ clan: 'stewart', tile: 1 })).toBe('Stewart with £55, 2 milk, 1 whisky');
    expect(offerText({ tile: 1 })).toBe('£55, 2 milk, 1 whisky');
  });
});

describe('options', () => {
  it('each have a distinct name and a description', () => {
    const texts = OPTIONS.map((option) => optionText(option));
    expect(new Set(texts.map(({ short }) => short)).size).toBe(OPTIONS.length);
    for (const { line } of texts) expect(line).toMatch(/\.$/);
  });

  it.each([
    ['en', /no £1 bonuses on the import track/i],
    ['es', /escala no da dinero|escala de importaciones no dan nada/],
    ['pl', /tor importu nie daje premii 1£|torze importu nic nie dają/],
  ])('without money from the import track say so (R-FULFIL-2): %s', (language, said) => {
    const without = OPTIONS.filter((option) => {
      const begun = newGame({ seed: 'options', players: 3, options: { [option]: true } });
      return begun.ok && !rulesetOf(begun.state.setup).importMoney;
    });
    expect(without).toEqual(['staticImports', 'ownImports', 'noImportSteps']);
    for (const option of OPTIONS) {
      const { line } = optionText(option, language);
      expect(said.test(line), line).toBe(without.includes(option));
      expect(line.length, line).toBeLessThanOrEqual(100);
    }
  });

  it.each([
    ['en', 'The number of fulfilled contracts gives no points, not even in solo games.'],
    ['es', 'El número de contratos cumplidos no da puntos, tampoco en solitario.'],
    ['pl', 'Liczba zrealizowanych kontraktów nie daje punktów, także w grze solo.'],
  ])(
    'without contract majority say that solo games lose those points, too (R-OPT-10): %s',
    (language, line) => {
      expect(optionText('noContractMajority', language).line).toBe(line);
    },
  );
});

describe('a player', () => {
  it('is named, with the clan if the game is known', () => {
    const state = scene({ seats: [{ clan: 'stewart' }] });
    expect(playerText(0, { names: ['Ann'] })).toBe('Ann');
    expect(playerText(0, { names: ['Ann'], state })).toBe('Ann (Stewart)');
    expect(playerText(1, { names: ['Ann'], state })).toBe('Seat 2');
  });
  it.each([
    ['Ewan (Laird)', 'Ewan (Laird, Stewart)'],
    ['Ewan \\(Laird\\)', 'Ewan \\(Laird, Stewart\\)'],
    ['Ann :)', 'Ann :) (Stewart)'],
    ['Ann (x) y', 'Ann (x) y (Stewart)'],
  ])('has one pair of brackets for what the name says and the clan: %s', (name, told) => {
    const state = scene({ seats: [{ clan: 'stewart' }] });
    expect(playerText(0, { names: [name], state })).toBe(told);
  });
});
