/** LRU caches, limited in size. */

/** Creates an LRU cache whose values have at most the size `most` together. */
export function createLruMap<T>(most: number, sizeOf: (value: T) => number) {
  /** In order of last use. */
  const cached = new Map<string, T>();
  let size = 0;

  function drop(name: string): void {
    const value = cached.get(name);
    if (cached.delete(name)) size -= sizeOf(value as T);
  }

  return {
    /** Returns a value, which becomes the last used one; `undefined` if it is not cached. */
    get(name: string): T | undefined {
      const value = cached.get(name);
      if (value === undefined) return undefined;
      cached.delete(name);
      cached.set(name, value);
      return value;
    },
    /** Caches a value, and drops the least recently used ones above the limit. */
    set(name: string, value: T): void {
      drop(name);
      cached.set(name, value);
      size += sizeOf(value);
      for (const oldest of cached.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
    },
    clear(): void {
      cached.clear();
      size = 0;
    },
  };
}

interface LruCache<T> {
  /** Returns the cached value of this name, or makes it. */
  (name: string, make: () => Promise<T>): Promise<T>;
  /** Returns the cached value of this name; `undefined` if there is none. */
  get(name: string): T | undefined;
}

/** Creates an LRU cache of at most `most` bytes. Calls for one name share a promise; failures are dropped. */
export function createLruCache<T>(most: number, sizeOf: (made: T) => number): LruCache<T> {
  const cached = createLruMap(most, sizeOf);
  const making = new Map<string, Promise<T>>();

  const getOrMake = async (name: string, make: () => Promise<T>): Promise<T> => {
    const known = cached.get(name);
    if (known !== undefined) return known;
    const underway = making.get(name);
    if (underway !== undefined) return underway;
    const made = make();
    making.set(name, made);
    try {
      const done = await made;
      cached.set(name, done);
      return done;
    } finally {
      making.delete(name);
    }
  };
  return Object.assign(getOrMake, { get: cached.get });
}
