import type { SettingsRepository } from '../../core/index.ts';

/** Creates a settings repository. */
export function settingsRepository(): SettingsRepository {
  const users = new Map<string, object>();
  const guilds = new Map<string, object>();

  return {
    async findUsers(ids) {
      return structuredClone(new Map([...users].filter(([user]) => ids.includes(user))));
    },

    async saveUser(user, settings) {
      if (settings === undefined) users.delete(user);
      else users.set(user, structuredClone(settings));
    },

    async findGuild(guild) {
      return structuredClone(guilds.get(guild));
    },

    async saveGuild(guild, settings) {
      guilds.set(guild, structuredClone(settings));
    },
  };
}
