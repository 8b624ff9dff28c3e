/** The export board as a view: contracts, rounds, imports. */
import type { Scene } from '../request.ts';
import { contractsPanel } from './contract-tiles.ts';
import { importsPanel } from './imports.ts';
import { marketPanel } from './market-strip.ts';
import type { Panel } from './panel-stack.ts';
import { roundsPanel } from './rounds.ts';

/** Returns the panels of the export board: contracts, round scoring, imports. */
export const exportPanels = (scene: Scene): Panel[] => [
  contractsPanel(scene),
  ...(scene.state.phase === 'finished' ? [] : [roundsPanel(scene)]),
  importsPanel(scene),
];

/** Returns the shared panels beside the map: the market and the export board. */
export const boardPanels = (scene: Scene): Panel[] => [marketPanel(scene), ...exportPanels(scene)];
