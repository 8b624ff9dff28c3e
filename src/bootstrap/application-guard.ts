/** Binds a database to the application that it serves: what it owes to one world must not be posted into another. */

/** What is asked of a store. */
interface Kept {
  set(key: string, value: string): Promise<void>;
  setIfAbsent(key: string, value: string): Promise<string>;
}

const KEY = 'application';

/**
 * Binds a database to an application, unless it is bound to one. `wanted`: the application to which whoever runs the bot
 * hands the database over, whatever it was bound to. Rejects with sentences for them where it serves another one.
 */
export async function assertSameApplication(
  store: Kept,
  application: string,
  wanted?: string,
): Promise<void> {
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
