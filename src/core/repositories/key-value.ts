/** Stored values. */

/** Small values by key. */
export interface KeyValueRepository {
  /** A small value kept between runs, such as the hash of the commands registered last. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Keeps such a value unless there is one: of several at once, one. Gives the one that is kept. */
  setIfAbsent(key: string, value: string): Promise<string>;
}
