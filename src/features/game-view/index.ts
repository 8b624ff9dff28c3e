/** Looking back at a game: recap, score history. */
export { type Deed, type Doings, doingsIn, type Recap } from './recap.ts';
export { type RaceTold, raceTold } from './score-history.ts';
export { createGameView } from './service.ts';
