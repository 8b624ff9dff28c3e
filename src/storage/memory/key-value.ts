/** Small values by key in memory. */
import type { KeyValueRepository } from '../../core/index.ts';

export function keyValueRepository(): KeyValueRepository {
  const values = new Map<string, string>();

  return {
    async remembered(key) {
      return values.get(key);
    },

    async remember(key, value) {
      values.set(key, value);
    },

    async rememberFirst(key, value) {
      const kept = values.get(key) ?? value;
      values.set(key, kept);
      return kept;
    },
  };
}
