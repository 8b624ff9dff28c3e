/** The map: four modules with two sides each, and the port positions. We chose which side is number 1. */
import type { ContentInput } from '../../schema.ts';
import { A1 } from './A1.ts';
import { A2 } from './A2.ts';
import { B1 } from './B1.ts';
import { B2 } from './B2.ts';
import { C1 } from './C1.ts';
import { C2 } from './C2.ts';
import { D1 } from './D1.ts';
import { D2 } from './D2.ts';

export const MAPS = {
  sides: { A1, A2, B1, B2, C1, C2, D1, D2 },
  ports: {
    // B1, L1, M9 and A9; the third was not seen.
    small: {
      A: { column: 1, row: 0 },
      B: { column: 11, row: 0 },
      C: { column: 12, row: 8, provenance: 'reconstructed' },
      D: { column: 0, row: 8 },
    },
    // Just outside the grid.
    large: {
      A: { column: -1, row: 0 },
      B: { column: 13, row: 0 },
      C: { column: 12, row: 9 },
      D: { column: 0, row: 9 },
    },
  },
} satisfies ContentInput['maps'];
