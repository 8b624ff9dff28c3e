/** The clans, each as a list of abilities of the engine, from the published rules. */
import type { z } from 'zod';
import type { ClanTile } from '../schema.ts';

export const CLAN_TILES = [
  {
    id: 'buchanan',
    experience: 'challenging',
    abilities: [
      { kind: 'exportBoxes', boxes: 2 },
      { kind: 'contractsPerAction', contracts: 2 },
      { kind: 'contractsPerPayment', contracts: 2 },
      { kind: 'drawContracts', contracts: 6 },
    ],
  },
  {
    id: 'campbell',
    experience: 'newcomer',
    abilities: [
      { kind: 'unitDiscount', units: ['cheeseDairy', 'bakery', 'distillery'], amounts: [3, 4, 4, 5] },
    ],
  },
  {
    id: 'cunningham',
    experience: 'newcomer',
    abilities: [{ kind: 'butter', good: 'milk', money: 8 }],
  },
  {
    id: 'fergusson',
    experience: 'newcomer',
    abilities: [
      { kind: 'firstWorkers', count: 3, borderOnly: true },
      { kind: 'startShipping', level: { small: '1-loch', large: '2-loch' } },
    ],
  },
  {
    id: 'macdonald',
    experience: 'challenging',
    abilities: [
      { kind: 'sharedWorkers', count: 8, cost: 6, income: 4 },
      { kind: 'rowing' },
      { kind: 'startShipping', level: { small: 'river', large: 'none' } },
    ],
  },
  {
    id: 'macewan',
    experience: 'challenging',
    kickstarter: true,
    abilities: [{ kind: 'brewing', good: 'grain', money: 9, max: 3 }],
  },
  {
    id: 'mackenzie',
    experience: 'ordinary',
    abilities: [
      { kind: 'moneyOnProcessing', good: 'whisky', money: 3 },
      { kind: 'cellar', payouts: [0, 7, 15] },
    ],
  },
  {
    id: 'robertson',
    experience: 'ordinary',
    abilities: [{ kind: 'deltaDiscount', amount: { small: 2, large: 3 } }],
  },
  {
    id: 'stewart',
    experience: 'ordinary',
    abilities: [
      { kind: 'startMerchants', extra: 3 },
      { kind: 'startShipping', level: { small: 'river', large: 'river' } },
      { kind: 'moneyOnTrade', money: 1 },
    ],
  },
] satisfies z.input<typeof ClanTile>[];
