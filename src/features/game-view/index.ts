/** Looking back at a game: recap, score history. */
export type { Recap } from './recap.ts';
export { type RaceTold, raceTold } from './score-history.ts';
export type { GameViewService } from './service.ts';
export { createGameView } from './service.ts';
