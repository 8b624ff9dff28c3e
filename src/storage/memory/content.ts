import type { ContentRepository } from '../../core/index.ts';
import { byId } from '../ordering.ts';

/** Creates a content repository. */
export function contentRepository(): ContentRepository {
  const contents = new Map<string, string>();

  return {
    async save(id, json) {
      if (!contents.has(id)) contents.set(id, json);
    },

    async list() {
      return [...contents].map(([id, json]) => ({ id, json })).sort(byId);
    },
  };
}
