/** An LRU cache of asynchronously made values, limited in bytes. */

/** Returns the cached value of this name, or makes it. */
type Maker<T> = (name: string, make: () => Promise<T>) => Promise<T>;

/**
 * Creates an LRU cache of at most `most` bytes. Concurrent calls for one name share the promise; failures are
 * not cached.
 */
export function createLruCache<T>(most: number, sizeOf: (made: T) => number): Maker<T> {
  /** In order of last use. */
  const cached = new Map<string, T>();
  const making = new Map<string, Promise<T>>();
  let bytes = 0;

  const keep = (name: string, made: T): void => {
    cached.set(name, made);
    bytes += sizeOf(made);
    for (const [oldest, gone] of cached) {
      if (bytes <= most) break;
      cached.delete(oldest);
      bytes -= sizeOf(gone);
    }
  };

  return async (name, make) => {
    const known = cached.get(name);
    if (known !== undefined) {
      cached.delete(name);
      cached.set(name, known);
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
