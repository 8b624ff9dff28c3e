/** English: what somebody does, as the rest of a sentence that begins with a name. */
import type { Catalogue } from '../catalogue.ts';

export const actions: Catalogue['actions'] = {
  pick: 'picks offer {number}{known, select, yes {: {offer}} other {}}',
  bid: 'bids {amount, plural, one {# point} other {# points}}',
  declineBid: 'leaves this auction',
  placeWorker: 'places a first {unit} on {space}',
  trade: '{side, select, buy {buys} other {sells}} {count} {good_count}',
  obtain: 'takes contract {contract_text}',
  expand: 'places a {unit} on {space}',
  upgradeShipping: 'upgrades shipping',
  upgradeTechnology: 'upgrades the {worker_tools}’ technology',
  hire: 'hires a merchant',
  fulfil:
    'fulfils contract {contract_text}{spares, plural, =0 {} one { and spares # animal at a port ({spared})} other { and spares # animals at ports ({spared})}}',
  pass: 'passes',
  endTurn: 'ends the turn',
  usePort:
    'uses port {port} ({port_name}){copied, select, true { to copy port {effect} ({effect_name})} other {}}',
  exchangeGoods: 'swaps 1 {discard} for {gain} at port {port}',
  shiftPrice: 'moves the price of {good} {direction, select, up {up} other {down}} at port {port}',
  row: 'rows a fisherman from {from} to {to}',
  takeBarrel: 'takes the barrel from place {place}',
  decline: 'skips the rest',
  buy: 'buys {count} {good_count} from neighbours',
  drawContracts: 'draws contracts',
  takeContract: 'keeps contract {contract_text}',
  slaughter: 'slaughters the {unit, select, none {animal} other {{unit_name}}} on {space}',
  recall: 'takes back a merchant who was {side} {good}',
  brew: 'brews {count} {good_count}',
  exchangeOld: 'gives up the {unit, select, none {unit} other {{unit_name}}} on {space}',
  exchangeNew: 'brings in a {unit}',
  plan: '{again, select, true {now } other {}}plans to {item_count_doing}',
  confirmProduction: 'confirms production',
};
