/** The game behind the address of a page. */
export interface PageTarget {
  readonly game: string;
  readonly guild: string;
  /** The game's version. */
  readonly version: number;
}

/** Pages of games on the web. The game must exist. */
export interface PageRepository {
  /** Returns the game whose page has this token; `undefined` if there is none. */
  findByToken(token: string): Promise<PageTarget | undefined>;
  /** Stores a token unless the game has a page or its page is turned off. Returns what is stored; `null`: turned off. */
  setIfAbsent(game: string, token: string): Promise<string | null>;
  /** Replaces the token; `null` turns the page off. */
  set(game: string, token: string | null): Promise<void>;
}
