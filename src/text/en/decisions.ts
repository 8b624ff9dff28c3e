/** English: a player's decision, addressed to that player. */
export const decisions = {
  draft: 'Pick an offer. You get what it shows right away.',
  auction:
    '{step, select, open {Open the auction with a bid.} bid {The highest bid is {high}. Bid more, or leave this auction.} other {Bid, or leave this auction.}}',
  firstWorker:
    'Place a starting worker{border, select, true { on the border of the map} other {}}: {fishermen, select, true {a woodcutter on a forest, a miner on a mountain, or a fisherman on a loch{ports, select, true { or port space} other {}}} other {a woodcutter on a forest or a miner on a mountain}}.',
  turn: '{done, select, true {Your main action is done. You can still do more this turn, or end it.} other {Take one main action, or pass.}}',
  secondContract: 'You can take a second contract with this action.',
  secondFulfilment: 'You can fulfil a second contract with this action.',
  shiftedTrade:
    'The port has moved the price of {good}. Now {neighbourhood, select, true {buy some from your neighbours} other {trade it}}.',
  expansion: 'You can now {offered}{parts, plural, one {. Or skip it} other {, in any order. Or skip them}}.',
  draw: 'Choose which of these contracts to keep, if any: {contracts}.',
  slaughter: 'Choose what to slaughter for contract {contract}: {offered}.',
  bonuses:
    '{from, select, port {Port bonus} other {{parts, plural, one {Contract bonus} other {Contract bonuses, in any order}}}}: {offered}.',
  exchange:
    '{step, select, old {Choose two of your units to swap out: they go back to your board.} second {Choose the second unit to swap out.} other {Choose a unit for {space}.}}',
  production: 'Decide what your buildings make.',
};

/** English: what a decision offers, as the rest of “You can …” or in a list. */
export const offered = {
  buy: 'buy {goods} from neighbours',
  draw: '{future, select, true {choose from the future contracts} other {draw contracts}}{count, plural, one {} other { for # building bonuses}}',
  cow: '{count, plural, one {# cow} other {# cows}}',
  sheep: '{count} sheep',
  freeSpace:
    'place {count, plural, one {a unit on free land (you still pay for the unit)} other {# units on free land (you still pay for the units)}}',
  upgrade: '{count, plural, one {take a bonus upgrade} other {take # bonus upgrades}}',
  brew: 'brew up to {count} {good_count}',
} as const;
