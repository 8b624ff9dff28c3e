/** A minimal event emitter within one process. */
import type { ServiceLog } from './service-log.ts';

/** Called with the game concerned, if this process knows it. */
export type GameListener = (game?: string) => void;

/** Creates an emitter. Failing listeners are logged. */
export function createEmitter(log: ServiceLog) {
  const listeners = new Set<GameListener>();
  return {
    emit(game?: string) {
      for (const listener of listeners) {
        try {
          listener(game);
        } catch (error) {
          // The use case has succeeded, and pending work is in the database.
          log('A listener failed.', error);
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
