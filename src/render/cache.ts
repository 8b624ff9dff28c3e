/** Keeps what was made, so that nothing is made twice: by name, within a number of bytes. */

/** Makes something by name; the same as long as it is kept. */
type Maker<T> = (name: string, make: () => Promise<T>) => Promise<T>;

/**
 * A maker that keeps what was used last, up to so many bytes in all. Whoever asks for what is in the making
 * waits for the same one. What failed is not kept, and is tried again.
 */
export function keeping<T>(most: number, sizeOf: (made: T) => number): Maker<T> {
  /** In the order of their last use. */
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
