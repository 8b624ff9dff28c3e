/** Contents of the stored games, registered with the engine under their hashes. */
import { type Content, readContent, serializeContent } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import type { ContentRepository } from './repositories/content.ts';

/** Creates the registry; registers the current content and all stored content. */
export async function openContentRegistry(
  store: ContentRepository,
  content: Content,
  log: (line: string) => void,
) {
  const id = registerContent(content);
  const registered = new Set([id]);
  const logged = new Set<string>();

  async function registerStored(): Promise<void> {
    for (const stored of await store.list()) {
      if (registered.has(stored.id)) continue;
      const read = readContent(stored.json);
      // The id is a hash of the content, so it verifies the stored JSON.
      if (read?.id === stored.id) {
        registered.add(registerContent(read.content, stored.id));
      } else if (!logged.has(stored.id)) {
        logged.add(stored.id);
        log(`The content ${stored.id} of earlier games can no longer be read.`);
      }
    }
  }

  await registerStored();
  return {
    id,
    /** Stores the content for new games. Call it before a game refers to that content. */
    save: () => store.save(id, serializeContent(content)),
    async ensure(wanted: string) {
      // Another process may have stored new content since.
      if (!registered.has(wanted)) await registerStored();
      return registered.has(wanted);
    },
  };
}

export type ContentRegistry = Awaited<ReturnType<typeof openContentRegistry>>;
