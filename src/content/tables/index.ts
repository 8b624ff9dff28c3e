/** The shipped content as it is written in tables. */
import type { ContentInput } from '../schema.ts';
import { CLAN_TILES } from './clans.ts';
import { CONTRACTS } from './contracts.ts';
import { EXPORT_BOARD } from './export-board.ts';
import { FINAL_SCORING } from './final-scoring.ts';
import { MAPS } from './maps/index.ts';
import { MARKET } from './market.ts';
import { PLAYER_BOARD } from './player-board.ts';
import { PORT_TILES } from './port-tiles.ts';
import { SCORING_TILES } from './scoring-tiles.ts';
import { STARTING_TILES } from './starting-tiles.ts';

export const TABLES = {
  name: 'Figures as shipped',
  contracts: CONTRACTS,
  market: MARKET,
  playerBoard: PLAYER_BOARD,
  exportBoard: EXPORT_BOARD,
  neighbourhood: { limit: { 1: 0, 2: 4, 3: 3, 4: 3 }, discount: { basic: 2, processed: 3 } },
  startingTiles: STARTING_TILES,
  noClansMoney: [0, 2, 4, 6],
  highestBid: 30,
  futureContracts: 3,
  portTiles: PORT_TILES,
  scoringTiles: SCORING_TILES,
  clans: CLAN_TILES,
  finalScoring: FINAL_SCORING,
  maps: MAPS,
} satisfies ContentInput;
