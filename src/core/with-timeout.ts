/** Returns the result of `work`; `undefined` if it takes longer than `timeoutMs`. The work itself continues. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
