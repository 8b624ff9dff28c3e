/** A minimal event emitter within one process. */

/** Creates an emitter. Failing listeners are logged. */
export function createEmitter(log: (line: string) => void) {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of listeners) {
        try {
          listener();
        } catch (error) {
          // The use case has succeeded, and pending work is in the database.
          log(`A listener failed: ${String(error)}`);
        }
      }
    },
    /** Returns the unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Emitter = ReturnType<typeof createEmitter>;
