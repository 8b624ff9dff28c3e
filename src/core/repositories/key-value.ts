/** Stored values. */

/** Small values by key. */
export interface KeyValueRepository {
  /** A small value kept between runs, such as the hash of the commands registered last. */
  remembered(key: string): Promise<string | undefined>;
  remember(key: string, value: string): Promise<void>;
  /** Keeps such a value unless there is one: of several at once, one. Gives the one that is kept. */
  rememberFirst(key: string, value: string): Promise<string>;
}
