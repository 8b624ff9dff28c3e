/** A cached result of a finished game. `version`: of the code that computed it. */
export interface RawResult {
  version: number;
  result: unknown;
}

export interface ResultRepository {
  /** Returns the stored results of a guild's finished games, computed by code of this version. */
  listByGuild(guild: string, version: number): Promise<unknown[]>;
  /** Returns the finished games of a guild without such a result. */
  listMissing(guild: string, version: number): Promise<string[]>;
  /** Returns the stored result of a game, of any version; `undefined` if there is none. */
  find(game: string): Promise<unknown>;
  /** Stores the result of a game if it is finished and its version is still `at`. */
  save(game: string, at: number, result: RawResult): Promise<void>;
}
