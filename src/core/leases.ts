/** Leases of several processes on one Postgres database. SQLite has none. */

export interface Lease {
  readonly name: string;
  readonly holder: number;
  readonly ready: boolean;
}

export interface LeaseChange {
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly ready: boolean;
}

/** Leases coordinate the processes on one database. Methods reject while it does not answer. */
export interface Leases {
  processId(): number;
  isAlive(): boolean;
  /** Returns all leases of running processes. This process's own are valid for `validMs` from the time of the call. */
  list(): Promise<readonly Lease[]>;
  readonly validMs: number;
  change(change: LeaseChange): Promise<boolean>;
  releaseAll(): Promise<void>;
  /** Limits work of all processes to once every `intervalMs`. Returns the wait until the next try, or 0. */
  acquireSlot(name: string, intervalMs: number): Promise<number>;
  notify(): void;
  /** Subscribes to changes; returns the unsubscribe function. `lost`: leases may have been taken. */
  subscribe(listener: (lost: boolean) => void): () => void;
}
