/** What people settle for themselves, and moderators for their server; and what follows for running games. */

import type { OwnHours } from '../../calendar/index.ts';
import { type Away, areHours, awayProblem, dayAt } from '../../calendar/index.ts';
import { UnreadableGame } from '../../core/errors.ts';
import { counted } from '../../core/game/clocks.ts';
import { playersOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import { CLOCK } from '../../core/game/schedule.ts';
import {
  type PersonSettings,
  personOf,
  type ServerSettings,
  serverOf,
  there,
} from '../../core/game/settings.ts';
import type { GameRecord } from '../../core/game/types.ts';
import { type Begun, begun, refused, type Tools } from '../../core/game-service.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { Actor, Refusal } from '../../core/types.ts';
import { DAY_MS, HOUR_MS } from '../../durations.ts';

/** What is to be changed of settings; `undefined` stands for unset. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What has been settled, or why not. */
export type Settled<T = PersonSettings> = { ok: true; settings: T } | { ok: false; refusal: Refusal };

/** Settings of users and servers. */
export interface SettingsService {
  /** What somebody has settled for themselves. */
  person(user: string): Promise<PersonSettings>;
  /** Changes one's own hours: once a day while games run. Left out: those of the server hold. */
  setHours(actor: Actor, hours: OwnHours | undefined): Promise<Settled>;
  /** Changes the other settings of a person. */
  settlePerson(
    user: string,
    change: Changes<Pick<PersonSettings, 'direct' | 'hoursTyped' | 'language' | 'offered' | 'refusalTold'>>,
  ): Promise<PersonSettings>;
  /** Announces days away, and tells the tables concerned; `notAway` takes that back. */
  away(actor: Actor, piece: Away): Promise<Settled>;
  notAway(actor: Actor, from: string): Promise<Settled>;
  server(guild: string): Promise<ServerSettings>;
  /** A moderator of all of a server changes its defaults. */
  settleServer(
    actor: Actor,
    guild: string,
    change: Changes<ServerSettings>,
  ): Promise<Settled<ServerSettings>>;
}

/** Most games of a server whose clocks are counted when its hours change. */
const MOST_GAMES = 500;
/** Milliseconds until somebody can change their hours again while games run. */
const HOURS_EVERY = DAY_MS;
/** Milliseconds within which calling off days away is not announced: their tables were told of them just now. */
const CALLED_OFF_AFTER_MS = HOUR_MS;

export function createSettings(tools: Tools): SettingsService {
  const { store, games, now } = tools;

  /** The running games that somebody plays in now. */
  async function running(user: string): Promise<GameRecord[]> {
    const records = (await store.ofUser(user)).map(readRecord);
    return records.filter((record) => record.status === 'playing' && playersOf(record).includes(user));
  }

  /**
   * Changes what a person has settled. What their clocks have left is counted by what held before, and afterwards all
   * that is due is worked out anew: a crash in between leaves dues that are looked at again before anything is done.
   */
  async function settle(
    user: string,
    change: (before: PersonSettings) => PersonSettings,
    told?: Announcement,
  ): Promise<PersonSettings> {
    return await recounted(
      await running(user),
      async () => {
        const next = change(await personOf(store, user));
        await store.keepPerson(user, next);
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
    for (const { id } of records) await changed(id, (game) => counted(tools, game));
    const result = await change();
    for (const { id } of records) await changed(id, ({ record }) => record, told);
    return result;
  }

  /** Commits a running game with what `change` makes of it: what is due is worked out anew by that. */
  async function changed(
    id: string,
    change: (game: Begun) => GameRecord | Promise<GameRecord>,
    told?: Announcement,
  ): Promise<void> {
    try {
      await games.change(id, CLOCK, 'clock', async (loaded) => {
        const record = await change(begun(loaded));
        return { record, idle: true, ...(told ? { owed: [told] } : {}), result: {} };
      });
    } catch (error) {
      // A game that cannot be read must not keep anybody from their settings.
      if (!(error instanceof UnreadableGame)) throw error;
    }
  }

  const today = ({ hours }: PersonSettings): string => dayAt(hours?.zone ?? 'UTC', now().getTime());

  return {
    person: (user) => personOf(store, user),

    async setHours({ user }, hours) {
      if (hours !== undefined && !areHours(hours)) return refused({ code: 'badHours' });
      const at = now().getTime();
      const { hours: before, hoursChanged } = await personOf(store, user);
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

    async settlePerson(user, change) {
      const kept = there({ ...(await personOf(store, user)), ...change }) as PersonSettings;
      await store.keepPerson(user, kept);
      return kept;
    },

    async away({ user }, piece: Away): Promise<Settled> {
      const before = await personOf(store, user);
      const announced = before.away ?? [];
      const problem = awayProblem(piece, today(before), { spent: before.awaySpent ?? [], announced });
      if (problem !== undefined) return refused({ code: 'away', problem });
      const away = [...announced.filter(({ to }) => to >= today(before)), piece].sort((a, b) =>
        a.from < b.from ? -1 : 1,
      );
      const known = (before.awayTold ?? []).filter(({ to }) => to >= today(before));
      const isTold = known.some(({ from, to }) => from === piece.from && to === piece.to);
      const awayTold = isTold ? known : [...known, { ...piece, at: now().getTime() }];
      const told: Announcement = { kind: 'away', by: user, first: piece.from, last: piece.to, ping: [] };
      const change = (settings: PersonSettings) => ({ ...settings, away, awayTold });
      return { ok: true, settings: await settle(user, change, isTold ? undefined : told) };
    },

    async notAway({ user }, from) {
      const { away = [], awayTold: known = [] } = await personOf(store, user);
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
      const change = (settings: PersonSettings) => ({ ...settings, away: left, awayTold });
      return { ok: true, settings: await settle(user, change, isQuiet ? undefined : told) };
    },

    server: (guild) => serverOf(store, guild),

    async settleServer(actor: Actor, guild, change) {
      const everywhere = actor.moderator && actor.everywhere !== false && actor.at?.guild === guild;
      if (!everywhere) return refused({ code: 'notModerator' });
      if (change.hours !== undefined && !areHours(change.hours)) return refused({ code: 'badHours' });
      const { hoursTyped, ...before } = await serverOf(store, guild);
      const typed = change.hours === undefined ? { hoursTyped } : {};
      const kept = there({ ...before, ...typed, ...change }) as ServerSettings;
      const live = 'hours' in change ? (await store.inGuild(guild, MOST_GAMES)).map(readRecord) : [];
      const playing = live.filter(({ status }) => status === 'playing');
      await recounted(playing, () => store.keepServer(guild, kept));
      return { ok: true, settings: kept };
    },
  };
}
