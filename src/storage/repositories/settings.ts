import type { SettingsRepository } from '../../core/index.ts';
import { insertIfAbsent } from '../errors.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session } from '../session.ts';

interface Settings {
  readonly settings: string;
}

/** The statements on a table of settings, whose rows have the key `Key`. */
interface Table<Key> {
  findUnique(args: { where: Key }): Promise<Settings | null>;
  create(args: { data: Key & Settings }): Promise<unknown>;
  updateMany(args: { where: Key & Settings; data: Settings }): Promise<{ readonly count: number }>;
  deleteMany(args: { where: Key & Settings }): Promise<{ readonly count: number }>;
}

/** Changes a row; calls `change` again if another process has written the row meanwhile. */
async function changeRow<Key, T extends object | undefined>(
  table: Table<NoInfer<Key>>,
  key: Key,
  change: (stored: unknown) => T,
): Promise<T> {
  for (;;) {
    const before = (await table.findUnique({ where: key }))?.settings;
    const value = change(before === undefined ? undefined : parseJson(before));
    if (await replaceUnchanged(table, key, before, value)) return value;
  }
}

/** Writes a row unless it has changed since it was read. */
async function replaceUnchanged<Key>(
  table: Table<NoInfer<Key>>,
  key: Key,
  before: string | undefined,
  value: object | undefined,
): Promise<boolean> {
  const data = { settings: JSON.stringify(value) };
  if (before === undefined)
    return value === undefined || (await insertIfAbsent(table.create({ data: { ...key, ...data } })));
  const where = { ...key, settings: before };
  const written = value === undefined ? table.deleteMany({ where }) : table.updateMany({ where, data });
  return (await written).count > 0;
}

export const settingsRepository = ({ client, runExclusive }: Session): SettingsRepository => ({
  findUsers: (users) =>
    runExclusive(async () => {
      const rows = await client.userSettings.findMany({ where: { user: { in: users.map(escapeText) } } });
      return new Map(rows.map(({ user, settings }) => [unescapeText(user), parseJson(settings)]));
    }),

  changeUser: (user, change) =>
    runExclusive(() => changeRow(client.userSettings, { user: escapeText(user) }, change)),

  findGuild: (guild) =>
    runExclusive(async () => {
      const row = await client.guildSettings.findUnique({ where: { guild: escapeText(guild) } });
      return row === null ? undefined : parseJson(row.settings);
    }),

  changeGuild: (guild, change) =>
    runExclusive(() => changeRow(client.guildSettings, { guild: escapeText(guild) }, change)),
});
