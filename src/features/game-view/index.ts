/** Looking at a game: recap and score history. Boards need no service. */
export { lastOwnMove, type Recap } from './recap.ts';
export { type ScoreHistory, scoreHistoryOf } from './score-history.ts';
export type { GameViewService } from './service.ts';
export { createGameViewService } from './service.ts';
