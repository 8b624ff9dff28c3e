/** Signals between processes: new outbox entries, or jobs due now. */
export type SignalName = 'owed' | 'due';

/** Signals to and from the other processes on the database. */
export interface Signals {
  /** Notifies the other processes of work to do. */
  publish(what: SignalName): void;
  /**
   * Subscribes to signals of other processes. They arrive slightly delayed, since the sender usually does the work
   * itself; `undefined` immediately after signals may have been lost. Returns the unsubscribe function.
   */
  subscribe(listener: (what: SignalName | undefined) => void): () => void;
}
