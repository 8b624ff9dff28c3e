/** Work that nobody waits for longer than so long. */

/** What comes of it within so many milliseconds; nothing where it takes longer, and it goes on then. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
