/** Signals between processes: new outbox entries, jobs due now, a changed game. */
export type SignalName = 'owed' | 'due' | 'changed';

export interface Signals {
  /** Notifies the other processes of work to do, or of changes. */
  publish(what: SignalName): void;
  /** Subscribes to others' signals; `undefined`: some may be lost. Returns the unsubscribe function. */
  subscribe(listener: (what: SignalName | undefined) => void): () => void;
}
