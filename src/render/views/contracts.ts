/** The export board as a view: contracts, rounds, imports. */
import type { Scene } from '../request.ts';
import { contractsPanel } from './contract-tiles.ts';
import { importsPanel } from './imports.ts';
import { marketPanel } from './market-strip.ts';
import type { Panel } from './panel-stack.ts';
import { roundsPanel } from './rounds.ts';

/** The export board: contracts, what the rounds score, imports. */
export const exportPanels = (scene: Scene): Panel[] => [
  contractsPanel(scene),
  ...(scene.state.phase === 'finished' ? [] : [roundsPanel(scene)]),
  importsPanel(scene),
];

/** All that is beside the map for all players: the market and the export board. */
export const boardPanels = (scene: Scene): Panel[] => [marketPanel(scene), ...exportPanels(scene)];
