/** Signals between processes. */

/** What processes call to each other: a channel is owed something; something is due. */
export type SignalName = 'owed' | 'due';

/** Signals to and from the other processes on the database. */
export interface Signals {
  /** Tells the other processes on the database, where there are any, that there is something to be done. */
  publish(what: SignalName): void;
  /**
   * To be told what others have called, a moment later, as they see to it themselves if they can; and at once, with
   * nothing, after calls may have been missed. Gives what ends it.
   */
  subscribe(listener: (what: SignalName | undefined) => void): () => void;
}
