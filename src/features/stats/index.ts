/** Statistics of finished games: results, ratings, players, servers. */
export { clanStats, gamesFor, guildStats, optionStats } from './guild-stats.ts';
export { duelStats, type KnownPlayer, listKnownPlayers, playerStats, type Tally } from './player-stats.ts';
export { type Rating, ratingsOf } from './ratings.ts';
export { computeResult, type GameResult, type SeatResult } from './result.ts';
export type { StatsService } from './service.ts';
export { createStatsService } from './service.ts';
