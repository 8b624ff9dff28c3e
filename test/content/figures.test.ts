import { describe, expect, test } from 'vitest';
import { CLANS, CONTENT, GOODS, UNITS } from '../../src/content/index.ts';

const contract = (id: number) => CONTENT.contracts.find((tile) => tile.id === id);
const portEffect = (id: number) => CONTENT.portTiles.find((tile) => tile.id === id)?.effect;
const scoringRule = (id: number) => CONTENT.scoringTiles.find((tile) => tile.id === id)?.rule;
const abilities = (clan: string) => CONTENT.clans.find(({ id }) => id === clan)?.abilities;
const ids = (tiles: readonly { id: number }[]) => tiles.map(({ id }) => id);
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('contracts', () => {
  test('there are fifty, numbered from 1', () => {
    expect(ids(CONTENT.contracts)).toEqual(oneTo(50));
  });

  test('contract 1 turns 4 wool into 2 cotton, a free space and a hop', () => {
    expect(contract(1)?.requires).toMatchObject({ wool: 4, milk: 0, beef: 0 });
    expect(contract(1)?.gives).toEqual({
      money: 0,
      hops: 1,
      cotton: 2,
      tobacco: 0,
      sugarCane: 0,
      freeSpace: 1,
      bonusUpgrade: 0,
    });
  });

  test('contract 50 asks for one of each processed good', () => {
    expect(contract(50)?.requires).toMatchObject({ bread: 1, cheese: 1, whisky: 1, wool: 0 });
    expect(contract(50)?.gives).toMatchObject({ money: 10, tobacco: 3, bonusUpgrade: 2 });
  });

  test('no contract wants milk or grain as they are', () => {
    expect(CONTENT.contracts.filter(({ requires }) => requires.milk > 0 || requires.grain > 0)).toEqual([]);
  });

  test('a contract imports one kind at most', () => {
    for (const { gives } of CONTENT.contracts) {
      const kinds = [gives.cotton, gives.tobacco, gives.sugarCane].filter((count) => count > 0);
      expect(kinds.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('market', () => {
  test('whisky costs £8 to £16', () => {
    expect(CONTENT.market.large.prices.whisky).toEqual([8, 9, 10, 11, 12, 13, 13, 14, 15, 16]);
  });

  test.each([
    ['wool', 4],
    ['milk', 5],
    ['grain', 5],
    ['bread', 10],
    ['cheese', 10],
    ['whisky', 11],
  ] as const)('%s starts at £%i', (good, price) => {
    expect(CONTENT.market.large.prices[good][CONTENT.market.large.startIndex]).toBe(price);
  });

  test('ten prices of each good, the fourth to the seventh in the medium range', () => {
    for (const good of GOODS) expect(CONTENT.market.large.prices[good], good).toHaveLength(10);
    expect(CONTENT.market.large.mediumRange).toEqual([3, 6]);
  });

  test('both sides of the board print the same', () => {
    const { provenance: _small, ...small } = CONTENT.market.small;
    const { provenance: _large, ...large } = CONTENT.market.large;
    expect(small).toEqual(large);
  });
});

describe('player board', () => {
  const { units } = CONTENT.playerBoard;

  test.each([
    ['woodcutter', 6],
    ['miner', 10],
    ['sheep', 8],
    ['cow', 9],
    ['field', 18],
    ['cheeseDairy', 12],
    ['bakery', 8],
    ['distillery', 10],
  ] as const)('four of %s at £%i each', (unit, cost) => {
    expect(units[unit]).toMatchObject({ count: 4, cost });
  });

  test('a sheep and a cow yield one good, a field two', () => {
    expect([units.sheep.yield, units.cow.yield, units.field.yield]).toEqual([1, 1, 2]);
  });

  test('woodcutters earn £4, or £6 upgraded; miners £6, or £8', () => {
    expect(units.woodcutter).toMatchObject({ income: 4, upgradedIncome: 6 });
    expect(units.miner).toMatchObject({ income: 6, upgradedIncome: 8 });
  });

  test('two merchants, five to hire at £4; shipping £4 a step; technology £10, or £5 as a bonus', () => {
    expect(CONTENT.playerBoard.merchants).toMatchObject({ start: 2, hireable: 5, hireCost: 4 });
    expect(CONTENT.playerBoard.shipping).toMatchObject({ stepCost: 4 });
    expect(CONTENT.playerBoard.technology).toMatchObject({ cost: 10, bonusCost: 5 });
  });

  test('one export box, two first workers, three contracts drawn for a fourth building', () => {
    expect(CONTENT.playerBoard).toMatchObject({ exportBoxes: 1, firstWorkers: 2 });
    expect(CONTENT.playerBoard.buildingBonus).toEqual({ deployed: 4, draw: 3 });
  });
});

describe('export board', () => {
  test('5, 6, 7, 8 contracts by number of players (R-ROUND-2, R-SOLO-3)', () => {
    expect(CONTENT.exportBoard.contracts).toEqual({ 1: 5, 2: 6, 3: 7, 4: 8 });
  });

  test('a contract brings £5 in round 1, is free in round 2 and then costs £5, £10, £15 (R-CONTRACT-1)', () => {
    expect(CONTENT.exportBoard.contractCost).toEqual([-5, 0, 5, 10, 15]);
  });

  test('passing brings £16, £14, £12, £10; £16 in solo (R-PASS-1)', () => {
    expect(CONTENT.exportBoard.passBonus).toEqual({ small: [16, 14], large: [16, 14, 12, 10] });
    expect(CONTENT.exportBoard.soloPassBonus).toBe(16);
  });

  test('the track pays £1 at every fifth of its 30 steps (R-FULFIL-2)', () => {
    expect(CONTENT.exportBoard.track.large).toEqual({ length: 30, poundSteps: [5, 10, 15, 20, 25, 30] });
    expect(CONTENT.exportBoard.track.small).toEqual(CONTENT.exportBoard.track.large);
  });

  test('solo boxes are filled in the order +3 +2 +1 -3 -2 -1 (R-SOLO-1)', () => {
    expect(CONTENT.exportBoard.soloBoxes).toEqual([3, 2, 1, -3, -2, -1]);
  });
});

test('neighbours: 3 goods a turn, 4 with two players, £2 or £3 less (R-TRADE-3)', () => {
  expect(CONTENT.neighbourhood.limit).toEqual({ 1: 0, 2: 4, 3: 3, 4: 3 });
  expect(CONTENT.neighbourhood.discount).toEqual({ basic: 2, processed: 3 });
});

test('nine starting tiles of £55 and some goods', () => {
  expect(ids(CONTENT.startingTiles)).toEqual(oneTo(9));
  for (const { money, goods } of CONTENT.startingTiles) {
    expect(money).toBe(55);
    expect(Object.values(goods).reduce((sum, count) => sum + count)).toBeGreaterThan(0);
  }
  expect(CONTENT.startingTiles[0]?.goods).toMatchObject({ milk: 2, whisky: 1 });
});

test('options: £0, 2, 4, 6 without clans, bids up to 30, three future contracts', () => {
  expect(CONTENT.noClansMoney).toEqual([0, 2, 4, 6]);
  expect(CONTENT.highestBid).toBe(30);
  expect(CONTENT.futureContracts).toBe(3);
});

describe('port tiles', () => {
  test.each([
    [1, { kind: 'spareAnimal' }],
    [2, { kind: 'exchangeGoods', group: 'basic', gain: 3 }],
    [3, { kind: 'exchangeGoods', group: 'processed', gain: 2 }],
    [4, { kind: 'bonusUpgrade', glory: 3 }],
    [5, { kind: 'money', money: 10 }],
    [6, { kind: 'shiftPrice', steps: 3 }],
    [7, { kind: 'exchangeUnits', neighbourhood: false }],
    [8, { kind: 'drawContracts', money: 5 }],
    [9, { kind: 'copy', cost: 3 }],
  ])('port %i (R-PORT-%i)', (id, effect) => {
    expect(portEffect(id)).toEqual(effect);
  });
});

describe('scoring tiles (R-SCORE-1)', () => {
  test.each([
    ['1 for each basic good', 1, { kind: 'basicGoods', points: 1, per: 1 }],
    ['3 for two processed goods', 2, { kind: 'processedGoods', points: 3, per: 2 }],
    ['3 for two units on the border', 5, { kind: 'borderUnits', points: 3, per: 2 }],
    ['1 for each import', 6, { kind: 'imports', points: 1, per: 1 }],
    ['2 for each meat', 7, { kind: 'meat', points: 2, per: 1 }],
    ['1 for each upgrade', 8, { kind: 'upgrades', points: 1, per: 1 }],
    ['2 for each space of cost 5 or 6', 9, { kind: 'costlySpaces', points: 2, per: 1, costs: [5, 6] }],
  ])('%s', (_, id, rule) => {
    expect(scoringRule(id)).toEqual(rule);
  });

  test('tiles 3 and 4 count every unit between them: 1, fields and workers 2', () => {
    const weights = [3, 4].map((id) => {
      const rule = scoringRule(id);
      return rule?.kind === 'units' ? rule.weights : undefined;
    });
    const both = UNITS.map((unit) => [unit, weights.map((weight) => weight?.[unit])]);
    expect(Object.fromEntries(both)).toEqual({
      sheep: [1, 0],
      cow: [1, 0],
      cheeseDairy: [1, 0],
      bakery: [1, 0],
      field: [2, 0],
      distillery: [1, 0],
      woodcutter: [0, 2],
      miner: [0, 2],
      fisherman: [0, 2],
    });
  });
});

describe('clans', () => {
  test('each is there once', () => {
    expect(CONTENT.clans.map(({ id }) => id)).toEqual(CLANS);
  });

  test('three are for newcomers, three are challenging (R-OPT-12)', () => {
    const named = (experience: string) =>
      CONTENT.clans.filter((clan) => clan.experience === experience).map(({ id }) => id);
    expect(named('newcomer')).toEqual(['campbell', 'cunningham', 'fergusson']);
    expect(named('challenging')).toEqual(['buchanan', 'macdonald', 'macewan']);
  });

  test('of clans, ports and scoring tiles one each came with the kickstarter (R-SETUP-2)', () => {
    const extras = [...CONTENT.clans, ...CONTENT.portTiles, ...CONTENT.scoringTiles].filter(
      ({ kickstarter }) => kickstarter,
    );
    expect(extras.map(({ id }) => id)).toEqual(['macewan', 9, 9]);
  });

  test('Campbell builds for £3, 4, 4, 5 less (R-CAMPBELL)', () => {
    expect(abilities('campbell')).toEqual([
      { kind: 'unitDiscount', units: ['cheeseDairy', 'bakery', 'distillery'], amounts: [3, 4, 4, 5] },
    ]);
  });

  test('Fergusson sails further and has a third worker, all on the border (R-FERGUSSON)', () => {
    expect(abilities('fergusson')).toEqual([
      { kind: 'firstWorkers', count: 3, borderOnly: true },
      { kind: 'startShipping', level: { small: '1-loch', large: '2-loch' } },
    ]);
  });

  test("MacKenzie's cellar pays £0, 7, 15 (R-MACKENZIE)", () => {
    expect(abilities('mackenzie')).toContainEqual({ kind: 'cellar', payouts: [0, 7, 15] });
  });

  test('Robertson saves £2 or £3 on a delta (R-ROBERTSON)', () => {
    expect(abilities('robertson')).toEqual([{ kind: 'deltaDiscount', amount: { small: 2, large: 3 } }]);
  });

  test('Stewart starts with five merchants, two from the board and three more (R-STEWART)', () => {
    expect(abilities('stewart')).toContainEqual({ kind: 'startMerchants', extra: 3 });
  });
});

describe('final scoring', () => {
  const { finalScoring } = CONTENT;

  test('the most common import is worth 3, the rarest 5; each 4 when static (R-FINAL-1, R-OPT-1)', () => {
    expect(finalScoring.imports).toEqual([3, 4, 5]);
    expect(finalScoring.staticImport).toBe(4);
  });

  test('goods 1 and 2, hops 1, one point for £10 (R-FINAL-1)', () => {
    expect(finalScoring).toMatchObject({
      goods: { basic: 1, processed: 2 },
      hops: 1,
      poundsPerPoint: 10,
    });
  });

  test('most contracts 12 and 6, or 8 with two players (R-FINAL-2)', () => {
    expect(finalScoring.contracts).toEqual({ 2: [8], 3: [12, 6], 4: [12, 6] });
  });

  test('settlements 18, 12, 6, or 12 with two players (R-FINAL-3)', () => {
    expect(finalScoring.settlements).toEqual({ 2: [12], 3: [18, 12, 6], 4: [18, 12, 6] });
  });

  test('solo goals, lowest threshold first (R-SOLO-4)', () => {
    const pairs = (list: 'contracts' | 'settlements') =>
      finalScoring.solo[list].map(({ atLeast, points }) => [atLeast, points]);
    expect(pairs('contracts')).toEqual([
      [5, 4],
      [6, 8],
      [7, 12],
    ]);
    expect(pairs('settlements')).toEqual([
      [8, 6],
      [11, 12],
      [14, 18],
    ]);
  });

  test.each([
    [-20, 'newbie'],
    [115, 'newbie'],
    [116, 'rookie'],
    [130, 'rookie'],
    [131, 'average'],
    [145, 'average'],
    [146, 'expert'],
    [160, 'expert'],
    [161, 'genius'],
  ])('%i points in solo make a %s', (points, title) => {
    expect(finalScoring.solo.titles.findLast(({ atLeast }) => points >= atLeast)?.title).toBe(title);
  });
});
