/** Small values by key, such as the hash of the registered commands. */
export interface KeyValueRepository {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Stores a value if the key has none. Returns the stored value. */
  setIfAbsent(key: string, value: string): Promise<string>;
}
