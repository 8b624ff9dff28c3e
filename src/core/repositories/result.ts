/** Stored results. */

/** What has come of a finished game, for statistics: a cache, by a reckoning of this version. */
export interface RawResult {
  version: number;
  /** Plain JSON; as it was found, it may be anything. */
  result: unknown;
}

/** Results of finished games. */
export interface ResultRepository {
  /** What has come of the finished games of a guild, as far as it is kept by a reckoning of this version. */
  listByGuild(guild: string, version: number): Promise<unknown[]>;
  /** The finished games of a guild of which that is not kept. */
  listMissing(guild: string, version: number): Promise<string[]>;
  /** Keeps what has come of a game, if the game is still at this version; else nothing is done. */
  save(game: string, at: number, result: RawResult): Promise<void>;
}
