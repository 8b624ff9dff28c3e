/** A player board: units in the order of its columns, and the upgrade costs. Money is in pounds. */
import type { ContentInput } from '../schema.ts';

export const PLAYER_BOARD = {
  units: {
    sheep: { count: 4, cost: 8, yield: 1, provenance: 'likely' },
    cow: { count: 4, cost: 9, yield: 1, provenance: 'likely' },
    cheeseDairy: { count: 4, cost: 12, provenance: 'likely' },
    bakery: { count: 4, cost: 8, provenance: 'observed' },
    field: { count: 4, cost: 18, yield: 2, provenance: 'observed' },
    distillery: { count: 4, cost: 10, provenance: 'observed' },
    woodcutter: { count: 4, cost: 6, income: 4, upgradedIncome: 6, provenance: 'observed' },
    miner: { count: 4, cost: 10, income: 6, upgradedIncome: 8, provenance: 'observed' },
  },
  merchants: { start: 2, hireable: 5, hireCost: 4 },
  shipping: { stepCost: 4 },
  technology: { cost: 10, bonusCost: 5 },
  exportBoxes: 1,
  firstWorkers: 2,
  buildingBonus: { deployed: 4, draw: 3 },
} satisfies ContentInput['playerBoard'];
