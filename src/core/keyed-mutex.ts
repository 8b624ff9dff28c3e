/** Work that is done one after the other, such as all that is done to one game. */

/** Work of one name waits for earlier work of that name; other names do not. */
export function createKeyedMutex(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    // Whether it failed is for its caller to know; the next in line comes in any case.
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
