/** Calls whoever listens that something is there to be done. */

export interface Bell {
  ring(): void;
  /** Gives what ends it. */
  listen(listener: () => void): () => void;
}

/** A bell; `log` is told of listeners that fail. */
export function createBell(log: (line: string) => void): Bell {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const listener of listeners) {
        try {
          listener();
        } catch (error) {
          // What is to be done is in the store; the use case has been done.
          log(`A listener failed: ${String(error)}`);
        }
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
