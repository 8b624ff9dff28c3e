import {
  type Absence,
  absenceProblem,
  areHours,
  dayAt,
  daysAfter,
  type WakingHours,
  zoneOf,
} from '../../calendar/index.ts';
import { absenceAnnouncement } from '../../core/game/absence.ts';
import { playersOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import {
  changeGuildSettings,
  changeUserSettings,
  type GuildSettings,
  loadGuildSettings,
  loadHours,
  loadUserSettings,
  loadUsersSettings,
  omitUndefined,
  type UserSettings,
} from '../../core/game/settings.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, type Refusal, refused } from '../../core/types.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { createRecounting, deadlineNews } from './recount-clocks.ts';

/** Changes to settings; `undefined` unsets a value. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type SettingsResult<T = UserSettings> = { ok: true; settings: T } | { ok: false; refusal: Refusal };

/** Active games per server whose clocks are recalculated when its hours change. */
const MAX_GAMES = 500;
const HOURS_CHANGE_INTERVAL_MS = DAY_MS;
/** How long a change of hours can be corrected, for example after a wrong zone. */
const HOURS_CORRECTION_MS = 10 * MINUTE_MS;
/**
 * Time from the announcement of a cancelled absence until the same one can be announced again, and any other after
 * `MAX_CANCELLED` of them. Otherwise, absences could flood the channel.
 */
const ABSENCE_NOTICE_INTERVAL_MS = HOUR_MS;
const MAX_CANCELLED = 5;
/** Days for which past absences stay stored, because reminders of a turn under way don't count them. */
const PAST_ABSENCE_DAYS = 30;

const isSame = (one: Absence, other: Absence): boolean => one.from === other.from && one.to === other.to;

const isLongPast = ({ to }: Absence, today: string): boolean => to < daysAfter(today, -PAST_ABSENCE_DAYS);

/** Returns what is left of an absence that is cancelled today: its past days. */
const pastOf = ({ from }: Absence, today: string): Absence[] =>
  from < today ? [{ from, to: daysAfter(today, -1) }] : [];

/**
 * Returns whether hours can't be changed now, from when the day counts, and when the next change is possible.
 * `hasNone`: the user has no hours, so the change is free; it starts no new day, or the time for corrections would never end.
 */
function hoursChange(last: number | undefined, now: number, hasNone: boolean) {
  // A change in the future was made while the system clock was ahead.
  const since = last !== undefined && last <= now ? last : -Infinity;
  const again = since + HOURS_CHANGE_INTERVAL_MS;
  const isFree = hasNone || now < since + HOURS_CORRECTION_MS;
  return { isTooSoon: now < again && !isFree, changed: now < again ? since : now, again };
}

export function createSettingsService(context: ServiceContext) {
  const { store, now } = context;
  /** Changes of one user or server run one after the other, so that no absence is announced twice. */
  const exclusively = createKeyedMutex();

  const { activeGames, settle, withRecountedClocks } = createRecounting(context);

  const getToday = async (person: UserSettings, guild: string | undefined): Promise<string> =>
    dayAt(zoneOf({ hours: await loadHours(store.settings, person, guild) }), now().getTime());

  return {
    /** Returns the user's own settings, without the server's defaults. */
    getUser: (user: string) => loadUserSettings(store.settings, user),

    /** Returns the hours of a user with these settings: their own, else the server's. */
    getHours: (person: UserSettings, guild?: string) => loadHours(store.settings, person, guild),

    /** Returns the date of a user with these settings: by their own hours, else by the server's, else in UTC. */
    getToday,

    /**
     * Changes the user's waking hours: while they play, once a day, with ten minutes for corrections. `undefined`: use the
     * server's.
     */
    setHours: ({ user }: Actor, hours: WakingHours | undefined) =>
      exclusively(user, async (): Promise<SettingsResult> => {
        if (hours !== undefined && !areHours(hours)) return refused({ code: 'badHours' });
        const at = now().getTime();
        const { hours: before, hoursChanged } = await loadUserSettings(store.settings, user);
        if (JSON.stringify(hours) === JSON.stringify(before)) {
          const settings = await changeUserSettings(
            store.settings,
            user,
            ({ hoursTyped: _, ...current }) => current,
          );
          return { ok: true, settings };
        }
        // Without hours, players may be woken at night.
        const { isTooSoon, changed, again } = hoursChange(hoursChanged, at, before === undefined);
        if (isTooSoon && (await activeGames(user)).length > 0)
          return refused({ code: 'tooSoon', until: again });
        const settings = await settle(user, ({ hours: _, hoursTyped: __, ...rest }) => ({
          ...rest,
          ...(hours === undefined ? {} : { hours }),
          hoursChanged: changed,
        }));
        return { ok: true, settings };
      }),

    /** Changes settings that concern no clock. `undefined` deletes one. Returns the new settings. */
    updateUser: (
      user: string,
      change: Changes<
        Pick<
          UserSettings,
          'askFirst' | 'autoEnd' | 'direct' | 'hoursTyped' | 'language' | 'offered' | 'refusalTold'
        >
      >,
    ) =>
      changeUserSettings(
        store.settings,
        user,
        (settings) => omitUndefined({ ...settings, ...change }) as UserSettings,
      ),

    /** Announces an absence to the user's games, once; `cancelAbsence` revokes it. */
    addAbsence: ({ user, at: place }: Actor, piece: Absence) =>
      exclusively(user, async (): Promise<SettingsResult> => {
        const before = await loadUserSettings(store.settings, user);
        const today = await getToday(before, place?.guild);
        const announced = before.away ?? [];
        // A second click.
        if (announced.some((one) => isSame(one, piece))) return { ok: true, settings: before };
        const problem = absenceProblem(piece, today, { spent: before.awaySpent ?? [], announced });
        if (problem !== undefined) return refused({ code: 'away', problem });
        const at = now().getTime();
        const isRecent = (one: { readonly at: number }) => at < one.at + ABSENCE_NOTICE_INTERVAL_MS;
        const known = (before.awayTold ?? []).filter(isRecent);
        const cancelled = known.filter((one) => !announced.some((other) => isSame(one, other)));
        const same = cancelled.find((one) => isSame(one, piece))?.at ?? -Infinity;
        const earlier = cancelled.at(-MAX_CANCELLED)?.at ?? -Infinity;
        const until = Math.max(same, earlier) + ABSENCE_NOTICE_INTERVAL_MS;
        if (at < until) return refused({ code: 'tooSoon', until });
        const change = ({ away = [], awayTold = [], ...settings }: UserSettings): UserSettings => ({
          ...settings,
          away: [...away.filter((one) => !isLongPast(one, today) && !isSame(one, piece)), piece].sort(
            (a, b) => (a.from < b.from ? -1 : 1),
          ),
          awayTold: [...awayTold.filter((one) => isRecent(one) && !isSame(one, piece)), { ...piece, at }],
        });
        return { ok: true, settings: await settle(user, change, absenceAnnouncement(user, piece)) };
      }),

    /** Returns how many tables an absence of the user is announced to. */
    countTables: async (user: string) => (await activeGames(user)).length,

    /** Revokes the absence that begins on a day, or what is left of it from today on. Refuses with `notAway` if there is none, or it is over. */
    cancelAbsence: ({ user, at: place }: Actor, from: string) =>
      exclusively(user, async (): Promise<SettingsResult> => {
        const before = await loadUserSettings(store.settings, user);
        const { away = [] } = before;
        const today = await getToday(before, place?.guild);
        const piece = away.find((one) => one.from === from && one.to >= today);
        if (piece === undefined) return refused({ code: 'notAway' });
        const announcement: Announcement = { ...absenceAnnouncement(user, piece), cancelled: true };
        const change = ({ away: pieces = [], ...settings }: UserSettings) => ({
          ...settings,
          away: pieces.flatMap((one) => (isSame(one, piece) ? pastOf(one, today) : [one])),
        });
        return { ok: true, settings: await settle(user, change, announcement) };
      }),

    getGuild: (guild: string) => loadGuildSettings(store.settings, guild),

    /** Changes server defaults, for server managers only. */
    updateGuild: (actor: Actor, guild: string, change: Changes<GuildSettings>) =>
      exclusively(guild, async (): Promise<SettingsResult<GuildSettings>> => {
        const everywhere = actor.moderator && actor.everywhere !== false && actor.at?.guild === guild;
        if (!everywhere) return refused({ code: 'notModerator' });
        if (change.hours !== undefined && !areHours(change.hours)) return refused({ code: 'badHours' });
        const changed = ({ hoursTyped, ...before }: GuildSettings) => {
          const typed = change.hours === undefined ? { hoursTyped } : {};
          return omitUndefined({ ...before, ...typed, ...change }) as GuildSettings;
        };
        const live =
          'hours' in change ? (await store.games.listActiveInGuild(guild, MAX_GAMES)).map(readRecord) : [];
        const playing = live.filter(({ status }) => status === 'playing');
        const settings = await withRecountedClocks(
          playing,
          () => changeGuildSettings(store.settings, guild, changed),
          async (game) => {
            const settingsOf = await loadUsersSettings(store.settings, playersOf(game.record));
            return deadlineNews(game, (user) => settingsOf(user).hours === undefined);
          },
        );
        return { ok: true, settings };
      }),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
