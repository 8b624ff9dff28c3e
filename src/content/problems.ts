/** Problems with an owner's content, as codes with data. Other modules word the sentences. */
import type { BasicGood, Clan, Good, Land, Meat, Module, Side } from './vocabulary.ts';

/** Types of value in a content file; `int` is an integer. */
export type Expected = 'string' | 'int' | 'boolean' | 'array' | 'object';

/** One problem. `path` locates it, such as `contracts[3].requires`; indexes count from 0. */
export type ContentProblem =
  // The file.
  | { code: 'fileMissing'; file: string }
  | { code: 'fileUnreadable'; file: string; reason: string }
  | { code: 'notJson'; file: string; line: number; column: number }
  // The shape.
  | { code: 'unknownKey'; path: string; key: string }
  | { code: 'missing'; path: string }
  | { code: 'wrongType'; path: string; expected: Expected }
  | { code: 'notOneOf'; path: string; allowed: string }
  | { code: 'outOfRange'; path: string; minimum?: number; maximum?: number }
  | { code: 'wrongLength'; path: string; minimum?: number; maximum?: number }
  | { code: 'notAHex'; path: string }
  // Tiles.
  | { code: 'wrongCount'; path: string; expected: number; found: number }
  | { code: 'duplicateId'; path: string; id: number | string }
  | { code: 'missingClan'; path: string; clan: Clan }
  | { code: 'tooFewTiles'; path: string; needed: number; found: number }
  | { code: 'contractRequiresNothing'; path: string; id: number }
  | { code: 'contractNeedsTooMuchMeat'; path: string; id: number; meat: Meat; maximum: number }
  | { code: 'secondCopyPort'; path: string; id: number }
  | { code: 'duplicateAbility'; path: string; ability: string }
  | { code: 'goodNotProcessed'; path: string; good: BasicGood }
  | { code: 'tooManyMerchants'; path: string; maximum: number }
  // Boards.
  | { code: 'unequalPrices'; path: string; good: Good; expected: number; found: number }
  | { code: 'priceFalls'; path: string; from: number; to: number }
  | { code: 'indexOutside'; path: string; index: number; length: number }
  | { code: 'rangeReversed'; path: string; first: number; last: number }
  | { code: 'discountTooHigh'; path: string; lowestPrice: number }
  | { code: 'upgradeLowersIncome'; path: string; income: number; upgradedIncome: number }
  | { code: 'buildingBonusOutOfReach'; path: string; maximum: number }
  | { code: 'notRising'; path: string }
  | { code: 'stepOutside'; path: string; step: number; length: number }
  | { code: 'notAPriceDie'; path: string; die: number }
  | { code: 'duplicateDie'; path: string; die: number }
  | { code: 'moreContractsThanBoxes'; path: string; maximum: number }
  | { code: 'missingTitle'; path: string; title: string }
  // Maps.
  | { code: 'missingHex'; path: string; hex: string }
  | { code: 'hexElsewhere'; path: string; hex: string; module: Module }
  | { code: 'duplicateLand'; path: string; land: Land }
  | { code: 'noInnerLand'; path: string }
  | { code: 'riverNotAdjacent'; path: string; from: string; to: string }
  | { code: 'riverElsewhere'; path: string; from: string; to: string }
  | { code: 'riverAtLoch'; path: string; from: string; to: string; loch: string; side: Side }
  | { code: 'riverTwice'; path: string; from: string; to: string }
  | { code: 'portNotAtCorner'; path: string; corner: Module }
  | { code: 'portsOnAndOff'; path: string };

export type ContentProblemCode = ContentProblem['code'];
