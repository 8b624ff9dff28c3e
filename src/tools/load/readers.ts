/** Readers of the page of a game, who follow every move. */
import { type ClientRequest, get } from 'node:http';
import type { WrittenMoves } from '../bot-process/protocol.ts';

export interface Readers {
  /** Starts measuring how soon readers learn of a change. */
  hear(news: WrittenMoves): void;
  /** Milliseconds until all readers knew of a change, for each change so far. */
  readonly reached: readonly number[];
  /** Returns the number of changes that some readers do not know of. */
  unreached(): number;
  close(): void;
}

/** Opens a page's event stream for many readers. Resolves when all are connected. */
export async function openReaders(
  { game, url }: { readonly game: string; readonly url: string },
  count: number,
): Promise<Readers> {
  const reached: number[] = [];
  /** The version that each reader knows. */
  const known = Array.from({ length: count }, () => 0);
  let changes: { readonly version: number; readonly since: number }[] = [];
  const streams: ClientRequest[] = [];

  /** Reads a stream of events. Each reader has an address of their own, as behind a proxy. */
  const follow = (reader: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'x-forwarded-for': `198.51.${reader >> 8}.${reader & 255}` };
      const asked = get(new URL('live', url), { agent: false, headers }, (answer) => {
        answer.setEncoding('utf8').on('data', (text: string) => {
          const version = Number(/data: (\d+)/.exec(text)?.[1] ?? 0);
          if (version > 0) known[reader] = version;
          settle();
          resolve();
        });
        answer.on('error', () => {});
        if (answer.statusCode !== 200) reject(new Error(`a reader got status ${answer.statusCode}`));
      });
      asked.on('error', reject);
      streams.push(asked);
    });

  /** Notes the changes that everyone knows by now. A reader may know of one before this process does. */
  function settle(): void {
    const [first] = changes;
    if (first === undefined || known.some((version) => version < first.version)) return;
    const now = performance.now();
    const least = Math.min(...known);
    reached.push(...changes.filter(({ version }) => version <= least).map(({ since }) => now - since));
    changes = changes.filter(({ version }) => version > least);
  }

  for (let reader = 0; reader < count; reader++) await follow(reader);
  return {
    hear(news) {
      if (news.game !== game) return;
      changes.push({ version: news.version, since: performance.now() });
      settle();
    },
    reached,
    unreached: () => changes.length,
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}
