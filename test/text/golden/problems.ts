/** Every mistake in an owner's figures, as it is told. The compiler sees that none is missing. */
import type { ContentProblem, ContentProblemCode } from '../../../src/content/index.ts';

type ProblemData<C extends ContentProblemCode> = Omit<Extract<ContentProblem, { code: C }>, 'code'>;
type Golden = { [C in ContentProblemCode]: readonly (readonly [ProblemData<C>, string])[] };

export const PROBLEMS: Golden = {
  // The file.
  fileMissing: [[{ file: './mine.json' }, 'There is no file ./mine.json.']],
  fileUnreadable: [
    [{ file: './mine.json', reason: 'EACCES' }, 'The file ./mine.json cannot be read (EACCES).'],
  ],
  notJson: [
    [
      { file: './mine.json', line: 3, column: 1 },
      'The file ./mine.json stops being JSON at line 3, column 1.',
    ],
  ],

  // The shape.
  unknownKey: [
    [{ path: 'market', key: 'smal' }, 'market: there is no key “smal” here. Is it misspelt?'],
    [{ path: '', key: 'smal' }, 'The file as a whole: there is no key “smal” here. Is it misspelt?'],
  ],
  missing: [[{ path: 'contracts[0].id' }, 'contracts[0].id: is missing.']],
  wrongType: [
    [{ path: 'name', expected: 'string' }, 'name: must be text.'],
    [{ path: 'highestBid', expected: 'int' }, 'highestBid: must be a whole number.'],
    [{ path: 'a', expected: 'boolean' }, 'a: must be true or false.'],
    [{ path: 'contracts', expected: 'array' }, 'contracts: must be a list.'],
    [{ path: '', expected: 'object' }, 'The file as a whole: must be an object.'],
  ],
  notOneOf: [[{ path: 'a', allowed: 'wool, milk' }, 'a: must be one of these: wool, milk.']],
  outOfRange: [
    [{ path: 'a', minimum: 1, maximum: 6 }, 'a: must be from 1 to 6.'],
    [{ path: 'a', minimum: 0 }, 'a: must be 0 or more.'],
    [{ path: 'a', maximum: 99 }, 'a: must be 99 or less.'],
    [{ path: 'a', minimum: 4, maximum: 4 }, 'a: must be 4.'],
  ],
  wrongLength: [
    [{ path: 'a', minimum: 5, maximum: 5 }, 'a: must be 5 long.'],
    [{ path: 'a', minimum: 1, maximum: 60 }, 'a: must be 1 to 60 long.'],
    [{ path: 'a', minimum: 1 }, 'a: must be at least 1 long.'],
    [{ path: 'a', maximum: 60 }, 'a: must be at most 60 long.'],
  ],
  notAHex: [[{ path: 'a' }, 'a: must be a hex, a letter from A to M and a number from 1 to 9.']],

  // Tiles.
  wrongCount: [
    [{ path: 'contracts', expected: 50, found: 49 }, 'contracts: there must be 50; there are 49.'],
    [{ path: 'contracts', expected: 50, found: 1 }, 'contracts: there must be 50; there is 1.'],
  ],
  duplicateId: [[{ path: 'contracts[3]', id: 3 }, 'contracts[3]: the id 3 is used twice.']],
  missingClan: [[{ path: 'clans', clan: 'stewart' }, 'clans: the clan “stewart” is missing.']],
  tooFewTiles: [
    [{ path: 'portTiles', needed: 4, found: 1 }, 'portTiles: 4 must be without “kickstarter”; 1 is.'],
    [{ path: 'portTiles', needed: 4, found: 2 }, 'portTiles: 4 must be without “kickstarter”; 2 are.'],
  ],
  contractRequiresNothing: [
    [{ path: 'contracts[3].requires', id: 4 }, 'contracts[3].requires: contract 4 asks for nothing.'],
  ],
  contractNeedsTooMuchMeat: [
    [
      { path: 'contracts[3].requires', id: 4, meat: 'beef', maximum: 4 },
      'contracts[3].requires: contract 4 asks for more beef than a player has animals for; 4 is the most.',
    ],
  ],
  secondCopyPort: [
    [
      { path: 'portTiles[8]', id: 9 },
      'portTiles[8]: port 9 copies other ports, and only one port may do so.',
    ],
  ],
  duplicateAbility: [
    [
      { path: 'clans[0].abilities[1]', ability: 'rowing' },
      'clans[0].abilities[1]: the ability “rowing” is there twice.',
    ],
  ],
  goodNotProcessed: [[{ path: 'a', good: 'wool' }, 'a: wool is not made by any building.']],
  tooManyMerchants: [
    [{ path: 'a', maximum: 5 }, 'a: only 5 merchants can be hired.'],
    [{ path: 'a', maximum: 1 }, 'a: only 1 merchant can be hired.'],
  ],

  // Boards.
  unequalPrices: [
    [
      { path: 'a', good: 'wool', expected: 10, found: 9 },
      'a: all goods need price lists of one length; this one has 9 prices, the others have 10.',
    ],
  ],
  priceFalls: [
    [{ path: 'a', from: 5, to: 4 }, 'a: prices must not fall along the scale; this goes from 5 to 4.'],
  ],
  indexOutside: [
    [
      { path: 'a', index: 10, length: 10 },
      'a: 10 is beyond the end of a scale of 10 prices, which count from 0.',
    ],
  ],
  rangeReversed: [[{ path: 'a', first: 6, last: 3 }, 'a: the range ends (3) before it begins (6).']],
  discountTooHigh: [
    [{ path: 'a', lowestPrice: 3 }, 'a: must not be more than the lowest price, which is 3.'],
  ],
  upgradeLowersIncome: [
    [
      { path: 'a', income: 6, upgradedIncome: 4 },
      'a: 4 is less than the income without the upgrade, which is 6.',
    ],
  ],
  buildingBonusOutOfReach: [
    [{ path: 'a', maximum: 4 }, 'a: no kind of building has so many; 4 is the most.'],
  ],
  notRising: [[{ path: 'a' }, 'a: each number must be greater than the one before.']],
  stepOutside: [[{ path: 'a', step: 35, length: 30 }, 'a: step 35 is beyond the end of a track of 30.']],
  notAPriceDie: [[{ path: 'a', die: 0 }, 'a: no price die shows 0.']],
  duplicateDie: [[{ path: 'a', die: 2 }, 'a: the price die 2 is there twice.']],
  moreContractsThanBoxes: [[{ path: 'a', maximum: 6 }, 'a: there are only 6 boxes.']],
  missingTitle: [[{ path: 'a', title: 'genius' }, 'a: the title “genius” is missing.']],

  // Maps.
  missingHex: [[{ path: 'a', hex: 'B2' }, 'a: the hex B2 is missing.']],
  hexElsewhere: [[{ path: 'a', hex: 'M9', module: 'C' }, 'a: M9 is part of module C.']],
  duplicateLand: [[{ path: 'a', land: 'forest' }, 'a: forest is there twice.']],
  noInnerLand: [[{ path: 'a' }, 'a: there must be land inside of the outer ring.']],
  riverNotAdjacent: [
    [{ path: 'a', from: 'B2', to: 'E2' }, 'a: B2 and E2 are not adjacent, so no river runs between them.'],
  ],
  riverElsewhere: [[{ path: 'a', from: 'B2', to: 'C2' }, 'a: neither B2 nor C2 is part of this module.']],
  riverAtLoch: [
    [
      { path: 'a', from: 'B2', to: 'C2', loch: 'C2', side: 'A1' },
      'a: C2 is a loch on side A1, so no river runs between B2 and C2.',
    ],
  ],
  riverTwice: [[{ path: 'a', from: 'B2', to: 'C2' }, 'a: the river between B2 and C2 is there twice.']],
  portNotAtCorner: [[{ path: 'a', corner: 'B' }, 'a: this is not at corner B of the map.']],
  portsOnAndOff: [[{ path: 'a' }, 'a: all four ports must lie on hexes, or all beside them.']],
};
