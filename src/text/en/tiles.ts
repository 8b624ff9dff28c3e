/** English words for what is printed on tiles. */
import type { Tiles } from '../catalogue.ts';

export const tiles: Tiles = {
  ports: {
    spareAnimal: {
      short: 'spare an animal',
      line: 'Once, slaughter one fewer animal than a contract asks for.',
    },
    exchangeGoods: {
      short: '{group, select, basic {swap basic goods} other {swap processed goods}}',
      line: 'Discard 1 {group, select, basic {basic} other {processed}} good and get any {gain} {group, select, basic {basic} other {processed}} {gain, plural, one {good} other {goods}}.',
    },
    bonusUpgrade: { short: 'upgrade and glory', line: 'Get a bonus upgrade and {glory} glory.' },
    money: { short: 'money', line: 'Get £{money}.' },
    shiftPrice: {
      short: 'move a price',
      line: 'Move one price {steps, plural, one {# step} other {# steps}} up or down, then trade that good.',
    },
    exchangeUnits: {
      short: 'swap units',
      line: 'Swap two of your units on the map for two of other kinds from your board, for free. Fields can’t be swapped.{neighbourhood, select, true { Then you can buy from the neighbours of both spaces.} false { You can’t buy from neighbours.} other { With the option “{option}” you can then buy from the neighbours of both spaces.}}',
    },
    drawContracts: {
      short: 'money and contracts',
      line: 'Get £{money}. {future, select, true {You can choose from the future contracts: one} other {You can draw contracts and keep one}} for each empty export box, at this round’s price.',
    },
    copy: { short: 'copy a port', line: 'Pay £{cost} to use the effect of another port in this game.' },
  },
  scoring: {
    basicGoods: {
      short: 'basic goods',
      line: '{points} glory for {per, plural, one {each basic good} other {every # basic goods}} in stock.',
    },
    processedGoods: {
      short: 'processed goods',
      line: '{points} glory for {per, plural, one {each processed good} other {every # processed goods}} in stock.',
    },
    borderUnits: {
      short: 'units on the border',
      line: '{points} glory for {per, plural, one {each unit} other {every # units}} on the border of the map.',
    },
    costlySpaces: {
      short: 'costly land',
      line: '{points} glory for {per, plural, one {each unit} other {every # units}} on land with a printed cost of {costs}.',
    },
    imports: {
      short: 'imports',
      line: '{points} glory for {per, plural, one {each cotton, tobacco or sugar cane} other {every # cotton, tobacco or sugar cane}} on fulfilled contracts.',
    },
    meat: {
      short: 'meat',
      line: '{points} glory for {per, plural, one {each beef or mutton} other {every # beef or mutton}} printed on fulfilled contracts.',
    },
    upgrades: {
      short: 'upgrades',
      line: '{points} glory for every {per, plural, one {upgrade} other {# upgrades}}: each shipping step, each technology and each merchant beyond those everyone starts with.',
    },
    units: {
      short: '{group, select, workers {workers} farm {animals, fields and buildings} other {units}}',
      line: '{groups, plural, =1 {{points} glory for each {units_or} on the map} other {Glory for each unit on the map: {weights}}}.',
    },
  },
  counts: {
    basicGoods: '{count, plural, =0 {no basic goods} one {# basic good} other {# basic goods}}',
    processedGoods:
      '{count, plural, =0 {no processed goods} one {# processed good} other {# processed goods}}',
    borderUnits: '{count, plural, =0 {no units} one {# unit} other {# units}} on the border',
    costlySpaces: '{count, plural, =0 {no units} one {# unit} other {# units}} on costly land',
    imports: '{count, plural, =0 {no imports} one {# import} other {# imports}}',
    meat: '{count, plural, =0 {no beef or mutton} other {# beef or mutton}} on fulfilled contracts',
    upgrades: '{count, plural, =0 {no upgrades} one {# upgrade} other {# upgrades}}',
  },
  abilities: {
    exportBoxes: 'Has {boxes, plural, one {# export box} other {# export boxes}}.',
    contractsPerAction: 'Takes or fulfils up to {contracts} contracts with one action.',
    contractsPerPayment:
      'Of {contracts} contracts taken in one turn, only the first costs money (or, in round 1, gives money).',
    drawContracts: 'Draws {contracts, plural, one {# contract} other {# contracts}} for the building bonus.',
    unitDiscount: 'Pays less for {units_many}: {amounts} less for the first, second and so on of a kind.',
    deltaDiscount:
      'Pays {same, select, true {£{large} less} other {£{large} less (£{small} with 1 or 2 players)}} for each unit on a river delta.',
    butter: 'Can discard any amount of {good} at the end of production, for £{money} each.',
    firstWorkers:
      'Places {count, plural, one {# starting worker} other {# starting workers}}{borderOnly, select, true { on the border of the map} other {}}, and pays for {count, plural, one {it} other {all of them}}.',
    startShipping:
      'Starts with {same, select, true {shipping “{large}”} other {{none, select, true {shipping “{small}” with 1 or 2 players} other {shipping “{large}” (with 1 or 2 players “{small}”)}}}}.',
    startMerchants: 'Starts with {extra, plural, one {# more merchant} other {# more merchants}}.',
    moneyOnTrade: 'Gets £{money} with every purchase and every sale, before paying.',
    moneyOnProcessing: 'Gets £{money} for each {good} made in production.',
    cellar:
      'Ages whisky in a cellar with {places, plural, one {# spot} other {# spots}}. Taking a barrel out earns {payouts}, depending on its spot.',
    brewing:
      'Once for each fulfilled contract with hops, can discard up to 1 {good} per hop ({max} at most) for £{money} each.',
    sharedWorkers:
      'Has {count} workers: each can be placed as a woodcutter, miner or fisherman, costs £{cost} and earns £{income}. Fishermen stand on lochs{ports, select, true { and port spaces} other {}}.',
    rowing:
      'Once a turn, before the main action, a fisherman can row to an adjacent loch{ports, select, true { or port space} other {}}.',
  },
  parts: {
    money: '£{count}',
    piece: '{count} {name}',
    hops: '{count} {emblem}{count, plural, one {hop} other {hops}}',
    freeSpace: '{count, plural, one {free space} other {# free spaces}}',
    bonusUpgrade: '{count, plural, one {bonus upgrade} other {# bonus upgrades}}',
    nothing: 'nothing',
    contract: '{needs} → {brings}',
    numbered: '{number} ({text})',
    weight: '{points} for each {units_or}',
    offer: '{clan, select, none {{tile}} other {{name} with {tile}}}',
  },
};
