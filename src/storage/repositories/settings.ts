import type { SettingsRepository } from '../../core/index.ts';
import { isDuplicate } from '../errors.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session } from '../session.ts';

/** How one row of settings is read and written; a write fails if the row is no longer the one that was read. */
interface Row {
  read(): Promise<{ readonly settings: string } | null>;
  create(settings: string): Promise<unknown>;
  update(before: string, settings: string): Promise<{ readonly count: number }>;
  remove(before: string): Promise<{ readonly count: number }>;
}

/** Changes a row; calls `change` again if another process has written the row meanwhile. */
async function changeRow<T extends object | undefined>(row: Row, change: (stored: unknown) => T): Promise<T> {
  for (;;) {
    const before = (await row.read())?.settings;
    const value = change(before === undefined ? undefined : parseJson(before));
    if (await isReplaced(row, before, value)) return value;
  }
}

/** Writes a row unless it has changed since it was read. */
async function isReplaced(row: Row, before: string | undefined, value: object | undefined): Promise<boolean> {
  if (value === undefined) return before === undefined || (await row.remove(before)).count > 0;
  const settings = JSON.stringify(value);
  if (before !== undefined) return (await row.update(before, settings)).count > 0;
  try {
    await row.create(settings);
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
}

export const settingsRepository = ({ client, runExclusive }: Session): SettingsRepository => ({
  findUsers: (users) =>
    runExclusive(async () => {
      const rows = await client.userSettings.findMany({ where: { user: { in: users.map(escapeText) } } });
      return new Map(rows.map(({ user, settings }) => [unescapeText(user), parseJson(settings)]));
    }),

  changeUser: (name, change) =>
    runExclusive(() => {
      const [table, user] = [client.userSettings, escapeText(name)];
      const row: Row = {
        read: () => table.findUnique({ where: { user } }),
        create: (settings) => table.create({ data: { user, settings } }),
        update: (before, settings) =>
          table.updateMany({ where: { user, settings: before }, data: { settings } }),
        remove: (before) => table.deleteMany({ where: { user, settings: before } }),
      };
      return changeRow(row, change);
    }),

  findGuild: (guild) =>
    runExclusive(async () => {
      const row = await client.guildSettings.findUnique({ where: { guild: escapeText(guild) } });
      return row === null ? undefined : parseJson(row.settings);
    }),

  changeGuild: (name, change) =>
    runExclusive(() => {
      const [table, guild] = [client.guildSettings, escapeText(name)];
      const row: Row = {
        read: () => table.findUnique({ where: { guild } }),
        create: (settings) => table.create({ data: { guild, settings } }),
        update: (before, settings) =>
          table.updateMany({ where: { guild, settings: before }, data: { settings } }),
        remove: (before) => table.deleteMany({ where: { guild, settings: before } }),
      };
      return changeRow(row, change);
    }),
});
