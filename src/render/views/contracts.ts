/** The whole export board: contracts, rounds, imports. */
import { houseOf } from '../../engine/index.ts';
import type { Pen } from '../canvas.ts';
import { rows } from '../panel.ts';
import type { Scene } from '../request.ts';
import type { Box } from '../write.ts';
import { drawContractTiles } from './contract-tiles.ts';
import { drawImports } from './imports.ts';
import { drawRounds } from './rounds.ts';

export { drawContractTiles, drawImports, drawRounds };

/** Draws the whole export board in a box. */
export function drawContracts(pen: Pen, scene: Scene, box: Box): void {
  const house = houseOf(scene.state.setup);
  const gap = Math.min(box.width, box.height) * 0.016;
  const rounds = house.scoringTiles ? 33 : 21;
  const imports = house.importValues === 'static' ? 9 : 21;
  const [tiles, course, goods] = rows(box, [100 - rounds - imports, rounds, imports], gap);
  drawContractTiles(pen, scene, tiles as Box);
  drawRounds(pen, scene, course as Box);
  drawImports(pen, scene, goods as Box);
}
