/** Stored content. */

/** Content that games are played with. */
export interface ContentRepository {
  /** Keeps content (as JSON text) under its id; the same id again changes nothing. */
  save(id: string, json: string): Promise<void>;
  /** Every content that is kept. */
  list(): Promise<{ id: string; json: string }[]>;
}
