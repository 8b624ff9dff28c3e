/** English: problems with an owner's content, for the person editing the file. */
import type { Catalogue } from '../catalogue.ts';

export const problems: Catalogue['problems'] = {
  // The file.
  fileMissing: 'There’s no file {file}.',
  fileUnreadable: 'I can’t read the file {file} ({reason}).',
  notJson: 'The file {file} isn’t valid JSON: see line {line}, column {column}.',

  // The shape.
  unknownKey: '{path}: there’s no key “{key}” here. Is it a typo?',
  missing: '{path}: this is missing.',
  wrongType:
    '{path}: this must be {expected, select, string {text} int {a whole number} boolean {true or false} array {a list} other {an object}}.',
  notOneOf: '{path}: this must be one of these: {allowed}.',
  outOfRange:
    '{path}: this must be {bounds, select, exact {{minimum}} both {from {minimum} to {maximum}} least {{minimum} or more} other {{maximum} or less}}.',
  wrongLength:
    '{path}: this must be {bounds, select, exact {{minimum}} both {{minimum} to {maximum}} least {at least {minimum}} other {at most {maximum}}} long.',
  notAHex: '{path}: this must be a hex: a letter from A to M and a number from 1 to 9.',

  // Tiles.
  wrongCount: '{path}: there must be {expected}, but {found, plural, one {there is #} other {there are #}}.',
  duplicateId: '{path}: the id {id} is used twice.',
  missingClan: '{path}: the clan “{clan}” is missing.',
  tooFewTiles:
    '{path}: {needed} must be without “kickstarter”, but only {found, plural, one {# is} other {# are}}.',
  contractRequiresNothing: '{path}: contract {id} asks for nothing.',
  contractNeedsTooMuchMeat:
    '{path}: contract {id} asks for more {meat} than a player has animals for. The most is {maximum}.',
  secondCopyPort: '{path}: port {id} copies other ports too, but only one port may do that.',
  duplicateAbility: '{path}: the ability “{ability}” appears twice.',
  goodNotProcessed: '{path}: no building makes {good}.',
  tooManyMerchants: '{path}: only {maximum, plural, one {# merchant} other {# merchants}} can be hired.',

  // Boards.
  unequalPrices:
    '{path}: all goods need the same number of prices. This one has {found}, the others have {expected}.',
  priceFalls: '{path}: prices can’t fall along the scale, but this one goes from {from} to {to}.',
  indexOutside: '{path}: {index} is beyond the end: the scale has {length} prices, counted from 0.',
  rangeReversed: '{path}: the range ends ({last}) before it begins ({first}).',
  discountTooHigh: '{path}: this can’t be more than the lowest price ({lowestPrice}).',
  upgradeLowersIncome: '{path}: {upgradedIncome} is less than the income without the upgrade ({income}).',
  buildingBonusOutOfReach: '{path}: no kind of building has that many. The most is {maximum}.',
  notRising: '{path}: each number must be greater than the one before.',
  stepOutside: '{path}: step {step} is beyond the end: the track has {length} steps.',
  notAPriceDie: '{path}: no price die shows {die}.',
  duplicateDie: '{path}: the price die {die} appears twice.',
  moreContractsThanBoxes: '{path}: there are only {maximum} boxes.',
  missingTitle: '{path}: the title “{title}” is missing.',

  // Maps.
  missingHex: '{path}: the hex {hex} is missing.',
  hexElsewhere: '{path}: {hex} is part of module {module}.',
  duplicateLand: '{path}: {land} appears twice.',
  noInnerLand: '{path}: there must be land inside the outer ring.',
  riverNotAdjacent: '{path}: {from} and {to} aren’t adjacent, so no river can run between them.',
  riverElsewhere: '{path}: neither {from} nor {to} is part of this module.',
  riverAtLoch: '{path}: {loch} is a loch on side {side}, so no river can run between {from} and {to}.',
  riverTwice: '{path}: the river between {from} and {to} appears twice.',
  portNotAtCorner: '{path}: this isn’t at corner {corner} of the map.',
  portsOnAndOff: '{path}: all four ports must lie on hexes, or all beside them.',
};
