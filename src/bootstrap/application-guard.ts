/** Ties a database to one Discord application, so that posts for one are never sent by another. */

interface Kept {
  set(key: string, value: string): Promise<void>;
  setIfAbsent(key: string, value: string): Promise<string>;
}

const KEY = 'application';

/** Ties a database to an application unless it has one. `wanted`: the application to move it to. */
export async function assertSameApplication(store: Kept, application: string, wanted?: string) {
  const bound = await store.setIfAbsent(KEY, application);
  if (bound === application) return;
  if (wanted !== application) {
    throw new Error(
      [
        `This database serves another application: ${bound}. The token is that of ${application}.`,
        '  Use the token of that application, or name another database by DATABASE_URL.',
        `  To hand this one over, with all its games: DATABASE_APPLICATION=${application}`,
      ].join('\n'),
    );
  }
  await store.set(KEY, application);
}
