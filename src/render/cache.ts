/** An LRU cache of asynchronously made values, limited in bytes. */

/** Returns the cached value of this name, or makes it. */
type Maker<T> = (name: string, make: () => Promise<T>) => Promise<T>;

/**
 * Creates an LRU cache of at most `most` bytes. Concurrent calls for one name share the promise; failures are
 * not cached.
 */
export function createLruCache<T>(most: number, sizeOf: (made: T) => number): Maker<T> {
  /** In order of last use. */
  const kept = new Map<string, T>();
  const making = new Map<string, Promise<T>>();
  let bytes = 0;

  const keep = (name: string, made: T): void => {
    kept.set(name, made);
    bytes += sizeOf(made);
    for (const [oldest, gone] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= sizeOf(gone);
    }
  };

  return async (name, make) => {
    const known = kept.get(name);
    if (known !== undefined) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const underway = making.get(name);
    if (underway !== undefined) return underway;
    const made = make();
    making.set(name, made);
    try {
      const done = await made;
      keep(name, done);
      return done;
    } finally {
      making.delete(name);
    }
  };
}
