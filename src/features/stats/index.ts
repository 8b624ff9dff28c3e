/** Statistics of finished games: results, ratings, players, servers. */
export { averageOf } from './eligibility.ts';
export {
  type ClanStats,
  clanStats,
  FEW,
  gamesFor,
  type OptionStats,
  optionStats,
  serverStats,
} from './guild-stats.ts';
export {
  type DuelStats,
  duelStats,
  type Known,
  knownPeople,
  type PersonStats,
  personStats,
  type Tally,
} from './player-stats.ts';
export { PROVISIONAL, type Rating, ratingsOf } from './ratings.ts';
export { type GameResult, resultNow, type SeatResult } from './result.ts';
export type { StatsService } from './service.ts';
export { createRecords } from './service.ts';
