/** Registers game content with the engine and stores it next to the games that use it. */
import { type Content, keptContent, readContent } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import type { ContentRepository } from './repositories/content.ts';

export interface ContentRegistry {
  /** Content id for new games. */
  readonly id: string;
  /** Stores the content for new games. Call it before a game refers to that content. */
  keep(): Promise<void>;
  /** Registers a game's content with the engine if needed. Returns false if no stored content has this id. */
  ensure(id: string): Promise<boolean>;
}

/** Creates the registry; registers the current content and all stored content. */
export async function openContentRegistry(
  store: ContentRepository,
  content: Content,
  log: (line: string) => void,
): Promise<ContentRegistry> {
  const id = registerContent(content);
  const known = new Set([id]);
  const complained = new Set<string>();

  async function registerKept(): Promise<void> {
    for (const kept of await store.list()) {
      if (known.has(kept.id)) continue;
      const read = readContent(kept.json);
      // The id is a hash of the content, so it verifies the stored JSON.
      if (read?.id === kept.id) {
        known.add(registerContent(read.content, kept.id));
      } else if (!complained.has(kept.id)) {
        complained.add(kept.id);
        log(`The figures ${kept.id} of earlier games can no longer be read.`);
      }
    }
  }

  await registerKept();
  return {
    id,
    keep: () => store.save(id, keptContent(content)),
    async ensure(wanted) {
      // Another process may have stored new content since.
      if (!known.has(wanted)) await registerKept();
      return known.has(wanted);
    },
  };
}
