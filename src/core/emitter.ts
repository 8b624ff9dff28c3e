/** A minimal event emitter within one process. */

/** Called with the game concerned, if this process knows it. */
export type GameListener = (game?: string) => void;

/** Creates an emitter. Failing listeners are logged. */
export function createEmitter(log: (line: string) => void) {
  const listeners = new Set<GameListener>();
  return {
    emit(game?: string) {
      for (const listener of listeners) {
        try {
          listener(game);
        } catch (error) {
          // The use case has succeeded, and pending work is in the database.
          log(`A listener failed: ${String(error)}`);
        }
      }
    },
    /** Returns the unsubscribe function. */
    subscribe(listener: GameListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
