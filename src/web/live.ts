/** Notifies open pages when their game changes, in this process or another. */
import { coalesceCalls } from '../core/index.ts';
import type { WebPageService } from '../features/web-page/index.ts';

/** Notifies a reader of the game's version; `undefined`: the page is gone. */
export type Tell = (version: number | undefined) => unknown;

export interface Live {
  /** Adds a reader, notified of the version now and after each change. Returns the function that removes them. */
  add(token: string, tell: Tell): () => void;
  /** Returns the number of readers. */
  readers(): number;
  close(): void;
}

/** Time between checks without a signal, in case one was lost. Also keeps connections open. */
const CHECK_INTERVAL_MS = 20_000;

/** Creates the watch over games with readers. One query for each game, however many readers it has. */
export function createLive(
  pages: Pick<WebPageService, 'findByToken' | 'onChanged'>,
  log: (error: unknown) => void,
): Live {
  const watched = new Map<string, { version: number | undefined; readonly readers: Set<Tell> }>();

  async function check(token: string): Promise<void> {
    const version = (await pages.findByToken(token))?.version;
    const entry = watched.get(token);
    if (entry === undefined || entry.version === version) return;
    entry.version = version;
    for (const tell of [...entry.readers]) tell(version);
  }

  const checks = coalesceCalls(async () => {
    for (const token of [...watched.keys()]) await check(token).catch(log);
  });
  const unsubscribe = pages.onChanged(checks.call);
  const timer = setInterval(checks.call, CHECK_INTERVAL_MS).unref();

  return {
    add(token, tell) {
      const entry = watched.get(token) ?? { version: undefined, readers: new Set<Tell>() };
      watched.set(token, entry);
      entry.readers.add(tell);
      if (entry.version !== undefined) tell(entry.version);
      else checks.call();
      return () => {
        entry.readers.delete(tell);
        if (entry.readers.size === 0 && watched.get(token) === entry) watched.delete(token);
      };
    },
    readers: () => [...watched.values()].reduce((sum, { readers }) => sum + readers.size, 0),
    close() {
      unsubscribe();
      clearInterval(timer);
      checks.cancel();
    },
  };
}
