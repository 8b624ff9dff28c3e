/** The figures that games are played with: kept with the games, and made known to the engine. */
import { type Content, parseContent } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import type { Store } from './store.ts';

export interface Contents {
  /** The id of the content that new games are played with. */
  readonly id: string;
  /** Keeps that content in the store; to be done before a game names it. */
  keep(): Promise<void>;
  /** Makes sure that the engine knows a game's content; says whether it does, for nobody may have it any more. */
  ensure(id: string): Promise<boolean>;
}

/** Registers the content in use, and all content that games in the store were begun with. */
export async function openContents(
  store: Store,
  content: Content,
  log: (line: string) => void,
): Promise<Contents> {
  const id = registerContent(content);
  const known = new Set([id]);
  const complained = new Set<string>();

  async function registerKept(): Promise<void> {
    for (const kept of await store.contents()) {
      if (known.has(kept.id)) continue;
      const registered = registerJson(kept.json);
      if (registered !== undefined) known.add(registered);
      if (registered === kept.id || complained.has(kept.id)) continue;
      complained.add(kept.id);
      log(`The figures ${kept.id} of earlier games can no longer be read.`);
    }
  }

  await registerKept();
  return {
    id,
    keep: () => store.keepContent(id, JSON.stringify(content)),
    async ensure(wanted) {
      // Another process on the same store may have begun a game with figures of its own.
      if (!known.has(wanted)) await registerKept();
      return known.has(wanted);
    },
  };
}

/** The id of the content that this text describes; nothing when it describes none. */
function registerJson(json: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const parsed = parseContent(value);
  return parsed.ok ? registerContent(parsed.content) : undefined;
}
