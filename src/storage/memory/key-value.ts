import type { KeyValueRepository } from '../../core/index.ts';

/** Creates a key-value repository. */
export function keyValueRepository(): KeyValueRepository {
  const values = new Map<string, string>();

  return {
    async get(key) {
      return values.get(key);
    },

    async set(key, value) {
      values.set(key, value);
    },

    async setIfAbsent(key, value) {
      const stored = values.get(key) ?? value;
      values.set(key, stored);
      return stored;
    },
  };
}
