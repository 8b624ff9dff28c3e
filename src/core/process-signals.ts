/** Signals between processes: new outbox entries, or jobs due now. */
export type SignalName = 'owed' | 'due';

export interface Signals {
  /** Notifies the other processes of work to do. */
  publish(what: SignalName): void;
  /** Subscribes to others' signals; `undefined`: some may be lost. Returns the unsubscribe function. */
  subscribe(listener: (what: SignalName | undefined) => void): () => void;
}
