/** English: what a player has to decide, said to that player. */
import type { Catalogue } from '../catalogue.ts';

export const decisions: Catalogue['decisions'] = {
  draft: 'Pick one of the offers. What it shows is yours at once.',
  auction:
    '{step, select, open {Open the auction with a bid.} bid {The highest bid is {high}. Bid more, or leave this auction.} other {Bid, or leave this auction.}}',
  firstWorker:
    'Place a first worker: a woodcutter on forest, a miner on mountain{fishermen, select, true {, a fisherman on a loch or a port space} other {}}.',
  turn: '{done, select, true {Your main action is done. Use what is still open to you, or end your turn.} other {It is your turn: take one main action, or pass.}}',
  secondContract: 'You may take a second contract with this action.',
  secondFulfilment: 'You may fulfil a second contract with this action.',
  shiftedTrade:
    'The port has moved the price of {good}. Now {neighbourhood, select, true {buy some from your neighbours} other {trade it}}.',
  expansion: 'You may now {offered}{parts, plural, one {} other {, in any order}}, or do without.',
  draw: 'Keep one of the contracts drawn, or none: {contracts}.',
  slaughter: 'Choose what is slaughtered for contract {contract}: {offered}.',
  bonuses: 'Use your bonuses in any order, or do without: {offered}.',
  exchange:
    '{step, select, old {Choose two of your units that go back to your board.} other {Choose the unit that comes to {space}.}}',
  production: 'Decide what your buildings make.',
};

export const offered = {
  buy: 'buy {goods} from neighbours',
  draw: '{count, plural, one {draw contracts for the building bonus} other {draw contracts for # building bonuses}}',
  cow: '{count, plural, one {# cow} other {# cows}}',
  sheep: '{count} sheep',
  freeSpace:
    '{count, plural, one {a free space (you pay nothing for the land)} other {# free spaces (you pay nothing for the land)}}',
  upgrade: '{count, plural, one {a bonus upgrade} other {# bonus upgrades}}',
  brew: 'brewing, {count} at most',
} as const;
