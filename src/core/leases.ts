/** A lease held by a running process. */
export interface Lease {
  readonly name: string;
  /** Process id of the holder. */
  readonly holder: number;
  /** The holder is ready to use the lease. */
  readonly ready: boolean;
}

/** Moves a lease from one process to another. `undefined`: no process. */
export interface LeaseChange {
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly ready: boolean;
}

/**
 * Leases coordinate the processes on one database. Methods that query the database reject while it does not answer.
 */
export interface Leases {
  /** Returns the id of this process. */
  processId(): number;
  /** Returns whether other processes see this one as alive. If not, they may take over its leases. */
  isAlive(): boolean;
  /** Returns all leases of running processes. This process's own are valid for `validMs` from the time of the call. */
  list(): Promise<readonly Lease[]>;
  /** Validity of a lease in milliseconds. */
  readonly validMs: number;
  /** Changes a lease if `from` holds it (`undefined`: no running process). Returns whether it did. */
  change(change: LeaseChange): Promise<boolean>;
  /** Releases all leases of this process. */
  releaseAll(): Promise<void>;
  /**
   * Rate-limits work across all processes to once every `intervalMs`. Returns 0 if the caller may proceed,
   * else the milliseconds until the next try.
   */
  acquireSlot(name: string, intervalMs: number): Promise<number>;
  /** Notifies all processes of a change. */
  notify(): void;
  /**
   * Subscribes to notifications of changes. `lost`: other processes may have taken this one's leases. Returns the
   * unsubscribe function.
   */
  subscribe(listener: (lost: boolean) => void): () => void;
}
