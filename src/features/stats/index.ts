/** Statistics of finished games: results, ratings, players, servers. */
export { averageOf } from './eligibility.ts';
export {
  type ClanStats,
  clanStats,
  gamesFor,
  guildStats,
  MIN_GAMES,
  type OptionStats,
  optionStats,
} from './guild-stats.ts';
export {
  type DuelStats,
  duelStats,
  type KnownPlayer,
  listKnownPlayers,
  type PlayerStats,
  playerStats,
  type Tally,
} from './player-stats.ts';
export { MIN_RATED_GAMES, type Rating, ratingsOf } from './ratings.ts';
export { computeResult, type GameResult, type SeatResult } from './result.ts';
export type { StatsService } from './service.ts';
export { createStatsService } from './service.ts';
