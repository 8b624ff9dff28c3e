/** Settings of users and guilds in memory. */
import type { SettingsRepository } from '../../core/index.ts';

export function settingsRepository(): SettingsRepository {
  const users = new Map<string, object>();
  const guilds = new Map<string, object>();

  return {
    async people(ids) {
      return structuredClone(new Map([...users].filter(([user]) => ids.includes(user))));
    },

    async keepPerson(user, settings) {
      if (settings === undefined) users.delete(user);
      else users.set(user, structuredClone(settings));
    },

    async server(guild) {
      return structuredClone(guilds.get(guild));
    },

    async keepServer(guild, settings) {
      guilds.set(guild, structuredClone(settings));
    },
  };
}
