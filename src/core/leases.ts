/** Leases: what one process of many on a database does for all of them. */

/** A lease that a living process has. */
export interface Lease {
  readonly name: string;
  /** The number of that process. */
  readonly holder: number;
  /** Whether it is ready for what the lease is about. */
  readonly ready: boolean;
}

/** A lease that goes from one process (`undefined`: nobody) to another (nobody). */
export interface LeaseChange {
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly ready: boolean;
}

/** Leases as one process sees them. All that asks the database rejects while it does not answer. */
export interface Leases {
  /** The number of this process. */
  me(): number;
  /** Whether the others can see that it lives; else they may take what it has. */
  isSeen(): boolean;
  /** All leases of those who live. Our own hold for `lasts` from when this was asked. */
  look(): Promise<readonly Lease[]>;
  /** Milliseconds. */
  readonly lasts: number;
  /** Changes a lease if `from` has it (`undefined`: nobody who lives); gives whether that was so. */
  change(change: LeaseChange): Promise<boolean>;
  /** Gives back all that this process has. */
  leave(): Promise<void>;
  /**
   * For what all processes together may do once in so many milliseconds: 0 where it may be done now, else in how many
   * milliseconds to ask again.
   */
  turn(name: string, every: number): Promise<number>;
  /** Tells all processes that something has changed. */
  call(): void;
  /** To be told so; `lost`: others may have taken what is ours by now. Gives what ends it. */
  onCall(listener: (lost: boolean) => void): () => void;
}
