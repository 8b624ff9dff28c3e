/** Contents that stored games were played with. */

export interface ContentRepository {
  /** Stores content (JSON text) under its id. Storing it again has no effect. */
  save(id: string, json: string): Promise<void>;
  /** Returns all stored contents. */
  list(): Promise<{ id: string; json: string }[]>;
}
