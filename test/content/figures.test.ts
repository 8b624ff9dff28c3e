import { describe, expect, test } from 'vitest';
import { CLANS, CONTENT, GOODS, UNITS } from '../../src/content/index.ts';

const contract = (id: number) => CONTENT.contracts.find((tile) => tile.id === id);
const portEffect = (id: number) => CONTENT.portTiles.find((tile) => tile.id === id)?.effect;
const scoringRule = (id: number) => CONTENT.scoringTiles.find((tile) => tile.id === id)?.rule;
const abilities = (clan: string) => CONTENT.clans.find(({ id }) => id === clan)?.abilities;
const ids = (tiles: readonly { id: number }[]) => tiles.map(({ id }) => id);
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('contracts', () => {
  test('number 50, from 1 to 50', () => {
    expect(ids(CONTENT.contracts)).toEqual(oneTo(50));
  });

  test('include contract 1: 4 wool for 2 cotton, a free space and a hop', () => {
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

  test('include contract 50, which requires one of each processed good', () => {
    expect(contract(50)?.requires).toMatchObject({ bread: 1, cheese: 1, whisky: 1, wool: 0 });
    expect(contract(50)?.gives).toMatchObject({ money: 10, tobacco: 3, bonusUpgrade: 2 });
  });

  test('never require unprocessed milk or grain', () => {
    expect(CONTENT.contracts.filter(({ requires }) => requires.milk > 0 || requires.grain > 0)).toEqual([]);
  });

  test('import at most one kind of good', () => {
    for (const { gives } of CONTENT.contracts) {
      const kinds = [gives.cotton, gives.tobacco, gives.sugarCane].filter((count) => count > 0);
      expect(kinds.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('the market', () => {
  test('sells whisky for £8 to £16', () => {
    expect(CONTENT.market.large.prices.whisky).toEqual([8, 9, 10, 11, 12, 13, 13, 14, 15, 16]);
  });

  test.each([
    ['wool', 4],
    ['milk', 5],
    ['grain', 5],
    ['bread', 10],
    ['cheese', 10],
    ['whisky', 11],
  ] as const)('starts %s at £%i', (good, price) => {
    expect(CONTENT.market.large.prices[good][CONTENT.market.large.startIndex]).toBe(price);
  });

  test('has ten prices for each good; the fourth to the seventh are the medium range', () => {
    for (const good of GOODS) expect(CONTENT.market.large.prices[good], good).toHaveLength(10);
    expect(CONTENT.market.large.mediumRange).toEqual([3, 6]);
  });

  test('is the same on both sides of the board', () => {
    const { provenance: _small, ...small } = CONTENT.market.small;
    const { provenance: _large, ...large } = CONTENT.market.large;
    expect(small).toEqual(large);
  });
});

describe('the player board', () => {
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
  ] as const)('has four of %s at £%i each', (unit, cost) => {
    expect(units[unit]).toMatchObject({ count: 4, cost });
  });

  test('gives one good for a sheep or cow and two for a field', () => {
    expect([units.sheep.yield, units.cow.yield, units.field.yield]).toEqual([1, 1, 2]);
  });

  test('pays £4 for a woodcutter and £6 for a miner, and £2 more if upgraded', () => {
    expect(units.woodcutter).toMatchObject({ income: 4, upgradedIncome: 6 });
    expect(units.miner).toMatchObject({ income: 6, upgradedIncome: 8 });
  });

  test('has two merchants and five for £4; shipping costs £4, technology £10, or £5 as a bonus', () => {
    expect(CONTENT.playerBoard.merchants).toMatchObject({ start: 2, hireable: 5, hireCost: 4 });
    expect(CONTENT.playerBoard.shipping).toMatchObject({ stepCost: 4 });
    expect(CONTENT.playerBoard.technology).toMatchObject({ cost: 10, bonusCost: 5 });
  });

  test('has one export box and two starting workers, and draws three contracts at building four', () => {
    expect(CONTENT.playerBoard).toMatchObject({ exportBoxes: 1, firstWorkers: 2 });
    expect(CONTENT.playerBoard.buildingBonus).toEqual({ deployed: 4, draw: 3 });
  });
});

describe('the export board', () => {
  test('holds 5, 6, 7 or 8 contracts for 1 to 4 players (R-ROUND-2, R-SOLO-3)', () => {
    expect(CONTENT.exportBoard.contracts).toEqual({ 1: 5, 2: 6, 3: 7, 4: 8 });
  });

  test('pays £5 for a contract in round 1, then charges £0, £5, £10 and £15 (R-CONTRACT-1)', () => {
    expect(CONTENT.exportBoard.contractCost).toEqual([-5, 0, 5, 10, 15]);
  });

  test('pays £16, £14, £12, £10 for passing, and £16 solo (R-PASS-1)', () => {
    expect(CONTENT.exportBoard.passBonus).toEqual({ small: [16, 14], large: [16, 14, 12, 10] });
    expect(CONTENT.exportBoard.soloPassBonus).toBe(16);
  });

  test('pays £1 at every fifth of the 30 steps of its track (R-FULFIL-2)', () => {
    expect(CONTENT.exportBoard.track.large).toEqual({ length: 30, poundSteps: [5, 10, 15, 20, 25, 30] });
    expect(CONTENT.exportBoard.track.small).toEqual(CONTENT.exportBoard.track.large);
  });

  test('fills its solo boxes in the order +3 +2 +1 -3 -2 -1 (R-SOLO-1)', () => {
    expect(CONTENT.exportBoard.soloBoxes).toEqual([3, 2, 1, -3, -2, -1]);
  });
});

test('neighbours sell 3 goods a turn, 4 with two players, £2 or £3 cheaper (R-TRADE-3)', () => {
  expect(CONTENT.neighbourhood.limit).toEqual({ 1: 0, 2: 4, 3: 3, 4: 3 });
  expect(CONTENT.neighbourhood.discount).toEqual({ basic: 2, processed: 3 });
});

test('there are nine starting tiles with £55 and some goods each', () => {
  expect(ids(CONTENT.startingTiles)).toEqual(oneTo(9));
  for (const { money, goods } of CONTENT.startingTiles) {
    expect(money).toBe(55);
    expect(Object.values(goods).reduce((sum, count) => sum + count)).toBeGreaterThan(0);
  }
  expect(CONTENT.startingTiles[0]?.goods).toMatchObject({ milk: 2, whisky: 1 });
});

test('options add £0, 2, 4, 6 without clans, bids up to 30, and three future contracts', () => {
  expect(CONTENT.noClansMoney).toEqual([0, 2, 4, 6]);
  expect(CONTENT.highestBid).toBe(30);
  expect(CONTENT.futureContracts).toBe(3);
});

describe('the port tiles', () => {
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
  ])('include number %i: %o', (id, effect) => {
    expect(portEffect(id)).toEqual(effect);
  });
});

describe('the scoring tiles (R-SCORE-1)', () => {
  test.each([
    ['1 for each basic good', 1, { kind: 'basicGoods', points: 1, per: 1 }],
    ['3 for two processed goods', 2, { kind: 'processedGoods', points: 3, per: 2 }],
    ['3 for two units on the border', 5, { kind: 'borderUnits', points: 3, per: 2 }],
    ['1 for each import', 6, { kind: 'imports', points: 1, per: 1 }],
    ['2 for each meat', 7, { kind: 'meat', points: 2, per: 1 }],
    ['1 for each upgrade', 8, { kind: 'upgrades', points: 1, per: 1 }],
    ['2 for each space of cost 5 or 6', 9, { kind: 'costlySpaces', points: 2, per: 1, costs: [5, 6] }],
  ])('give %s', (_, id, rule) => {
    expect(scoringRule(id)).toEqual(rule);
  });

  test('count each unit on either tile 3 or 4: one point, or two for fields and workers', () => {
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

describe('the clans', () => {
  test('are each listed once', () => {
    expect(CONTENT.clans.map(({ id }) => id)).toEqual(CLANS);
  });

  test('include three for newcomers and three challenging ones (R-OPT-12)', () => {
    const named = (experience: string) =>
      CONTENT.clans.filter((clan) => clan.experience === experience).map(({ id }) => id);
    expect(named('newcomer')).toEqual(['campbell', 'cunningham', 'fergusson']);
    expect(named('challenging')).toEqual(['buchanan', 'macdonald', 'macewan']);
  });

  test('include one from the kickstarter, like the ports and scoring tiles (R-SETUP-2)', () => {
    const extras = [...CONTENT.clans, ...CONTENT.portTiles, ...CONTENT.scoringTiles].filter(
      ({ kickstarter }) => kickstarter,
    );
    expect(extras.map(({ id }) => id)).toEqual(['macewan', 9, 9]);
  });

  test('let Campbell build for £3, 4, 4, 5 less (R-CAMPBELL)', () => {
    expect(abilities('campbell')).toEqual([
      { kind: 'unitDiscount', units: ['cheeseDairy', 'bakery', 'distillery'], amounts: [3, 4, 4, 5] },
    ]);
  });

  test('let Fergusson ship further and start with three workers on the border (R-FERGUSSON)', () => {
    expect(abilities('fergusson')).toEqual([
      { kind: 'firstWorkers', count: 3, borderOnly: true },
      { kind: 'startShipping', level: { small: '1-loch', large: '2-loch' } },
    ]);
  });

  test("pay £0, 7, 15 for MacKenzie's cellar (R-MACKENZIE)", () => {
    expect(abilities('mackenzie')).toContainEqual({ kind: 'cellar', payouts: [0, 7, 15] });
  });

  test('save Robertson £2 or £3 on a delta (R-ROBERTSON)', () => {
    expect(abilities('robertson')).toEqual([{ kind: 'deltaDiscount', amount: { small: 2, large: 3 } }]);
  });

  test('start Stewart with five merchants: two of the board and three more (R-STEWART)', () => {
    expect(abilities('stewart')).toContainEqual({ kind: 'startMerchants', extra: 3 });
  });
});

describe('final scoring', () => {
  const { finalScoring } = CONTENT;

  test('gives 3 for the commonest import, 5 for the rarest, or 4 each (R-FINAL-1, R-OPT-1)', () => {
    expect(finalScoring.imports).toEqual([3, 4, 5]);
    expect(finalScoring.staticImport).toBe(4);
  });

  test('gives 1 for a good, 2 for a processed one, 1 for hops and 1 for £10 (R-FINAL-1)', () => {
    expect(finalScoring).toMatchObject({
      goods: { basic: 1, processed: 2 },
      hops: 1,
      poundsPerPoint: 10,
    });
  });

  test('gives 12 and 6 for most contracts, or 8 with two players (R-FINAL-2)', () => {
    expect(finalScoring.contracts).toEqual({ 2: [8], 3: [12, 6], 4: [12, 6] });
  });

  test('gives 18, 12, 6 for settlements, or 12 with two players (R-FINAL-3)', () => {
    expect(finalScoring.settlements).toEqual({ 2: [12], 3: [18, 12, 6], 4: [18, 12, 6] });
  });

  test('lists solo titles by ascending threshold (R-SOLO-4)', () => {
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
  ])('gives %i solo points the title %s', (points, title) => {
    expect(finalScoring.solo.titles.findLast(({ atLeast }) => points >= atLeast)?.title).toBe(title);
  });
});
