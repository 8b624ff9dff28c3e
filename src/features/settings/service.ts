/** What people settle for themselves, and moderators for their server; and what follows for running games. */

import { type Absence, absenceProblem, areHours, dayAt, type WakingHours } from '../../calendar/index.ts';
import { CorruptGameError } from '../../core/errors.ts';
import { withCountedClocks } from '../../core/game/clocks.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import { playersOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import { CLOCK_ACTOR } from '../../core/game/schedule.ts';
import {
  type GuildSettings,
  loadGuildSettings,
  loadUserSettings,
  omitUndefined,
  type UserSettings,
} from '../../core/game/settings.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { ServiceContext } from '../../core/game-service.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import { type Actor, type Refusal, refused } from '../../core/types.ts';
import { DAY_MS, HOUR_MS } from '../../durations.ts';

/** What is to be changed of settings; `undefined` stands for unset. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What has been settled, or why not. */
export type SettingsResult<T = UserSettings> = { ok: true; settings: T } | { ok: false; refusal: Refusal };

/** Settings of users and servers. */
export interface SettingsService {
  /** What somebody has settled for themselves. */
  getUser(user: string): Promise<UserSettings>;
  /** Changes one's own hours: once a day while games run. Left out: those of the server hold. */
  setHours(actor: Actor, hours: WakingHours | undefined): Promise<SettingsResult>;
  /** Changes the other settings of a person. */
  updateUser(
    user: string,
    change: Changes<Pick<UserSettings, 'direct' | 'hoursTyped' | 'language' | 'offered' | 'refusalTold'>>,
  ): Promise<UserSettings>;
  /** Announces days away, and tells the tables concerned; `notAway` takes that back. */
  addAbsence(actor: Actor, piece: Absence): Promise<SettingsResult>;
  cancelAbsence(actor: Actor, from: string): Promise<SettingsResult>;
  getGuild(guild: string): Promise<GuildSettings>;
  /** A moderator of all of a server changes its defaults. */
  updateGuild(
    actor: Actor,
    guild: string,
    change: Changes<GuildSettings>,
  ): Promise<SettingsResult<GuildSettings>>;
}

/** Most games of a server whose clocks are counted when its hours change. */
const MOST_GAMES = 500;
/** Milliseconds until somebody can change their hours again while games run. */
const HOURS_EVERY = DAY_MS;
/** Milliseconds within which calling off days away is not announced: their tables were told of them just now. */
const CALLED_OFF_AFTER_MS = HOUR_MS;

