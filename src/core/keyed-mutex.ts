/** Creates a mutex per key: work with the same key runs one at a time, in order. */
export function createKeyedMutex(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    // Errors are for the caller; they must not block the next in line.
    const done = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, done);
    void done.then(() => {
      if (last.get(name) === done) last.delete(name);
    });
    return result;
  };
}
