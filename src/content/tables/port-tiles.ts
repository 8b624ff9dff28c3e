/** The port tiles (R-PORT-1 to R-PORT-9), from the published rules. */
import type { z } from 'zod';
import type { PortTile } from '../schema.ts';

export const PORT_TILES = [
  { id: 1, effect: { kind: 'spareAnimal' } },
  { id: 2, effect: { kind: 'exchangeGoods', group: 'basic', gain: 3 } },
  { id: 3, effect: { kind: 'exchangeGoods', group: 'processed', gain: 2 } },
  { id: 4, effect: { kind: 'bonusUpgrade', glory: 3 } },
  { id: 5, effect: { kind: 'money', money: 10 } },
  { id: 6, effect: { kind: 'shiftPrice', steps: 3 } },
  { id: 7, effect: { kind: 'exchangeUnits', neighbourhood: false } },
  { id: 8, effect: { kind: 'drawContracts', money: 5 } },
  { id: 9, effect: { kind: 'copy', cost: 3 }, kickstarter: true },
] satisfies z.input<typeof PortTile>[];
