/** A game with figures of its own, in which nobody can pay for a first worker (R-SETUP-4). */
import { CONTENT } from '../../src/content/index.ts';
import type { Recording } from './recording.ts';

export function skippedWorkers(): Recording {
  const startingTiles = CONTENT.startingTiles.map(({ id, goods }) => ({ id, money: 0, goods }));
  return {
    about: 'With figures that leave no money for first workers: they are skipped.',
    setup: { seed: 'poor', players: 2, options: { noClans: true } },
    content: { name: 'Poor', startingTiles, noClansMoney: [0, 0, 0, 0] },
    steps: [
      { seat: 1, action: { type: 'pick', offer: 0 } },
      { seat: 0, action: { type: 'pick', offer: 1 } },
      { seat: 0, action: { type: 'pass' } },
    ],
  };
}
