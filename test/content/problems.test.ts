import { describe, expect, test } from 'vitest';
import {
  CONTENT,
  type Content,
  type ContentProblem,
  findProblems,
  parseContent,
} from '../../src/content/index.ts';

/** Returns content as JSON with one change, of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: the mistakes are such as no type allows
type Spoil = (content: any) => void;

function problemsAfter(spoil: Spoil): ContentProblem[] {
  const content = JSON.parse(JSON.stringify(CONTENT));
  spoil(content);
  const parsed = parseContent(content);
  return parsed.ok ? [] : parsed.problems;
}

type Mistake = readonly [mistake: string, spoil: Spoil, ...problems: ContentProblem[]];

const mistakes = (name: string, table: readonly Mistake[]) =>
  describe(`content with a mistake ${name}`, () => {
    test.each(table.map(([mistake, spoil, ...problems]) => ({ mistake, spoil, problems })))(
      'is refused: $mistake',
      ({ spoil, problems }) => {
        expect(problemsAfter(spoil)).toEqual(problems);
      },
    );
  });

test('the shipped content has no problem', () => {
  expect(findProblems(CONTENT)).toEqual([]);
});

mistakes('of shape', [
  [
    'an unknown good',
    (c) => {
      c.contracts[0].requires = { beer: 1 };
    },
    { code: 'unknownKey', path: 'contracts[0].requires', key: 'beer' },
  ],
  [
    'an unknown section',
    (c) => {
      c.tiles = [];
    },
    { code: 'unknownKey', path: '', key: 'tiles' },
  ],
  [
    'two unknown keys',
    (c) => {
      Object.assign(c.neighbourhood, { a: 1, b: 2 });
    },
    { code: 'unknownKey', path: 'neighbourhood', key: 'a' },
    { code: 'unknownKey', path: 'neighbourhood', key: 'b' },
  ],
  [
    'a figure left out',
    (c) => {
      delete c.startingTiles[2].money;
    },
    { code: 'missing', path: 'startingTiles[2].money' },
  ],
  [
    'a choice left out',
    (c) => {
      delete c.clans[0].experience;
    },
    { code: 'missing', path: 'clans[0].experience' },
  ],
  [
    'the kind of an effect left out',
    (c) => {
      delete c.portTiles[0].effect.kind;
    },
    { code: 'missing', path: 'portTiles[0].effect.kind' },
  ],
  [
    'a text for a number',
    (c) => {
      c.highestBid = '30';
    },
    { code: 'wrongType', path: 'highestBid', expected: 'int' },
  ],
  [
    'half a pound',
    (c) => {
      c.startingTiles[0].money = 55.5;
    },
    { code: 'wrongType', path: 'startingTiles[0].money', expected: 'int' },
  ],
  [
    'a number for a text',
    (c) => {
      c.name = 7;
    },
    { code: 'wrongType', path: 'name', expected: 'string' },
  ],
  [
    'a text for yes or no',
    (c) => {
      c.portTiles[8].kickstarter = 'yes';
    },
    { code: 'wrongType', path: 'portTiles[8].kickstarter', expected: 'boolean' },
  ],
  [
    'an object for a list',
    (c) => {
      c.contracts = {};
    },
    { code: 'wrongType', path: 'contracts', expected: 'array' },
  ],
  [
    'a list for an object',
    (c) => {
      c.maps.sides.A1.hexes = [];
    },
    { code: 'wrongType', path: 'maps.sides.A1.hexes', expected: 'object' },
  ],
  [
    'a list for all module sides',
    (c) => {
      c.maps.sides = [];
    },
    { code: 'wrongType', path: 'maps.sides', expected: 'object' },
  ],
  [
    'nothing for a section',
    (c) => {
      c.clans = null;
    },
    { code: 'wrongType', path: 'clans', expected: 'array' },
  ],
  [
    'an unknown clan',
    (c) => {
      c.clans[0].id = 'smith';
    },
    {
      code: 'notOneOf',
      path: 'clans[0].id',
      allowed: 'buchanan, campbell, cunningham, fergusson, macdonald, macewan, mackenzie, robertson, stewart',
    },
  ],
  [
    'an unknown good of an ability',
    (c) => {
      c.clans[2].abilities[0].good = 'cream';
    },
    {
      code: 'notOneOf',
      path: 'clans[2].abilities[0].good',
      allowed: 'wool, milk, grain',
    },
  ],
  [
    'an unknown effect',
    (c) => {
      c.scoringTiles[0].rule.kind = 'luck';
    },
    {
      code: 'notOneOf',
      path: 'scoringTiles[0].rule.kind',
      allowed: 'basicGoods, processedGoods, borderUnits, imports, meat, upgrades, costlySpaces, units',
    },
  ],
  [
    'an unknown land',
    (c) => {
      c.maps.sides.A1.hexes.B1.land = ['grassland', 'swamp'];
    },
    { code: 'notOneOf', path: 'maps.sides.A1.hexes.B1.land[1]', allowed: 'grassland, forest, mountain' },
  ],
  [
    'land without a cost',
    (c) => {
      delete c.maps.sides.A1.hexes.B1.cost;
    },
    { code: 'missing', path: 'maps.sides.A1.hexes.B1.cost' },
  ],
  [
    'land of cost 7',
    (c) => {
      c.maps.sides.A1.hexes.B1.cost = 7;
    },
    { code: 'outOfRange', path: 'maps.sides.A1.hexes.B1.cost', maximum: 6 },
  ],
  [
    'a loch with a cost',
    (c) => {
      c.maps.sides.A1.hexes.A2.cost = 3;
    },
    { code: 'unknownKey', path: 'maps.sides.A1.hexes.A2', key: 'cost' },
  ],
  [
    'a hex that is a number',
    (c) => {
      c.maps.sides.A1.hexes.A2 = 3;
    },
    { code: 'wrongType', path: 'maps.sides.A1.hexes.A2', expected: 'object' },
  ],
  [
    'a hex off the map',
    (c) => {
      c.maps.sides.A1.hexes.N1 = { loch: true };
    },
    { code: 'unknownKey', path: 'maps.sides.A1.hexes', key: 'N1' },
  ],
  [
    'a river off the map',
    (c) => {
      c.maps.sides.A1.rivers[1][1] = 'B10';
    },
    { code: 'notAHex', path: 'maps.sides.A1.rivers[1][1]' },
  ],
  [
    'a river with one bank',
    (c) => {
      c.maps.sides.A1.rivers[1] = ['B2'];
    },
    { code: 'wrongLength', path: 'maps.sides.A1.rivers[1]', minimum: 2 },
  ],
  [
    'money below zero',
    (c) => {
      c.startingTiles[0].money = -1;
    },
    { code: 'outOfRange', path: 'startingTiles[0].money', minimum: 0 },
  ],
  [
    'more than could ever be',
    (c) => {
      c.startingTiles[0].money = 1e300;
    },
    { code: 'outOfRange', path: 'startingTiles[0].money', maximum: 99 },
  ],
  [
    'no name',
    (c) => {
      c.name = '';
    },
    { code: 'wrongLength', path: 'name', minimum: 1 },
  ],
  [
    'four rounds',
    (c) => {
      c.exportBoard.contractCost.pop();
    },
    { code: 'wrongLength', path: 'exportBoard.contractCost', minimum: 5, maximum: 5 },
  ],
  [
    'three import values are meant, four given',
    (c) => {
      c.finalScoring.imports.push(6);
    },
    { code: 'wrongLength', path: 'finalScoring.imports', maximum: 3 },
  ],
  [
    'two mistakes at once',
    (c) => {
      c.highestBid = true;
      c.futureContracts = 0;
    },
    { code: 'wrongType', path: 'highestBid', expected: 'int' },
    { code: 'outOfRange', path: 'futureContracts', minimum: 1 },
  ],
]);

test.each([
  ['a list', []],
  ['a text', 'x'],
  ['nothing', null],
])('content that is only %s is refused', (_, json) => {
  expect(parseContent(json)).toEqual({
    ok: false,
    problems: [{ code: 'wrongType', path: '', expected: 'object' }],
  });
});

mistakes('of tiles', [
  [
    'a contract lost',
    (c) => {
      c.contracts.pop();
    },
    { code: 'wrongCount', path: 'contracts', expected: 50, found: 49 },
  ],
  [
    'a starting tile too many',
    (c) => {
      c.startingTiles.push({ ...c.startingTiles[0], id: 10 });
    },
    { code: 'wrongCount', path: 'startingTiles', expected: 9, found: 10 },
  ],
  [
    'a port tile lost',
    (c) => {
      c.portTiles.shift();
    },
    { code: 'wrongCount', path: 'portTiles', expected: 9, found: 8 },
  ],
  [
    'a scoring tile lost',
    (c) => {
      c.scoringTiles.shift();
    },
    { code: 'wrongCount', path: 'scoringTiles', expected: 9, found: 8 },
  ],
  [
    'two contracts of one number',
    (c) => {
      c.contracts[7].id = 3;
    },
    { code: 'duplicateId', path: 'contracts[7]', id: 3 },
  ],
  [
    'a clan lost',
    (c) => {
      c.clans.pop();
    },
    { code: 'missingClan', path: 'clans', clan: 'stewart' },
  ],
  [
    'a clan twice in place of another',
    (c) => {
      c.clans[8].id = 'campbell';
    },
    { code: 'missingClan', path: 'clans', clan: 'stewart' },
    { code: 'duplicateId', path: 'clans[8]', id: 'campbell' },
  ],
  [
    'a clan too many',
    (c) => {
      c.clans.push(c.clans[0]);
    },
    { code: 'duplicateId', path: 'clans[9]', id: 'buchanan' },
  ],
  [
    'too few clans without the kickstarter',
    (c) => {
      for (const clan of c.clans.slice(0, 4)) clan.kickstarter = true;
    },
    { code: 'tooFewTiles', path: 'clans', needed: 5, found: 4 },
  ],
  [
    'too few ports without the kickstarter',
    (c) => {
      for (const tile of c.portTiles.slice(0, 5)) tile.kickstarter = true;
    },
    { code: 'tooFewTiles', path: 'portTiles', needed: 4, found: 3 },
  ],
  [
    'too few scoring tiles without the kickstarter',
    (c) => {
      for (const tile of c.scoringTiles.slice(0, 4)) tile.kickstarter = true;
    },
    { code: 'tooFewTiles', path: 'scoringTiles', needed: 5, found: 4 },
  ],
  [
    'a contract for nothing',
    (c) => {
      c.contracts[4].requires = {};
    },
    { code: 'contractRequiresNothing', path: 'contracts[4].requires', id: 5 },
  ],
  [
    'a contract for five cows of four',
    (c) => {
      c.contracts[4].requires = { beef: 5 };
    },
    { code: 'contractNeedsTooMuchMeat', path: 'contracts[4].requires', id: 5, meat: 'beef', maximum: 4 },
  ],
  [
    'ports that copy each other',
    (c) => {
      c.portTiles[4].effect = { kind: 'copy', cost: 0 };
    },
    { code: 'secondCopyPort', path: 'portTiles[8]', id: 9 },
  ],
  [
    'an ability twice',
    (c) => {
      c.clans[3].abilities.push(c.clans[3].abilities[0]);
    },
    { code: 'duplicateAbility', path: 'clans[3].abilities[2]', ability: 'firstWorkers' },
  ],
  [
    'money for processing what no building makes',
    (c) => {
      c.clans[6].abilities[0].good = 'grain';
    },
    { code: 'goodNotProcessed', path: 'clans[6].abilities[0].good', good: 'grain' },
  ],
  [
    'more merchants than there are',
    (c) => {
      c.clans[8].abilities[0].extra = 6;
    },
    { code: 'tooManyMerchants', path: 'clans[8].abilities[0].extra', maximum: 5 },
  ],
]);

mistakes('of boards', [
  [
    'one price list shorter than the others',
    (c) => {
      c.market.large.prices.wool.pop();
    },
    { code: 'unequalPrices', path: 'market.large.prices.wool', good: 'wool', expected: 10, found: 9 },
  ],
  [
    'a price that falls',
    (c) => {
      c.market.small.prices.milk[4] = 4;
    },
    { code: 'priceFalls', path: 'market.small.prices.milk[4]', from: 5, to: 4 },
  ],
  [
    'markers that start beyond the list',
    (c) => {
      c.market.large.startIndex = 10;
    },
    { code: 'indexOutside', path: 'market.large.startIndex', index: 10, length: 10 },
  ],
  [
    'a medium range beyond the list',
    (c) => {
      c.market.large.mediumRange = [3, 12];
    },
    { code: 'indexOutside', path: 'market.large.mediumRange[1]', index: 12, length: 10 },
  ],
  [
    'a medium range that ends before it begins',
    (c) => {
      c.market.large.mediumRange = [6, 3];
    },
    { code: 'rangeReversed', path: 'market.large.mediumRange', first: 6, last: 3 },
  ],
  [
    'a discount that pays the buyer',
    (c) => {
      c.neighbourhood.discount.basic = 4;
    },
    { code: 'discountTooHigh', path: 'neighbourhood.discount.basic', lowestPrice: 3 },
  ],
  [
    'an upgrade that loses money',
    (c) => {
      c.playerBoard.units.miner.upgradedIncome = 5;
    },
    {
      code: 'upgradeLowersIncome',
      path: 'playerBoard.units.miner.upgradedIncome',
      income: 6,
      upgradedIncome: 5,
    },
  ],
  [
    'a bonus for a fifth building of four',
    (c) => {
      c.playerBoard.buildingBonus.deployed = 5;
    },
    { code: 'buildingBonusOutOfReach', path: 'playerBoard.buildingBonus.deployed', maximum: 4 },
  ],
  [
    'passing money for three players of four',
    (c) => {
      c.exportBoard.passBonus.large.pop();
    },
    { code: 'wrongLength', path: 'exportBoard.passBonus.large', minimum: 4, maximum: 4 },
  ],
  [
    'a pound beyond the end of the track',
    (c) => {
      c.exportBoard.track.small.poundSteps[5] = 31;
    },
    { code: 'stepOutside', path: 'exportBoard.track.small.poundSteps[5]', step: 31, length: 30 },
  ],
  [
    'pounds of the track out of order',
    (c) => {
      c.exportBoard.track.small.poundSteps[5] = 25;
    },
    { code: 'notRising', path: 'exportBoard.track.small.poundSteps' },
  ],
  [
    'a solo box for a die of zero',
    (c) => {
      c.exportBoard.soloBoxes[0] = 0;
    },
    { code: 'notAPriceDie', path: 'exportBoard.soloBoxes[0]', die: 0 },
  ],
  [
    'two solo boxes for one die',
    (c) => {
      c.exportBoard.soloBoxes[5] = 3;
    },
    { code: 'duplicateDie', path: 'exportBoard.soloBoxes[5]', die: 3 },
  ],
  [
    'more contracts than boxes in solo',
    (c) => {
      c.exportBoard.contracts[1] = 7;
    },
    { code: 'moreContractsThanBoxes', path: 'exportBoard.contracts.1', maximum: 6 },
  ],
  [
    'solo goals out of order',
    (c) => {
      c.finalScoring.solo.contracts.reverse();
    },
    { code: 'notRising', path: 'finalScoring.solo.contracts' },
  ],
  [
    'a title nobody can earn',
    (c) => {
      c.finalScoring.solo.titles.pop();
    },
    { code: 'missingTitle', path: 'finalScoring.solo.titles', title: 'genius' },
  ],
]);

mistakes('of maps', [
  [
    'a hex forgotten',
    (c) => {
      delete c.maps.sides.B2.hexes.I3;
      c.maps.sides.B2.rivers = [];
    },
    { code: 'missingHex', path: 'maps.sides.B2.hexes', hex: 'I3' },
  ],
  [
    'a hex of another module',
    (c) => {
      c.maps.sides.B2.hexes.F1 = { loch: true };
    },
    { code: 'hexElsewhere', path: 'maps.sides.B2.hexes.F1', hex: 'F1', module: 'A' },
  ],
  [
    'one land twice on a hex',
    (c) => {
      c.maps.sides.A1.hexes.A4.land = ['mountain', 'mountain'];
    },
    { code: 'duplicateLand', path: 'maps.sides.A1.hexes.A4.land', land: 'mountain' },
  ],
  [
    'a module with nothing but water and border',
    (c) => {
      const side = c.maps.sides.D1;
      for (const name of Object.keys(side.hexes)) {
        if (!name.startsWith('A') && !name.endsWith('9')) side.hexes[name] = { loch: true };
      }
      side.rivers = [];
    },
    { code: 'noInnerLand', path: 'maps.sides.D1' },
  ],
  [
    'a river between hexes that do not touch',
    (c) => {
      c.maps.sides.A1.rivers[0] = ['A3', 'B4'];
    },
    { code: 'riverNotAdjacent', path: 'maps.sides.A1.rivers[0]', from: 'A3', to: 'B4' },
  ],
  [
    'a river of a hex with itself',
    (c) => {
      c.maps.sides.A1.rivers[0] = ['A3', 'A3'];
    },
    { code: 'riverNotAdjacent', path: 'maps.sides.A1.rivers[0]', from: 'A3', to: 'A3' },
  ],
  [
    'a river of another module',
    (c) => {
      c.maps.sides.A1.rivers[0] = ['I2', 'J2'];
    },
    { code: 'riverElsewhere', path: 'maps.sides.A1.rivers[0]', from: 'I2', to: 'J2' },
  ],
  [
    'a river on the shore of a loch',
    (c) => {
      c.maps.sides.A1.rivers[0] = ['A2', 'A3'];
    },
    {
      code: 'riverAtLoch',
      path: 'maps.sides.A1.rivers[0]',
      from: 'A2',
      to: 'A3',
      loch: 'A2',
      side: 'A1',
    },
  ],
  [
    'a river over a seam to a loch of the other module, whichever side of it is up',
    (c) => {
      c.maps.sides.A1.rivers[0] = ['A5', 'A6'];
      c.maps.sides.D1.hexes.A6 = { loch: true };
      c.maps.sides.D1.rivers = [];
    },
    {
      code: 'riverAtLoch',
      path: 'maps.sides.A1.rivers[0]',
      from: 'A5',
      to: 'A6',
      loch: 'A6',
      side: 'D1',
    },
  ],
  [
    'a river twice, the second time from the other bank',
    (c) => {
      c.maps.sides.A1.rivers.push(['B2', 'A3']);
    },
    { code: 'riverTwice', path: 'maps.sides.A1.rivers[4]', from: 'B2', to: 'A3' },
  ],
  [
    'a port in the middle of an edge',
    (c) => {
      c.maps.ports.small.A = { column: 5, row: 0 };
    },
    { code: 'portNotAtCorner', path: 'maps.ports.small.A', corner: 'A' },
  ],
  [
    'two ports the wrong way round',
    (c) => {
      const { large } = c.maps.ports;
      [large.A, large.B] = [large.B, large.A];
    },
    { code: 'portNotAtCorner', path: 'maps.ports.large.A', corner: 'A' },
    { code: 'portNotAtCorner', path: 'maps.ports.large.B', corner: 'B' },
  ],
  [
    'a port on an inner hex beside its corner',
    (c) => {
      c.maps.ports.small.D = { column: 1, row: 7 };
    },
    { code: 'portNotAtCorner', path: 'maps.ports.small.D', corner: 'D' },
  ],
  [
    'one port on a hex, the others outside',
    (c) => {
      c.maps.ports.large.A = { column: 0, row: 0 };
    },
    { code: 'portsOnAndOff', path: 'maps.ports.large' },
  ],
]);

test('content with many mistakes is refused with all of them', () => {
  const content: Content = JSON.parse(JSON.stringify(CONTENT));
  content.contracts.pop();
  content.market.small.startIndex = 99;
  content.maps.sides.C1.rivers.push(['A1', 'C1']);
  expect(findProblems(content).map(({ code }) => code)).toEqual([
    'wrongCount',
    'indexOutside',
    'riverNotAdjacent',
  ]);
});
