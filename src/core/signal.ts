/** Calls whoever listens that something is there to be done. */

export interface Signal {
  emit(): void;
  /** Gives what ends it. */
  subscribe(listener: () => void): () => void;
}

/** A bell; `log` is told of listeners that fail. */
export function createSignal(log: (line: string) => void): Signal {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of listeners) {
        try {
          listener();
        } catch (error) {
          // What is to be done is in the store; the use case has been done.
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
