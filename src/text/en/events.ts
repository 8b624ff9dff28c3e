/** What happened, in English: a sentence for each kind of event. */
import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  // Before the first round.
  bidMade: '{seat_bare} bids {amount, plural, one {# point} other {# points}}.',
  bidDeclined: '{seat_bare} leaves this auction.',
  auctionWon:
    '{seat_bare} wins the auction and owes {amount, plural, =0 {nothing} one {# point} other {# points}}.',
  offerPicked: '{seat_bare} picks {clan, select, none {a starting tile} other {{clan_name}}}.',
  workerPlaced: '{seat} places a first {unit} on {space} for £{cost}.',
  workerSkipped: '{seat} cannot place a first worker and goes without.',

  // Sections.
  roundStarted: 'Round {round} begins. Turn order: {order}.',
  productionStarted: 'Production of round {round}.',
  productionDecided: 'Everybody has decided on production.',
  scoringStarted: 'Glory at the end of the round.',
  endingStarted: 'Before the final score.',
  gameFinished: 'The game is over after {rounds, plural, one {# round} other {# rounds}}.',

  // The course of a round.
  merchantsBack: '{seat} takes back {count, plural, one {# merchant} other {# merchants}}.',
  priceRolled:
    'The die for {good} shows {sign}{size}; {price, select, low {the price is low, so } high {the price is high, so } other {}}{move, select, level {the marker moves {distance, plural, one {a step} other {# steps}}, still £{to}} other {{price, select, other {the price} low {it} high {it}} {move, select, same {stays at £{to}} up {rises: £{from} to £{to}} other {falls: £{from} to £{to}}}}}.',
  boardRefilled: 'New contracts on the board: {contracts}.',
  futureRefilled: 'New future contracts: {contracts}.',
  contractLeft:
    '{die, plural, =0 {Contract {contract_text} leaves the game} other {The last die shows {sign}{size}, so the contract in box {sign}{size} leaves the game: {contract_text}}}.',
  turnEnded: '{seat} ends the turn.',
  passed:
    '{seat} {solo, select, true {passes} other {is the {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to pass}} and receives £{bonus}.',
  roundScored:
    '{seat} {weighed, select, true {gains {glory, plural, =0 {no} other {#}} glory for {tile_scoring}} other {has {tile_counted_count} and gains {glory, plural, =0 {no} other {#}} glory}}.',
  mostGlory: '{seat} gains {glory} glory for the most glory.',

  // Actions.
  traded:
    '{seat} {side, select, buy {buys} other {sells}} {count} {good}{neighbourhood, select, true { from neighbours} other {}} {count, plural, one {for £{total}} other {at £{price} for £{total}}}; {move, select, same {the price stays at £{newPrice}} level {the marker moves {distance, plural, one {a step} other {# steps}}, still £{newPrice}} other {the price is now £{newPrice}}}.',
  priceShifted:
    '{seat} moves {move, select, same {the price of {good}, but it stays at £{to}} level {the marker of {good} {distance, plural, one {a step} other {# steps}}, still £{to}} other {the price of {good} from £{from} to £{to}}}.',
  contractObtained:
    '{seat} {drawn, select, true {keeps} other {takes}} contract {contract_text} {pay, select, pays {for £{size}} gets {and receives £{size}} other {for nothing}}{nth, plural, =0 {} other { ({nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of this turn)}}.',
  contractsDrawn:
    '{by, select, building {By the building bonus {seat} draws} other {{seat} draws}} contracts: {contracts}.',
  contractsReturned: '{seat} puts back under the pile: {contracts_numbers}.',
  contractsDiscarded: 'Out of the game: {contracts_numbers}.',
  expanded:
    '{seat} places a {unit} on {space} for £{cost}{detail, select, none {} other { ({unit} £{unitCost}, land {free, select, true {free} other {£{landCost}}}{discount, plural, =0 {} other {; £# off at the river delta}})}}.',
  shippingUpgraded: '{seat} improves shipping to “{level}” {cost, plural, =0 {for nothing} other {for £#}}.',
  technologyUpgraded: '{seat} upgrades the technology of {worker_tools} for £{cost}.',
  merchantHired: '{seat} hires a merchant {cost, plural, =0 {for nothing} other {for £#}}.',
  merchantRecalled: '{seat} takes back a merchant from {side} {good}.',
  fulfilling: '{seat} pays for contract {contract_text}.',
  slaughtered: '{seat} slaughters the {animal} on {space}.',
  fulfilled: '{seat} has fulfilled contract {contract}.',
  imported:
    '{seat} imports {amount} {good_amount}{common, select, true {; all players’ {good} imports: {total}} other {}}.',
  lapsed:
    '{seat} {bonus, select, drawnContracts {cannot take any of them} neighbourhood {{more, select, true {cannot buy anything more from neighbours} other {has to do without {bonus_name}}}} other {has to do without {bonus_name}}}.',
  declined:
    '{seat} {bonus, select, neighbourhood {{more, select, true {buys nothing more from neighbours} other {does without {bonus_name}}}} other {does without {bonus_name}}}.',
  portUsed: '{seat} uses the port “{port_name}”{copied, select, true { as “{effect_name}”} other {}}.',
  unitsExchanged: '{seat} swaps, for nothing: a {old} on {space} for a {unit}.',
  rowed: '{seat} rows a fisherman from {from} to {to}.',
  barrelTaken:
    '{seat} takes the barrel out of place {place}: 1 whisky{money, plural, =0 {} other { and £#}}.',
  brewed: '{seat} brews {count} {good_count} for £{money}.',

  // Production.
  barrelsAged: '{seat}: the barrels in the cellar age.',
  produced: '{seat} receives {items}.',
  planned: '{seat} plans to {item_count_doing}.',
  confirmed: '{seat} has decided on production.',
  processed: '{seat} turns {count} {used_count} into {count} {made_count}.',
  butterMade: '{seat} turns {count} {good_count} into butter for £{money}.',
  barrelStored: '{seat} puts 1 whisky into the cellar.',
};
