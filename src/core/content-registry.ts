/** The figures that games are played with: kept with the games, and made known to the engine. */
import { type Content, readContent, serializeContent } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import type { ContentRepository } from './repositories/content.ts';

export interface ContentRegistry {
  /** The id of the content that new games are played with. */
  readonly id: string;
  /** Keeps that content in the store; to be done before a game names it. */
  keep(): Promise<void>;
  /** Makes sure that the engine knows a game's content; says whether it does, for nobody may have it any more. */
  ensure(id: string): Promise<boolean>;
}

/** Registers the content in use, and all content that games in the store were begun with. */
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
      // The id is made from the figures, so that it says whether these are they.
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
    keep: () => store.save(id, serializeContent(content)),
    async ensure(wanted) {
      // Another process on the same store may have begun a game with figures of its own.
      if (!known.has(wanted)) await registerKept();
      return known.has(wanted);
    },
  };
}
