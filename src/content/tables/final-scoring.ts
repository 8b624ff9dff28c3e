/** Final scoring (R-FINAL-1 to R-FINAL-3, R-OPT-1, R-OPT-9) and the solo goals (R-SOLO-4). */
import type { ContentInput } from '../schema.ts';

export const FINAL_SCORING = {
  goods: { basic: 1, processed: 2 },
  poundsPerPoint: 10,
  hops: 1,
  imports: [3, 4, 5],
  staticImport: 4,
  contracts: { 2: [8], 3: [12, 6], 4: [12, 6] },
  settlements: { 2: [12], 3: [18, 12, 6], 4: [18, 12, 6] },
  mostGlory: 6,
  solo: {
    contracts: [
      { atLeast: 5, points: 4 },
      { atLeast: 6, points: 8 },
      { atLeast: 7, points: 12 },
    ],
    settlements: [
      { atLeast: 8, points: 6 },
      { atLeast: 11, points: 12 },
      { atLeast: 14, points: 18 },
    ],
    titles: [
      { atLeast: -999, title: 'newbie' },
      { atLeast: 116, title: 'rookie' },
      { atLeast: 131, title: 'average' },
      { atLeast: 146, title: 'expert' },
      { atLeast: 161, title: 'genius' },
    ],
  },
} satisfies ContentInput['finalScoring'];
