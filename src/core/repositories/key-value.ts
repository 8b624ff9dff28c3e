/** Small values by key, such as the hash of the registered commands. */
export interface KeyValueRepository {
  /** Returns the stored value; `undefined` if there is none. */
  get(key: string): Promise<string | undefined>;
  /** Stores a value, replacing any other. */
  set(key: string, value: string): Promise<void>;
  /** Stores a value if the key has none. Returns the stored value. */
  setIfAbsent(key: string, value: string): Promise<string>;
}
