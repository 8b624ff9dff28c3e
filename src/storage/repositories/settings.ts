import type { SettingsRepository } from '../../core/index.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session } from '../session.ts';

export const settingsRepository = ({ client, runExclusive }: Session): SettingsRepository => ({
  findUsers: (users) =>
    runExclusive(async () => {
      const rows = await client.userSettings.findMany({ where: { user: { in: users.map(escapeText) } } });
      return new Map(rows.map(({ user, settings }) => [unescapeText(user), parseJson(settings)]));
    }),

  saveUser: (name, value) =>
    runExclusive(async () => {
      const user = escapeText(name);
      if (value === undefined) await client.userSettings.deleteMany({ where: { user } });
      else {
        const settings = JSON.stringify(value);
        await client.userSettings.upsert({
          where: { user },
          create: { user, settings },
          update: { settings },
        });
      }
    }),

  findGuild: (guild) =>
    runExclusive(async () => {
      const row = await client.guildSettings.findUnique({ where: { guild: escapeText(guild) } });
      return row === null ? undefined : parseJson(row.settings);
    }),

  saveGuild: (name, value) =>
    runExclusive(async () => {
      const [guild, settings] = [escapeText(name), JSON.stringify(value)];
      await client.guildSettings.upsert({
        where: { guild },
        create: { guild, settings },
        update: { settings },
      });
    }),
});
