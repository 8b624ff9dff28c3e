/** Stored settings of users and guilds. Invalid values count as unset. */
import { z } from 'zod';
import {
  type Absence,
  areHours,
  PACES,
  type Pace,
  type Person,
  type WakingHours,
} from '../../calendar/index.ts';
import type { SettingsRepository } from '../repositories/settings.ts';

const Minutes = z.int().min(0).max(1440);
const Hours: z.ZodType<WakingHours> = z
  .object({
    zone: z.string(),
    // JSON stores `undefined` array items as `null`.
    days: z.array(z.object({ from: Minutes, to: Minutes }).optional().catch(undefined)).length(7),
  })
  .refine(areHours);
const HoursTyped = z
  .array(z.object({ from: Minutes, to: Minutes }))
  .refine((days) => areHours({ zone: 'UTC', days }))
  .optional()
  .catch(undefined);
const Day = z.iso.date();

export interface UserSettings {
  readonly hours?: WakingHours;
  readonly hoursChanged?: number;
  /** Hours entered without a time zone, stored until one is chosen. */
  readonly hoursTyped?: WakingHours['days'];
  readonly away?: readonly Absence[];
  readonly awayTold?: readonly (Absence & { readonly at: number })[];
  readonly awaySpent?: readonly string[];
  readonly direct?: 'on' | 'refused';
  /** The user was notified once that Discord refuses direct messages. */
  readonly refusalTold?: boolean;
  readonly language?: string;
  /** Every move is confirmed before it is played. */
  readonly askFirst?: boolean;
  /** A turn ends by itself when only ports or other extras are left. */
  readonly autoEnd?: boolean;
  /** The user was asked once to set their hours. */
  readonly offered?: boolean;
}

export interface GuildSettings {
  readonly hours?: WakingHours;
  readonly hoursTyped?: WakingHours['days'];
  readonly pace?: Pace;
  readonly language?: string;
  /** `off`: no game has a page on the web. */
  readonly pages?: 'off';
}

const Settings = z.object({
  hours: Hours.optional().catch(undefined),
  hoursChanged: z.number().optional().catch(undefined),
  hoursTyped: HoursTyped,
  away: z
    .array(z.object({ from: Day, to: Day }))
    .optional()
    .catch(undefined),
  awayTold: z
    .array(z.object({ from: Day, to: Day, at: z.number() }))
    .optional()
    .catch(undefined),
  awaySpent: z.array(Day).optional().catch(undefined),
  direct: z.enum(['on', 'refused']).optional().catch(undefined),
  refusalTold: z.boolean().optional().catch(undefined),
  language: z.string().optional().catch(undefined),
  askFirst: z.boolean().optional().catch(undefined),
  autoEnd: z.boolean().optional().catch(undefined),
  offered: z.boolean().optional().catch(undefined),
});

const Server = z.object({
  hours: Hours.optional().catch(undefined),
  hoursTyped: HoursTyped,
  pace: z.enum(PACES).optional().catch(undefined),
  language: z.string().optional().catch(undefined),
  pages: z.literal('off').optional().catch(undefined),
});

/** Returns the object without its undefined fields. */
export const omitUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const parseUserSettings = (raw: unknown): UserSettings =>
  omitUndefined(Settings.safeParse(raw).data ?? {}) as UserSettings;

const parseGuildSettings = (raw: unknown): GuildSettings =>
  omitUndefined(Server.safeParse(raw).data ?? {}) as GuildSettings;

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
