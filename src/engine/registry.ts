/**
 * The contents games are played with, by id. A game keeps the id of its content, so that it goes on with the
 * figures it began with, whatever figures later games use.
 */
import { CONTENT, type Content, contentId } from '../content/index.ts';

const registered = new Map<string, Content>();

/**
 * Makes content known to the engine; gives its id, to be named in `Setup.content`. Same content, same id; content
 * that was converted from an older shape keeps the `id` that games know it by.
 */
export function registerContent(content: Content, id = contentId(content)): string {
  if (!registered.has(id)) registered.set(id, content);
  return id;
}

/** The id of our own figures, which depends on them; worked out once. */
let standardId: string | undefined;
const standard = (): string => {
  standardId ??= registerContent(CONTENT);
  return standardId;
};

/** The id that a setup's `content` stands for, or nothing when it is not registered. */
export function resolveContent(id: string): string | undefined {
  if (id === 'standard') return standard();
  if (!registered.has(id)) standard();
  return registered.has(id) ? id : undefined;
}

/** Registered content. Throws when nobody registered it: whoever loads a stored game must do so first. */
export function contentById(id: string): Content {
  const resolved = resolveContent(id);
  const content = resolved === undefined ? undefined : registered.get(resolved);
  if (content === undefined) throw new Error(`content ${id} is not registered`);
  return content;
}

/** Returns the content that a worker thread must register for a game; `undefined` for the default content. */
export const customContent = (id: string): Content | undefined =>
  resolveContent(id) === standard() ? undefined : contentById(id);
