export interface Signal {
  emit(): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a signal. Failing listeners are logged. */
export function createSignal(log: (line: string) => void): Signal {
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
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
