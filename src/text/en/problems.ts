/** English: what is wrong with an owner's figures, for whoever edits that file. */
import type { Catalogue } from '../catalogue.ts';

export const problems: Catalogue['problems'] = {
  // The file.
  fileMissing: 'There is no file {file}.',
  fileUnreadable: 'The file {file} cannot be read ({reason}).',
  notJson: 'The file {file} stops being JSON at line {line}, column {column}.',

  // The shape.
  unknownKey: '{path}: there is no key “{key}” here. Is it misspelt?',
  missing: '{path}: is missing.',
  wrongType:
    '{path}: must be {expected, select, string {text} int {a whole number} boolean {true or false} array {a list} other {an object}}.',
  notOneOf: '{path}: must be one of these: {allowed}.',
  outOfRange:
    '{path}: must be {bounds, select, exact {{minimum}} both {from {minimum} to {maximum}} least {{minimum} or more} other {{maximum} or less}}.',
  wrongLength:
    '{path}: must be {bounds, select, exact {{minimum}} both {{minimum} to {maximum}} least {at least {minimum}} other {at most {maximum}}} long.',
  notAHex: '{path}: must be a hex, a letter from A to M and a number from 1 to 9.',

  // Tiles.
  wrongCount: '{path}: there must be {expected}; {found, plural, one {there is #} other {there are #}}.',
  duplicateId: '{path}: the id {id} is used twice.',
  missingClan: '{path}: the clan “{clan}” is missing.',
  tooFewTiles: '{path}: {needed} must be without “kickstarter”; {found, plural, one {# is} other {# are}}.',
  contractRequiresNothing: '{path}: contract {id} asks for nothing.',
  contractNeedsTooMuchMeat:
    '{path}: contract {id} asks for more {meat} than a player has animals for; {maximum} is the most.',
  secondCopyPort: '{path}: port {id} copies other ports, and only one port may do so.',
  duplicateAbility: '{path}: the ability “{ability}” is there twice.',
  goodNotProcessed: '{path}: {good} is not made by any building.',
  tooManyMerchants: '{path}: only {maximum, plural, one {# merchant} other {# merchants}} can be hired.',

  // Boards.
  unequalPrices:
    '{path}: all goods need price lists of one length; this one has {found} prices, the others have {expected}.',
  priceFalls: '{path}: prices must not fall along the scale; this goes from {from} to {to}.',
  indexOutside: '{path}: {index} is beyond the end of a scale of {length} prices, which count from 0.',
  rangeReversed: '{path}: the range ends ({last}) before it begins ({first}).',
  discountTooHigh: '{path}: must not be more than the lowest price, which is {lowestPrice}.',
  upgradeLowersIncome:
    '{path}: {upgradedIncome} is less than the income without the upgrade, which is {income}.',
  buildingBonusOutOfReach: '{path}: no kind of building has so many; {maximum} is the most.',
  notRising: '{path}: each number must be greater than the one before.',
  stepOutside: '{path}: step {step} is beyond the end of a track of {length}.',
  notAPriceDie: '{path}: no price die shows {die}.',
  duplicateDie: '{path}: the price die {die} is there twice.',
  moreContractsThanBoxes: '{path}: there are only {maximum} boxes.',
  missingTitle: '{path}: the title “{title}” is missing.',

  // Maps.
  missingHex: '{path}: the hex {hex} is missing.',
  hexElsewhere: '{path}: {hex} is part of module {module}.',
  duplicateLand: '{path}: {land} is there twice.',
  noInnerLand: '{path}: there must be land inside of the outer ring.',
  riverNotAdjacent: '{path}: {from} and {to} are not adjacent, so no river runs between them.',
  riverElsewhere: '{path}: neither {from} nor {to} is part of this module.',
  riverAtLoch: '{path}: {loch} is a loch on side {side}, so no river runs between {from} and {to}.',
  riverTwice: '{path}: the river between {from} and {to} is there twice.',
  portNotAtCorner: '{path}: this is not at corner {corner} of the map.',
  portsOnAndOff: '{path}: all four ports must lie on hexes, or all beside them.',
};
