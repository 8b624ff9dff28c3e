/** Stored settings of users and guilds. Invalid values count as unset. */
import { z } from 'zod';
import { areHours, PACES, type Person, type WakingHours } from '../../calendar/index.ts';
import type { SettingsRepository } from '../repositories/settings.ts';

const Minutes = z.int().min(0).max(1440);
const Hours: z.ZodType<WakingHours> = z
  .object({
    zone: z.string(),
    // JSON stores `undefined` array items as `null`.
    days: z.array(z.object({ from: Minutes, to: Minutes }).optional().catch(undefined)).length(7),
  })
  .refine(areHours);

/** Returns the parser of a setting. */
const setting = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);

const HoursTyped: z.ZodType<WakingHours['days']> = z
  .array(z.object({ from: Minutes, to: Minutes }))
  .refine((days) => areHours({ zone: 'UTC', days }));
const Day = z.iso.date();

const User = z.object({
  hours: setting(Hours),
  hoursChanged: setting(z.number()),
  /** Hours entered without a time zone, stored until one is chosen. */
  hoursTyped: setting(HoursTyped),
  away: setting(z.array(z.object({ from: Day, to: Day }))),
  awayTold: setting(z.array(z.object({ from: Day, to: Day, at: z.number() }))),
  awaySpent: setting(z.array(Day)),
  direct: setting(z.enum(['on', 'refused'])),
  /** The user was notified once that Discord refuses direct messages. */
  refusalTold: setting(z.boolean()),
  language: setting(z.string()),
  /** Every move is confirmed before it is played. */
  askFirst: setting(z.boolean()),
  /** A turn ends by itself when only ports or other extras are left. */
  autoEnd: setting(z.boolean()),
  /** The user was asked once to set their hours. */
  offered: setting(z.boolean()),
});

const Guild = z.object({
  hours: setting(Hours),
  hoursTyped: setting(HoursTyped),
  pace: setting(z.enum(PACES)),
  language: setting(z.string()),
  /** `off`: no game has a page on the web. */
  pages: setting(z.literal('off')),
});

type Unchanging<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
type SettingsOf<S extends z.ZodType> = {
  readonly [K in keyof z.output<S>]?: Unchanging<Exclude<z.output<S>[K], undefined>>;
};
export type UserSettings = SettingsOf<typeof User>;
export type GuildSettings = SettingsOf<typeof Guild>;

/** Returns the object without its undefined fields. */
export const omitUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const parseUserSettings = (raw: unknown): UserSettings =>
  omitUndefined(User.safeParse(raw).data ?? {}) as UserSettings;

const parseGuildSettings = (raw: unknown): GuildSettings =>
  omitUndefined(Guild.safeParse(raw).data ?? {}) as GuildSettings;

/** Loads the valid settings of a guild. */
export const loadGuildSettings = async (store: SettingsRepository, guild: string): Promise<GuildSettings> =>
  parseGuildSettings(await store.findGuild(guild));

/** Loads the valid settings of users. */
export async function loadUsersSettings(
  store: SettingsRepository,
  users: readonly string[],
): Promise<(user: string) => UserSettings> {
  const stored = await store.findUsers(users);
  return (user) => parseUserSettings(stored.get(user));
}

/** Loads the valid settings of a user. */
export const loadUserSettings = async (store: SettingsRepository, user: string): Promise<UserSettings> =>
  (await loadUsersSettings(store, [user]))(user);

/** Changes the valid settings of a user; returns the new ones. `change` may be called several times. */
export const changeUserSettings = (
  store: SettingsRepository,
  user: string,
  change: (settings: UserSettings) => UserSettings,
): Promise<UserSettings> => store.changeUser(user, (stored) => change(parseUserSettings(stored)));

/** Changes the valid settings of a guild, like `changeUserSettings`. */
export const changeGuildSettings = (
  store: SettingsRepository,
  guild: string,
  change: (settings: GuildSettings) => GuildSettings,
): Promise<GuildSettings> => store.changeGuild(guild, (stored) => change(parseGuildSettings(stored)));

/** Loads the hours of a user with these settings: their own, else the server's. */
export async function loadHours(
  store: SettingsRepository,
  { hours }: UserSettings,
  guild: string | undefined,
): Promise<WakingHours | undefined> {
  if (hours !== undefined || guild === undefined) return hours;
  return (await loadGuildSettings(store, guild)).hours;
}

/** Loads hours and absence of users. Default hours: those of the guild. */
export async function loadPeople(
  store: SettingsRepository,
  guild: string,
  users: readonly string[],
): Promise<(user: string) => Person> {
  const [settingsOf, server] = await Promise.all([
    loadUsersSettings(store, users),
    loadGuildSettings(store, guild),
  ]);
  return (user) => {
    const { hours = server.hours, away = [] } = settingsOf(user);
    return { hours, away };
  };
}
