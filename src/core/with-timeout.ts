/**
 * Returns the result of `work`; `undefined` if it takes longer than `timeoutMs` or the signal aborts first. The work itself
 * continues.
 */
export async function withTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<T | undefined> {
  let stop = () => {};
  const late = new Promise<undefined>((resolve) => {
    const end = () => resolve(undefined);
    const timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    };
    if (signal?.aborted === true) end();
  });
  return await Promise.race([work, late]).finally(stop);
}