export function createSettingsService(tools: ServiceContext): SettingsService {
  const { store, games, now } = tools;

  /** The running games that somebody plays in now. */
  async function running(user: string): Promise<GameRecord[]> {
    const records = (await store.games.listByUser(user)).map(readRecord);
    return records.filter((record) => record.status === 'playing' && playersOf(record).includes(user));
  }

  /**
   * Changes what a person has settled. What their clocks have left is counted by what held before, and afterwards all
   * that is due is worked out anew: a crash in between leaves dues that are looked at again before anything is done.
   */
  async function settle(
    user: string,
    change: (before: UserSettings) => UserSettings,
    told?: Announcement,
  ): Promise<UserSettings> {
    return await recounted(
      await running(user),
      async () => {
        const next = change(await loadUserSettings(store.settings, user));
        await store.settings.saveUser(user, next);
        return next;
      },
      told,
    );
  }

  /** Changes settings by which the clocks of these games run: what has passed is counted by those that held. */
  async function recounted<T>(
    records: readonly GameRecord[],
    change: () => Promise<T>,
    told?: Announcement,
  ): Promise<T> {
    for (const { id } of records) await changed(id, (game) => withCountedClocks(tools, game));
    const result = await change();
    for (const { id } of records) await changed(id, ({ record }) => record, told);
    return result;
  }

  /** Commits a running game with what `change` makes of it: what is due is worked out anew by that. */
  async function changed(
    id: string,
    change: (game: StartedGame) => GameRecord | Promise<GameRecord>,
    told?: Announcement,
  ): Promise<void> {
    try {
      await games.change(id, CLOCK_ACTOR, 'clock', async (loaded) => {
        const record = await change(requireStarted(loaded));
        return { record, idle: true, ...(told ? { owed: [told] } : {}), result: {} };
      });
    } catch (error) {
      // A game that cannot be read must not keep anybody from their settings.
      if (!(error instanceof CorruptGameError)) throw error;
    }
  }

  const today = ({ hours }: UserSettings): string => dayAt(hours?.zone ?? 'UTC', now().getTime());

  return {
    getUser: (user) => loadUserSettings(store.settings, user),

    async setHours({ user }, hours) {
      if (hours !== undefined && !areHours(hours)) return refused({ code: 'badHours' });
      const at = now().getTime();
      const { hours: before, hoursChanged } = await loadUserSettings(store.settings, user);
      const again = (hoursChanged ?? 0) + HOURS_EVERY;
      // The first time is free: nobody gains by it, and without hours people are woken at night.
      const counts = before !== undefined && hoursChanged !== undefined && (await running(user)).length > 0;
      if (counts && at < again) return refused({ code: 'tooSoon', until: again });
      const settings = await settle(user, ({ hours: _, hoursTyped: __, ...rest }) => ({
        ...rest,
        ...(hours === undefined ? {} : { hours }),
        hoursChanged: at,
      }));
      return { ok: true, settings };
    },

    async updateUser(user, change) {
      const kept = omitUndefined({
        ...(await loadUserSettings(store.settings, user)),
        ...change,
      }) as UserSettings;
      await store.settings.saveUser(user, kept);
      return kept;
    },

    async addAbsence({ user }, piece: Absence): Promise<SettingsResult> {
      const before = await loadUserSettings(store.settings, user);
      const announced = before.away ?? [];
      const problem = absenceProblem(piece, today(before), { spent: before.awaySpent ?? [], announced });
      if (problem !== undefined) return refused({ code: 'away', problem });
      const away = [...announced.filter(({ to }) => to >= today(before)), piece].sort((a, b) =>
        a.from < b.from ? -1 : 1,
      );
      const known = (before.awayTold ?? []).filter(({ to }) => to >= today(before));
      const isTold = known.some(({ from, to }) => from === piece.from && to === piece.to);
      const awayTold = isTold ? known : [...known, { ...piece, at: now().getTime() }];
      const told: Announcement = { kind: 'away', by: user, first: piece.from, last: piece.to, ping: [] };
      const change = (settings: UserSettings) => ({ ...settings, away, awayTold });
      return { ok: true, settings: await settle(user, change, isTold ? undefined : told) };
    },

    async cancelAbsence({ user }, from) {
      const { away = [], awayTold: known = [] } = await loadUserSettings(store.settings, user);
      const piece = away.find((one) => one.from === from);
      if (piece === undefined) return refused({ code: 'notAway' });
      const left = away.filter((one) => one !== piece);
      // Who goes back and forth would flood their tables: they hear of it once.
      const at = now().getTime();
      const isRecent = (one: (typeof known)[number]) =>
        one.from === piece.from && one.to === piece.to && at < one.at + CALLED_OFF_AFTER_MS;
      const isQuiet = known.some(isRecent);
      const awayTold = isQuiet ? known : known.filter((one) => one.from !== from);
      const told: Announcement = { kind: 'away', by: user, ping: [] };
      const change = (settings: UserSettings) => ({ ...settings, away: left, awayTold });
      return { ok: true, settings: await settle(user, change, isQuiet ? undefined : told) };
    },

    getGuild: (guild) => loadGuildSettings(store.settings, guild),

    async updateGuild(actor: Actor, guild, change) {
      const everywhere = actor.moderator && actor.everywhere !== false && actor.at?.guild === guild;
      if (!everywhere) return refused({ code: 'notModerator' });
      if (change.hours !== undefined && !areHours(change.hours)) return refused({ code: 'badHours' });
      const { hoursTyped, ...before } = await loadGuildSettings(store.settings, guild);
      const typed = change.hours === undefined ? { hoursTyped } : {};
      const kept = omitUndefined({ ...before, ...typed, ...change }) as GuildSettings;
      const live =
        'hours' in change ? (await store.games.listActiveInGuild(guild, MOST_GAMES)).map(readRecord) : [];
      const playing = live.filter(({ status }) => status === 'playing');
      await recounted(playing, () => store.settings.saveGuild(guild, kept));
      return { ok: true, settings: kept };
    },
  };
}
