/** Registered game contents by id, so that a game continues with the values it started with. */
import { CONTENT, type Content, contentId } from '../content/index.ts';

const registered = new Map<string, Content>();

/** Registers content and returns its id. Converted content keeps the `id` that stored games use. */
export function registerContent(content: Content, id = contentId(content)): string {
  if (!registered.has(id)) registered.set(id, content);
  return id;
}

let standardId: string | undefined;
const standard = (): string => {
  standardId ??= registerContent(CONTENT);
  return standardId;
};

/** Resolves a setup's `content` to an id; `undefined` if it is not registered. */
export function resolveContent(id: string): string | undefined {
  if (id === 'standard') return standard();
  if (!registered.has(id)) standard();
  return registered.has(id) ? id : undefined;
}

/** Returns registered content. Throws if the id is unknown: register it before loading a stored game. */
export function contentById(id: string): Content {
  const resolved = resolveContent(id);
  const content = resolved === undefined ? undefined : registered.get(resolved);
  if (content === undefined) throw new Error(`content ${id} is not registered`);
  return content;
}

/** Returns the content that a worker must register for a game; `undefined` for the default content. */
export const customContent = (id: string): Content | undefined =>
  resolveContent(id) === standard() ? undefined : contentById(id);
