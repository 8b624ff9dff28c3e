/** English: a sentence for each kind of event. */
import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  // Before the first round.
  bidMade: '{seat_bare} bids {amount, plural, one {# point} other {# points}}.',
  bidDeclined: '{seat_bare} leaves this auction.',
  auctionWon:
    '{seat_bare} wins the auction {amount, plural, =0 {for free} one {for # point} other {for # points}}.',
  offerPicked: '{seat_bare} picks {clan, select, none {a starting tile} other {{clan_name}}}.',
  workerPlaced: '{seat} places a starting {unit} on {space} for £{cost}.',
  workerSkipped: '{seat} can’t place this starting worker, so it’s skipped.',

  // Sections.
  roundStarted: 'Round {round} begins.{solo, select, true {} other { Turn order: {order}.}}',
  productionStarted: 'Production of round {round}.',
  productionDecided: 'Everyone has confirmed production.',
  scoringStarted: 'Glory at the end of the round.',
  endingStarted: 'Before the final score.',
  gameFinished: 'The game is over after {rounds, plural, one {# round} other {# rounds}}.',

  // During a round.
  merchantsBack: '{seat} gets {count, plural, one {# merchant} other {# merchants}} back.',
  priceRolled:
    'The die for {good} shows {sign}{size}; {price, select, low {the price is low, so } high {the price is high, so } other {}}{move, select, level {the marker moves {distance, plural, one {# step} other {# steps}}, but the price stays at £{to}} other {{price, select, other {the price} low {it} high {it}} {move, select, same {stays at £{to}} up {rises from £{from} to £{to}} other {falls from £{from} to £{to}}}}}.',
  boardRefilled: '{count, plural, one {New contract} other {New contracts}} on the board: {contracts}.',
  futureRefilled: '{count, plural, one {New future contract} other {New future contracts}}: {contracts}.',
  contractLeft:
    '{die, plural, =0 {Contract {contract_text} leaves the game} other {The last die shows {sign}{size}, so the contract in box {sign}{size} leaves the game: {contract_text}}}.',
  turnEnded: '{seat} ends the turn.',
  passed:
    '{seat} passes{solo, select, true {} other { {place, plural, =1 {first} =2 {second} =3 {third} other {fourth}}}} and gets £{bonus}.',
  roundScored:
    '{seat} gets {glory, plural, =0 {no} other {#}} glory{weighed, select, true { for {tile_scoring}} other { ({tile_counted_count})}}.',
  mostGlory: '{seat} gets {glory} glory for having the most.',

  // Actions.
  traded:
    '{seat} {side, select, buy {buys} other {sells}} {count} {good}{neighbourhood, select, true { from neighbours} other {}} {count, plural, one {for £{total}} other {for £{total} (£{price} each)}}; {move, select, same {the price stays at £{newPrice}} level {the marker moves {distance, plural, one {# step} other {# steps}}, but the price stays at £{newPrice}} other {the price is now £{newPrice}}}.',
  priceShifted:
    '{seat} moves {move, select, same {the price of {good}, but it stays at £{to}} level {the {good} marker {distance, plural, one {# step} other {# steps}}, but the price stays at £{to}} other {the price of {good} from £{from} to £{to}}}.',
  contractObtained:
    '{seat} {drawn, select, true {keeps} other {takes}} contract {contract_text} {pay, select, pays {for £{size}} gets {and gets £{size}} other {for free}}{nth, plural, =0 {} other { ({nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} this turn)}}.',
  contractsDrawn:
    '{seat} draws contracts{by, select, building { for the building bonus} other {}}: {contracts}.',
  contractsReturned: '{seat} puts these back under the pile: {contracts_numbers}.',
  contractsDiscarded: 'Out of the game: {contracts_numbers}.',
  expanded:
    '{seat} places a {unit} on {space} for £{cost}{detail, select, none {} other { ({unit} £{unitCost}, land {free, select, true {free} other {£{landCost}}}{discount, plural, =0 {} other {; £# off at the river delta}})}}.',
  shippingUpgraded: '{seat} upgrades shipping to “{level}” {cost, plural, =0 {for free} other {for £#}}.',
  technologyUpgraded:
    '{seat} upgrades the {worker_tools}’ technology for £{cost}; each now earns £{income} a round, not £{before}.',
  merchantHired: '{seat} hires a merchant {cost, plural, =0 {for free} other {for £#}}.',
  merchantRecalled: '{seat} takes back a merchant who was {side} {good}.',
  fulfilling: '{seat} delivers the goods for contract {contract_text}.',
  slaughtered: '{seat} slaughters the {animal} on {space}.',
  fulfilled: '{seat} has fulfilled contract {contract}.',
  imported: '{seat} imports {amount} {good_amount}{common, select, true { ({total} in total)} other {}}.',
  lapsed:
    '{seat} can’t {bonus, select, drawnContracts {afford any of {drawn, select, true {them} other {the offered contracts}}} neighbourhood {{more, select, true {buy any more from neighbours} other {buy anything from neighbours}}} secondContract {take a second contract} secondFulfilment {fulfil a second contract} brewing {brew} other {use {bonus_name}}}.',
  declined:
    '{seat} {bonus, select, drawnContracts {takes none of {drawn, select, true {them} other {the offered contracts}}} neighbourhood {{more, select, true {buys nothing more from neighbours} other {skips {bonus_name}}}} buildingBonus {{by, select, port {draws no contracts} other {skips {bonus_name}}}} other {skips {bonus_name}}}.',
  portUsed: '{seat} uses the port “{port_name}”{copied, select, true { to copy “{effect_name}”} other {}}.',
  unitsExchanged: '{seat} swaps the {old} on {space} for a {unit}, for free.',
  rowed: '{seat} rows a fisherman from {from} to {to}.',
  barrelTaken: '{seat} takes the barrel from spot {place}: 1 whisky{money, plural, =0 {} other { and £#}}.',
  brewed: '{seat} brews {count} {good_count} for £{money}.',

  // Production.
  barrelsAged: '{seat} ages the whisky: each barrel moves one spot.',
  produced: '{seat} gets {items}.',
  planned: '{seat} plans to {item_count_doing}.',
  confirmed: '{seat} confirms production.',
  processed: '{seat} turns {count} {used_count} into {count} {made_count}.',
  butterMade: '{seat} turns {count} {good_count} into butter for £{money}.',
  barrelStored: '{seat} puts 1 whisky into the cellar.',
};
