/** Tracks whether a game gets new outbox entries while its earlier ones are being delivered. */

/** Creates the record of deliveries under way, by game. */
export function createNewerEntries() {
  const deliveries = new Map<string, AbortController>();
  return {
    begin: (game: string) => void deliveries.set(game, new AbortController()),
    /** Notes that a game has a new entry. Without a game, another process may have added some. */
    arrived: (game?: string) => deliveries.get(game ?? '')?.abort(),
    /** Returns the signal that newer entries have arrived; `undefined` for a game that is not being delivered. */
    signalOf: (game: string): AbortSignal | undefined => deliveries.get(game)?.signal,
    /** Ends a delivery. Returns whether newer entries have arrived since it began. */
    end(game: string): boolean {
      const { aborted } = deliveries.get(game)?.signal ?? { aborted: false };
      deliveries.delete(game);
      return aborted;
    },
  };
}

export type NewerEntries = ReturnType<typeof createNewerEntries>;
