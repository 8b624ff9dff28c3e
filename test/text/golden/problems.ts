/** Every problem of a content file, and its message. The compiler checks that none is missing. */
import type { ContentProblem, ContentProblemCode } from '../../../src/content/index.ts';

type ProblemData<C extends ContentProblemCode> = Omit<Extract<ContentProblem, { code: C }>, 'code'>;
type Golden = { [C in ContentProblemCode]: readonly (readonly [ProblemData<C>, string])[] };

export const PROBLEMS: Golden = {
  // The file.
  fileMissing: [[{ file: './mine.json' }, 'There’s no file ./mine.json.']],
  fileUnreadable: [
    [{ file: './mine.json', reason: 'EACCES' }, 'I can’t read the file ./mine.json (EACCES).'],
  ],
  notJson: [
    [
      { file: './mine.json', line: 3, column: 1 },
      'The file ./mine.json isn’t valid JSON: see line 3, column 1.',
    ],
  ],

  // The shape.
  unknownKey: [
    [{ path: 'market', key: 'smal' }, 'market: there’s no key “smal” here. Is it a typo?'],
    [{ path: '', key: 'smal' }, 'The file as a whole: there’s no key “smal” here. Is it a typo?'],
  ],
  missing: [[{ path: 'contracts[0].id' }, 'contracts[0].id: this is missing.']],
  wrongType: [
    [{ path: 'name', expected: 'string' }, 'name: this must be text.'],
    [{ path: 'highestBid', expected: 'int' }, 'highestBid: this must be a whole number.'],
    [{ path: 'a', expected: 'boolean' }, 'a: this must be true or false.'],
    [{ path: 'contracts', expected: 'array' }, 'contracts: this must be a list.'],
    [{ path: '', expected: 'object' }, 'The file as a whole: this must be an object.'],
  ],
  notOneOf: [[{ path: 'a', allowed: 'wool, milk' }, 'a: this must be one of these: wool, milk.']],
  outOfRange: [
    [{ path: 'a', minimum: 1, maximum: 6 }, 'a: this must be from 1 to 6.'],
    [{ path: 'a', minimum: 0 }, 'a: this must be 0 or more.'],
    [{ path: 'a', maximum: 99 }, 'a: this must be 99 or less.'],
    [{ path: 'a', minimum: 4, maximum: 4 }, 'a: this must be 4.'],
  ],
  wrongLength: [
    [{ path: 'a', minimum: 5, maximum: 5 }, 'a: this must be 5 long.'],
    [{ path: 'a', minimum: 1, maximum: 60 }, 'a: this must be 1 to 60 long.'],
    [{ path: 'a', minimum: 1 }, 'a: this must be at least 1 long.'],
    [{ path: 'a', maximum: 60 }, 'a: this must be at most 60 long.'],
  ],
  notAHex: [[{ path: 'a' }, 'a: this must be a hex: a letter from A to M and a number from 1 to 9.']],

  // Tiles.
  wrongCount: [
    [{ path: 'contracts', expected: 50, found: 49 }, 'contracts: there must be 50, but there are 49.'],
    [{ path: 'contracts', expected: 50, found: 1 }, 'contracts: there must be 50, but there is 1.'],
  ],
  duplicateId: [[{ path: 'contracts[3]', id: 3 }, 'contracts[3]: the id 3 is used twice.']],
  missingClan: [[{ path: 'clans', clan: 'stewart' }, 'clans: the clan “stewart” is missing.']],
  tooFewTiles: [
    [
      { path: 'portTiles', needed: 4, found: 1 },
      'portTiles: 4 must be without “kickstarter”, but only 1 is.',
    ],
    [
      { path: 'portTiles', needed: 4, found: 2 },
      'portTiles: 4 must be without “kickstarter”, but only 2 are.',
    ],
  ],
  contractRequiresNothing: [
    [{ path: 'contracts[3].requires', id: 4 }, 'contracts[3].requires: contract 4 asks for nothing.'],
  ],
  contractNeedsTooMuchMeat: [
    [
      { path: 'contracts[3].requires', id: 4, meat: 'beef', maximum: 4 },
      'contracts[3].requires: contract 4 asks for more beef than a player has animals for. The most is 4.',
    ],
  ],
  secondCopyPort: [
    [
      { path: 'portTiles[8]', id: 9 },
      'portTiles[8]: port 9 copies other ports too, but only one port may do that.',
    ],
  ],
  duplicateAbility: [
    [
      { path: 'clans[0].abilities[1]', ability: 'rowing' },
      'clans[0].abilities[1]: the ability “rowing” appears twice.',
    ],
  ],
  goodNotProcessed: [[{ path: 'a', good: 'wool' }, 'a: no building makes wool.']],
  tooManyMerchants: [
    [{ path: 'a', maximum: 5 }, 'a: only 5 merchants can be hired.'],
    [{ path: 'a', maximum: 1 }, 'a: only 1 merchant can be hired.'],
  ],

  // Boards.
  unequalPrices: [
    [
      { path: 'a', good: 'wool', expected: 10, found: 9 },
      'a: all goods need the same number of prices. This one has 9, the others have 10.',
    ],
  ],
  priceFalls: [
    [{ path: 'a', from: 5, to: 4 }, 'a: prices can’t fall along the scale, but this one goes from 5 to 4.'],
  ],
  indexOutside: [
    [
      { path: 'a', index: 10, length: 10 },
      'a: 10 is beyond the end: the scale has 10 prices, counted from 0.',
    ],
  ],
  rangeReversed: [[{ path: 'a', first: 6, last: 3 }, 'a: the range ends (3) before it begins (6).']],
  discountTooHigh: [[{ path: 'a', lowestPrice: 3 }, 'a: this can’t be more than the lowest price (3).']],
  upgradeLowersIncome: [
    [{ path: 'a', income: 6, upgradedIncome: 4 }, 'a: 4 is less than the income without the upgrade (6).'],
  ],
  buildingBonusOutOfReach: [
    [{ path: 'a', maximum: 4 }, 'a: no kind of building has that many. The most is 4.'],
  ],
  notRising: [[{ path: 'a' }, 'a: each number must be greater than the one before.']],
  stepOutside: [
    [{ path: 'a', step: 35, length: 30 }, 'a: step 35 is beyond the end: the track has 30 steps.'],
  ],
  notAPriceDie: [[{ path: 'a', die: 0 }, 'a: no price die shows 0.']],
  duplicateDie: [[{ path: 'a', die: 2 }, 'a: the price die 2 appears twice.']],
  moreContractsThanBoxes: [[{ path: 'a', maximum: 6 }, 'a: there are only 6 boxes.']],
  missingTitle: [[{ path: 'a', title: 'genius' }, 'a: the title “genius” is missing.']],

  // Maps.
  missingHex: [[{ path: 'a', hex: 'B2' }, 'a: the hex B2 is missing.']],
  hexElsewhere: [[{ path: 'a', hex: 'M9', module: 'C' }, 'a: M9 is part of module C.']],
  duplicateLand: [[{ path: 'a', land: 'forest' }, 'a: forest appears twice.']],
  noInnerLand: [[{ path: 'a' }, 'a: there must be land inside the outer ring.']],
  riverNotAdjacent: [
    [{ path: 'a', from: 'B2', to: 'E2' }, 'a: B2 and E2 aren’t adjacent, so no river can run between them.'],
  ],
  riverElsewhere: [[{ path: 'a', from: 'B2', to: 'C2' }, 'a: neither B2 nor C2 is part of this module.']],
  riverAtLoch: [
    [
      { path: 'a', from: 'B2', to: 'C2', loch: 'C2', side: 'A1' },
      'a: C2 is a loch on side A1, so no river can run between B2 and C2.',
    ],
  ],
  riverTwice: [[{ path: 'a', from: 'B2', to: 'C2' }, 'a: the river between B2 and C2 appears twice.']],
  portNotAtCorner: [[{ path: 'a', corner: 'B' }, 'a: this isn’t at corner B of the map.']],
  portsOnAndOff: [[{ path: 'a' }, 'a: all four ports must lie on hexes, or all beside them.']],
};
