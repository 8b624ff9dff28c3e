/** Every decision as the player reads it, without a game. The compiler checks that none is missing. */
import type { Decision, DecisionKind } from '../../../src/engine/index.ts';

type DecisionData<K extends DecisionKind> = Omit<Extract<Decision, { kind: K }>, 'kind' | 'seat'>;
type Golden = { [K in DecisionKind]: readonly (readonly [DecisionData<K>, string])[] };

export const DECISIONS: Golden = {
  draft: [[{}, 'Pick an offer. You get what it shows right away.']],
  auction: [[{}, 'Bid, or leave this auction.']],
  firstWorker: [[{}, 'Place a starting worker: a woodcutter on a forest or a miner on a mountain.']],
  turn: [[{}, 'Take one main action, or pass.']],
  secondContract: [[{}, 'You can take a second contract with this action.']],
  secondFulfilment: [[{}, 'You can fulfil a second contract with this action.']],
  shiftedTrade: [
    [{ good: 'wool', neighbourhood: false }, 'The port has moved the price of wool. Now trade it.'],
    [
      { good: 'wool', neighbourhood: true },
      'The port has moved the price of wool. Now buy some from your neighbours.',
    ],
  ],
  expansion: [
    [{ goods: ['wool'], draws: 0 }, 'You can now buy wool from neighbours. Or skip it.'],
    [
      { goods: ['wool', 'milk', 'whisky'], draws: 1 },
      'You can now buy wool, milk and whisky from neighbours and draw contracts, in any order. Or skip them.',
    ],
    [{ goods: [], draws: 2 }, 'You can now draw contracts for 2 building bonuses. Or skip it.'],
  ],
  draw: [
    [
      { contracts: [2, 4], taken: 0, rowStays: false },
      'Choose which of these contracts to keep, if any: 2 (6 wool → 3 tobacco, 2 hops); 4 (3 beef → 3 cotton, 3 hops).',
    ],
  ],
  slaughter: [
    [{ contract: 37, cow: 1, sheep: 2 }, 'Choose what to slaughter for contract 37: 1 cow, 2 sheep.'],
    [{ contract: 4, cow: 3, sheep: 0 }, 'Choose what to slaughter for contract 4: 3 cows.'],
  ],
  bonuses: [
    [{ source: 'contract:10', freeSpace: 0, upgrades: 2, brew: 0 }, 'Contract bonus: take 2 bonus upgrades.'],
    [
      { source: 'contract:5', freeSpace: 1, upgrades: 1, brew: 1 },
      'Contract bonuses, in any order: place a unit on free land (you still pay for the unit), take a bonus upgrade, brew up to 1 grain.',
    ],
  ],
  exchange: [
    [
      { source: 'port:7', neighbourhood: true, spaces: [], units: [] },
      'Choose two of your units to swap out: they go back to your board.',
    ],
    [
      { source: 'port:7', neighbourhood: true, spaces: ['C4'], units: [] },
      'Choose the second unit to swap out.',
    ],
    [
      { source: 'port:7', neighbourhood: true, spaces: ['C4', 'C5'], units: ['cow'] },
      'Choose a unit for C5.',
    ],
  ],
  production: [[{}, 'Decide what your buildings make.']],
};
