/** English names of things, as in a sentence. A language may have forms of its own, such as cases. */
import type { Names } from '../catalogue.ts';

export const names: Names = {
  goods: {
    wool: 'wool',
    milk: 'milk',
    grain: 'grain',
    bread: 'bread',
    cheese: 'cheese',
    whisky: 'whisky',
  },
  imports: { cotton: 'cotton', tobacco: 'tobacco', sugarCane: 'sugar cane' },
  meats: { beef: 'beef', mutton: 'mutton' },
  units: {
    sheep: 'sheep',
    cow: '{count, plural, one {cow} other {cows}}',
    cheeseDairy: '{count, plural, one {cheese dairy} other {cheese dairies}}',
    bakery: '{count, plural, one {bakery} other {bakeries}}',
    field: '{count, plural, one {field} other {fields}}',
    distillery: '{count, plural, one {distillery} other {distilleries}}',
    woodcutter: '{count, plural, one {woodcutter} other {woodcutters}}',
    miner: '{count, plural, one {miner} other {miners}}',
    fisherman: '{count, plural, one {fisherman} other {fishermen}}',
  },
  lands: {
    grassland: 'grassland',
    forest: 'forest',
    mountain: 'mountain',
    water: 'a loch or a port space',
    loch: 'a loch',
  },
  clans: {
    buchanan: 'Buchanan',
    campbell: 'Campbell',
    cunningham: 'Cunningham',
    fergusson: 'Fergusson',
    macdonald: 'MacDonald',
    macewan: 'MacEwan',
    mackenzie: 'MacKenzie',
    robertson: 'Robertson',
    stewart: 'Stewart',
  },
  shipping: {
    none: 'none',
    river: 'river',
    '1-loch': '1 loch',
    '2-loch': '2 lochs',
    '3-loch': '3 lochs',
    '4-loch': '4 lochs',
  },
  technologies: { woodcutter: 'woodcutters', miner: 'miners' },
  sides: { buy: 'buying', sell: 'selling' },
  corners: { A: 'top left', B: 'top right', C: 'bottom right', D: 'bottom left' },
  bonuses: {
    neighbourhood: 'the neighbourhood bonus',
    buildingBonus: 'the building bonus',
    drawnContracts: 'the drawn contracts',
    freeSpace: 'the free space',
    upgrade: 'the bonus upgrade',
    brewing: 'brewing',
    secondContract: 'the second contract',
    secondFulfilment: 'fulfilling a second contract',
  },
  // What to do in production. The form `doing` completes “plans to …”.
  planItems: {
    cheeseDairy:
      '{form, select, doing {{count, plural, =0 {make no cheese} other {turn # milk into cheese}}} other {milk into cheese}}',
    bakery:
      '{form, select, doing {{count, plural, =0 {make no bread} other {turn # grain into bread}}} other {grain into bread}}',
    distillery:
      '{form, select, doing {{count, plural, =0 {make no whisky} other {turn # grain into whisky}}} other {grain into whisky}}',
    butter:
      '{form, select, doing {{count, plural, =0 {make no butter} other {turn # milk into butter}}} other {milk into butter}}',
    store:
      '{form, select, doing {put {count, plural, =0 {no} other {a}} barrel into the cellar} other {barrel into the cellar}}',
    take1:
      '{form, select, doing {{count, plural, =0 {leave the barrel in spot 1} other {take the barrel from spot 1}}} other {barrel from spot 1}}',
    take2:
      '{form, select, doing {{count, plural, =0 {leave the barrel in spot 2} other {take the barrel from spot 2}}} other {barrel from spot 2}}',
    take3:
      '{form, select, doing {{count, plural, =0 {leave the barrel in spot 3} other {take the barrel from spot 3}}} other {barrel from spot 3}}',
  },
  // A player's decision: completes “you can …”.
  decisions: {
    draft: 'pick an offer',
    auction: 'bid in the auction',
    firstWorker: 'place a starting worker',
    turn: 'take a main action, or pass',
    secondContract: 'take a second contract, or skip it',
    secondFulfilment: 'fulfil a second contract, or skip it',
    shiftedTrade: 'trade the good whose price just moved',
    expansion: 'use the bonus, or skip it',
    draw: 'choose which of the offered contracts to keep, if any',
    slaughter: 'choose the animals for the contract',
    bonuses: 'use the bonuses, or skip them',
    exchange: 'choose two units to swap out, then two to swap in',
    production:
      '{form, select, does {decide what their buildings make} other {decide what your buildings make}}',
  },
  phases: {
    draft: 'clans',
    workers: 'starting workers',
    actions: 'actions',
    production: 'production',
    finished: 'finished',
  },
  titles: {
    newbie: 'Newbie',
    rookie: 'Rookie',
    average: 'Average',
    expert: 'Expert',
    genius: 'Genius',
  },
};
