/** English: why an action is refused, and what would help. */
import type { Catalogue } from '../catalogue.ts';

export const rejections: Catalogue['rejections'] = {
  // The setup.
  malformed: 'I couldn’t read part of that: {issue}. Check it, and try again.',
  unknownContent:
    'The content “{content}” isn’t loaded. Start the bot with the content file this game began with.',
  newcomersCount:
    'Say whether each of the {players} players is new to the game. I only know for {newcomers}.',
  optionNotSolo: '“{option}” needs more than one player. Leave it out for a solo game.',
  optionNotWithPlayers:
    '“{option}” doesn’t work with {players, plural, one {# player} other {# players}}. Leave it out.',
  optionConflict: '“{option}” and “{other}” don’t go together. Choose one of them.',

  // At any time.
  noSuchSeat: 'There’s no seat {seat} in this game. Choose one from the list.',
  gameOver: 'This game is over. `/game rematch` opens the next one.',
  notYourTurn:
    'It’s not your turn. I’ll ping you {lastRound, select, true {if you have another one} other {when it is}}.',
  notNow:
    'Not right now. You can {done, select, true {use what’s left of your turn, or end it} other {{decision}}}.',
  mainActionTaken:
    'You’ve already taken your main action, so it’s too late for that. End your turn, or use what’s left of it.',
  mainActionFirst: 'A turn needs a main action. Take one, or pass.',
  mustDecide:
    'One thing at a time: first {swap, select, out {choose two units to swap out} in {choose what to swap in} other {{decision}}}.',

  // Money, goods, merchants.
  tooExpensive: 'That costs £{cost}, and you have £{money}.',
  notEnoughGoods:
    '{several, select, true {You still need {missing}.} other {That takes {needed} {good_needed}, and you have {stock, plural, =0 {none} other {#}}.}}',
  notEnoughMerchants:
    'That takes {needed, plural, one {# merchant} other {# merchants}}, and you have {stock, plural, =0 {none} other {#}} left.{board, select, 0 { You’ve hired them all.} other {{hire, select, true {{stock, select, 0 { Hire one.} other { Trade less, or hire one.}}} other {{stock, select, 0 {} other { Trade less.}}}}}}',
  bothSides:
    'Your merchants are already {side, select, buy {buying} other {selling}} {good}. Until they come back you can’t {side, select, buy {sell} other {buy}} it.',
  notThatGood: 'The port has moved the price of {shifted}. Trade {shifted} now, not {good}.',
  nothingForSale:
    'Your neighbours have nothing to sell you now. You can only buy what units next to your new unit make, each good once.',
  noNeighbourSells:
    'No neighbour of your new unit can sell you {good}. You can buy each good once per new unit.',
  neighbourhoodLimit:
    'You can buy up to {limit} {good_limit} a turn from neighbours: {left, plural, =0 {none left} other {# left}}.',
  noMerchantToHire: 'You’ve already hired all your merchants.',
  noMerchantPosted:
    '{some, select, true {None of your merchants is {side, select, buy {buying} sell {selling} other {trading}} {good}. Choose one who’s at the market.} other {None of your merchants is at the market.}}',

  // Contracts.
  noEmptyBox: 'No export box is empty. Fulfil a contract first.',
  contractNotOnBoard:
    '{some, select, true {Contract {contract} isn’t on the export board. Choose one that is.} other {There are no contracts on the export board.}}',
  contractNotHeld:
    'Contract {contract} isn’t in one of your export boxes. You can fulfil only contracts you’ve taken.',
  contractNotDrawn: 'Contract {contract} isn’t one of those to choose from. Choose one that is.',
  contractTooFresh:
    'You took contract {contract} this turn. You can fulfil it {second, select, true {after another one with the same action, or } other {}}from your next turn on.',
  notEnoughAnimals:
    '{several, select, true {You still need {missing}.} other {That takes {needed} {animal_needed} on the map, and you have {have, plural, =0 {none} other {#}}.}}',
  nothingToSpare:
    'That contract asks for no {meat}, or you’re already sparing all of it. Spare something else, or nothing.',
  noBuildingBonus:
    'You have no building bonus now. You get one when you place the last building of a kind and have an empty export box.',
  notToSlaughter: 'The contract doesn’t need the unit on {space}. Choose an animal it still needs.',
  nothingToBrew:
    '{most, plural, =0 {There’s nothing to brew for right now.} other {You can brew up to # for this contract.}}',
  cannotBrew: 'Your clan can’t brew.',

  // The map.
  noSuchSpace: 'There’s no space {space} on this map. Choose one from the list.',
  spaceTaken: '{space} is taken. Choose an empty space.',
  spaceClosed:
    'You can’t place anything on {space}: {why, select, covered {it’s covered} neutral {a neutral piece is there} other {with so few players it’s in the mist}}. Choose another space.',
  wrongLand:
    'A {unit} needs {land}, and {space} has none. Choose another {swap, select, true {unit} other {space}}.',
  outOfReach:
    '{space} is out of reach. Expand towards it{farthest, select, true {} other {, or upgrade your shipping}}.',
  noUnitLeft: 'You have no {unit_many} left on your board. Choose another unit.',
  unitNever: 'Only one clan has {unit_many}, and it isn’t yours. Choose another unit.',
  fishermenAdjacent:
    '{space} is next to another fisherman of yours. Choose a space away from your fishermen.',
  notOnBorder: '{space} isn’t on the border of the map. Your starting workers have to go there.',
  notYourUnit: 'You have no unit on {space}. Choose one of your own.',

  // Upgrades.
  shippingMax: 'Your shipping is already at its maximum.',
  technologyDone:
    '{all, select, true {You’ve already upgraded all your technology.} other {You’ve already upgraded the {worker_tools}’ technology.}}',
  technologyNever: 'Your clan has no technology to upgrade: its workers earn the same all game.',
  noFreeSpace: 'You have no free space left to use.',
  noBonusUpgrade: 'You have no bonus upgrade left to use.',

  // Ports.
  portNotInPlay:
    '{ports, select, true {The port “{port_name}” isn’t in this game. Choose one on the map.} other {This game has no ports.}}',
  portUsed: 'You’ve already used the port “{port_name}”. You can use each port once a game.',
  portOutOfReach:
    'The port “{port_name}” is out of reach. Expand towards it{farthest, select, true {} other {, or upgrade your shipping}}.',
  portNotSo: 'The port “{port_name}” doesn’t do that. Choose another port.',
  portNotSoNow: 'The port “{port_name}” can’t do anything for you right now. Try it on a later turn.',
  portNeedsMore:
    'You can’t use the port “{port_name}” on its own. {effect, select, spareAnimal {Choose it when you fulfil a contract} exchangeGoods {Say what you give and what you get} other {Say which price to move, and trade that good}}.',
  wrongGroup:
    'The port “{port_name}” takes {group, select, basic {basic} other {processed}} goods: {goods}. Give one of these, not {good}.',
  badBundle:
    'The port “{port_name}” gives {count} {group, select, basic {basic} other {processed}} {count, plural, one {good} other {goods}} ({goods}). Choose from these, not {gain}.',
  notExchangeable: 'A {unit} can’t be swapped. Choose another unit.',
  sameKindGoes:
    'You’re swapping out a {old}, so you can’t swap in a {unit}{same, select, true {} other {: your workers are all one kind}}. Choose a unit of another kind.',
  goesAlready: 'You’ve already chosen the unit on {space}. Choose another one.',
  noExchangeLeft: 'You couldn’t finish the swap after that. Choose another unit.',

  // Clans.
  cannotRow: 'Your clan can’t row.',
  alreadyRowed: 'You’ve already rowed this turn. You can row once a turn.',
  rowNotAdjacent:
    '{to} isn’t next to {from}. Row to a loch{ports, select, true { or port space} other {}} next to it.',
  notAFisherman: 'Only fishermen can row, and {space} has a {unit}. Choose a fisherman.',
  noCellar: 'Your clan has no cellar, so you have no barrel to take out.',
  noBarrel:
    '{some, select, true {Spot {place} of your cellar is empty. Choose a spot with a barrel.} other {Your cellar has no barrels.}}',

  // Before the first round, and production.
  noSuchOffer: 'There’s no offer {number}. Pick one from the list.',
  offerTaken: 'Offer {number} is taken. Pick another one.',
  bidTooLow: 'Bid {least, plural, one {# point} other {# points}} or more, or leave this auction.',
  bidTooHigh: 'You can bid up to {most, plural, one {# point} other {# points}}.',
  mustBid: 'You open this auction, so you have to bid. You can bid 0.',
  planTooMuch:
    '“{item}”: {most, plural, =0 {not possible} other {# at most}}, with what you have and the rest of your plan.',
  planNever:
    'You can’t plan “{item}”: {why, select, building {you have no building for it on the map} barrel {there’s no barrel in that spot} aged {barrels move one spot first, and then that spot is empty} other {your clan doesn’t do that}}.',
  alreadyConfirmed: 'You’ve already confirmed production. If you change your mind, change a number first.',
};
