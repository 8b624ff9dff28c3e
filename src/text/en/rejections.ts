/** English: why something cannot be done, and what would help. */
import type { Catalogue } from '../catalogue.ts';

export const rejections: Catalogue['rejections'] = {
  // The setup.
  malformed: 'Something in that could not be read: {issue}',
  unknownContent:
    'The figures “{content}” are not loaded. Start the bot with the content file that this game began with.',
  newcomersCount:
    'It must be known of all {players} players whether they are new to the game; it is known of {newcomers}.',
  optionNotSolo: '“{option}” needs more than one player. Leave it out for a solo game.',
  optionNotWithPlayers:
    '“{option}” cannot be played with {players, plural, one {# player} other {# players}}. Leave it out.',
  optionConflict: '“{option}” and “{other}” do not go together. Choose one of the two.',

  // Anyone, any time.
  noSuchSeat: 'Nobody sits in seat {seat} of this game.',
  gameOver: 'This game is over, so nothing more can be done in it.',
  notYourTurn: 'Others have to decide first; there is nothing for you to decide now.',
  notNow:
    'That is not possible at this point. What you can do now: {done, select, true {use what is still open to you, or end your turn} other {{decision}}}.',
  mainActionTaken:
    'You have taken your main action, and that would have to come before or in its place. End your turn, or use a port in reach.',
  mainActionFirst: 'A turn needs a main action. Take one, or pass.',
  mustDecide: 'One thing after the other: {decision}.',

  // Money, goods, merchants.
  tooExpensive: 'That costs £{cost}; you have £{money}.',
  notEnoughGoods: 'That takes {needed} {good_needed}; you have {stock, plural, =0 {none} other {#}}.',
  notEnoughMerchants:
    'That takes {needed, plural, one {# merchant} other {# merchants}}; you have {stock, plural, =0 {none} other {#}} left. Trade less, or hire one.',
  bothSides:
    'Your merchants are already {side, select, buy {buying} other {selling}} {good}. Until they come back you cannot {side, select, buy {sell} other {buy}} it.',
  notThatGood: 'The port has moved the price of {shifted}. Trade {shifted} now, not {good}.',
  nothingForSale:
    'Neighbours have nothing to sell you now. They sell what their units next to a unit you have just placed make, each good once.',
  noNeighbourSells:
    'No neighbour of the new unit sells you {good} now. Each good can be bought once for each new unit.',
  neighbourhoodLimit:
    'Neighbours sell you {limit} {good_limit} a turn at most; {left, plural, =0 {none is left} other {# left}}.',
  noMerchantToHire: 'All your merchants are hired already.',
  noMerchantPosted: 'None of your merchants is {side, select, buy {buying} other {selling}} {good}.',

  // Contracts.
  noEmptyBox: 'You have no empty export box. Fulfil a contract first.',
  contractNotOnBoard: 'Contract {contract} does not lie on the export board. Choose one that does.',
  contractNotHeld: 'Contract {contract} does not lie in an export box of yours.',
  contractNotDrawn: 'Contract {contract} is not among those you have drawn.',
  contractTooFresh: 'You took contract {contract} only this turn. You can fulfil it from your next turn on.',
  notEnoughAnimals:
    'That takes {needed} {animal_needed} on the map; you have {have, plural, =0 {none} other {#}}.',
  nothingToSpare: 'That contract asks for no {meat}, or for none beyond what you spare already.',
  noBuildingBonus: 'There is no building bonus to be had now. It comes with the last building of a kind.',
  notToSlaughter: 'The contract does not ask for the unit on {space}. Choose an animal that it asks for.',
  nothingToBrew:
    '{most, plural, =0 {There is nothing to brew for now.} other {You can brew # at most for this contract.}}',
  cannotBrew: 'Your clan does not brew.',

  // The map.
  noSuchSpace: 'This map has no space {space}.',
  spaceTaken: '{space} is taken. Choose an empty space.',
  spaceClosed:
    'Nothing can stand on {space}: {why, select, covered {it is covered} neutral {a neutral piece is there} other {with so few players it lies in the mist}}.',
  wrongLand: 'A {unit} needs {land}, and {space} is not that.',
  outOfReach: '{space} is out of your reach. Build towards it, or improve your shipping.',
  noUnitLeft: 'You have no {unit} left on your board.',
  unitNever: 'You have no {unit_many} in this game: one clan alone has them. Choose another unit.',
  fishermenAdjacent: '{space} is next to another fisherman of yours. Choose a space with none beside it.',
  notOnBorder: '{space} is not on the border of the map, where your first workers start.',
  notYourUnit: 'No unit of yours stands on {space}. Choose one of your own.',

  // Upgrades.
  shippingMax: 'Your shipping is at its best already.',
  technologyDone: 'You have upgraded the technology of {worker_tools} already.',
  technologyNever: 'Your clan upgrades no technology: its workers earn the same all game.',
  noFreeSpace: 'There is no free space left to use.',
  noBonusUpgrade: 'There is no bonus upgrade left to use.',

  // Ports.
  portNotInPlay: 'The port “{port_name}” is not in this game.',
  portUsed: 'You have used the port “{port_name}” already. You can use each port once a game.',
  portOutOfReach: 'The port “{port_name}” is out of your reach. Build towards it, or improve your shipping.',
  portNotSo: 'The port “{port_name}” does not do that.',
  portNotSoNow: 'The port “{port_name}” can do nothing for you right now.',
  portNeedsMore:
    'The port “{port_name}” is not used by itself. {effect, select, spareAnimal {Name it when you fulfil a contract} exchangeGoods {Say what you discard there and what you gain} other {Say which price it moves, and trade that good}}.',
  wrongGroup:
    'The port “{port_name}” takes {group, select, basic {basic} other {processed}} goods: {goods}. Discard one of these, not {good}.',
  badBundle:
    'The port “{port_name}” gives {count} {group, select, basic {basic} other {processed}} {count, plural, one {good} other {goods}} ({goods}), and not {gain}.',
  notExchangeable: 'A {unit} takes no part in a swap: it neither goes nor comes. Choose another unit.',
  sameKindGoes:
    'A {old} goes, so no {unit} can come{same, select, true {} other {: your workers are all of one kind}}. Choose a unit of another kind.',
  goesAlready: 'The unit on {space} goes already. Choose another one.',
  noExchangeLeft: 'No swap could be completed after that. Choose another unit.',

  // Clans.
  cannotRow: 'Your clan does not row.',
  alreadyRowed: 'You have rowed this turn. Once a turn is all.',
  rowNotAdjacent: '{to} is not next to {from}. Row to a neighbouring loch or port space.',
  notAFisherman: 'Only fishermen row, and on {space} stands a {unit}. Choose a fisherman.',
  noCellar: 'Your clan has no cellar, so there is no barrel to take out.',
  noBarrel: 'There is no barrel in place {place} of your cellar.',

  // Before the first round, and production.
  noSuchOffer: 'There is no offer {number}.',
  offerTaken: 'Offer {number} is taken. Pick another one.',
  bidTooLow: 'Bid {least, plural, one {# point} other {# points}} or more, or leave this auction.',
  bidTooHigh: 'Nobody may bid more than {most, plural, one {# point} other {# points}}.',
  mustBid: 'You open this auction, so you have to bid. 0 is a bid too.',
  planTooMuch:
    '“{item}”: {most, plural, =0 {none is possible} other {# at most}} beside the rest of your plan.',
  planNever:
    '“{item}” is not for you: {why, select, building {you have no building on the map that does it} other {your clan does not do that}}.',
  alreadyConfirmed: 'You have decided on production already. To think again, change a number first.',
};
