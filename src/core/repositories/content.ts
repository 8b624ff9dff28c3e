/** Stored content. */

/** Content that games are played with. */
export interface ContentRepository {
  /** Keeps content (as JSON text) under its id; the same id again changes nothing. */
  keepContent(id: string, json: string): Promise<void>;
  /** Every content that is kept. */
  contents(): Promise<{ id: string; json: string }[]>;
}
