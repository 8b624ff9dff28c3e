/** Stores threads in a file, so that games in them continue after a restart. Their messages are lost. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from './json.ts';
import { isThread, type ThreadChannel, type World } from './state.ts';

const stored = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    guild: z.string().exactOptional(),
    thread: z.object({
      parent: z.string(),
      since: z.string(),
      archivesAfter: z.number(),
      members: z.array(z.string()).transform((members) => new Set(members)),
      private: z.object({ invitable: z.boolean() }).exactOptional(),
      archived: z.boolean(),
      archivedAt: z.string(),
      locked: z.boolean(),
    }),
  }),
);

/**
 * Opens the threads that a file holds, and writes them to it whenever they change. Those of channels that are not there this
 * time wait in the file.
 */
export function storeThreads(world: World, file: string, log?: (line: string) => void): void {
  const known = read(file);
  const waiting = known.filter(({ thread }) => !world.channels.has(thread.parent));
  for (const thread of known) if (!waiting.includes(thread)) world.channels.set(thread.id, thread);
  world.changes.on('channels', () => {
    const threads = [...waiting, ...[...world.channels.values()].filter(isThread)];
    const members = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);
    replaceFile(file, JSON.stringify(threads, members), log);
  });
}

/** Replaces a file. On a full disk it stays as it was: threads then only last until the restart. */
function replaceFile(file: string, text: string, log?: (line: string) => void): void {
  try {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } catch (error) {
    log?.(`the threads could not be stored: ${String(error)}`);
  }
}

/** Returns the threads in a file; none if there is no such file, or if it was damaged. */
function read(file: string): readonly ThreadChannel[] {
  try {
    return stored.safeParse(parseJson(readFileSync(file, 'utf8'))).data ?? [];
  } catch {
    return [];
  }
}
