import type { SettingsRepository } from '../../core/index.ts';
import { keepable, restored } from '../escape.ts';
import { parsed } from '../row-mappers.ts';
import type { Session } from '../session.ts';

export const settingsRepository = ({ client, inTurn }: Session): SettingsRepository => ({
  findUsers: (users) =>
    inTurn(async () => {
      const rows = await client.person.findMany({ where: { user: { in: users.map(keepable) } } });
      return new Map(rows.map(({ user, settings }) => [restored(user), parsed(settings)]));
    }),

  saveUser: (name, value) =>
    inTurn(async () => {
      const user = keepable(name);
      if (value === undefined) await client.person.deleteMany({ where: { user } });
      else {
        const settings = JSON.stringify(value);
        await client.person.upsert({ where: { user }, create: { user, settings }, update: { settings } });
      }
    }),

  findGuild: (guild) =>
    inTurn(async () => {
      const row = await client.server.findUnique({ where: { guild: keepable(guild) } });
      return row === null ? undefined : parsed(row.settings);
    }),

  saveGuild: (name, value) =>
    inTurn(async () => {
      const [guild, settings] = [keepable(name), JSON.stringify(value)];
      await client.server.upsert({ where: { guild }, create: { guild, settings }, update: { settings } });
    }),
});
