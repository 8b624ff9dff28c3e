/** What people settle for themselves, and moderators for their server; and what follows for running games. */
import { awaited } from '../../engine/index.ts';
import { type Away, areHours, awayProblem, DAY, dayAt } from '../../time/index.ts';
import { type Begun, begun, refused, type Tools } from '../games.ts';
import { isAtTable, playerAt, playersOf } from '../members.ts';
import { readRecord } from '../reading.ts';
import type { Announcement, GameRecord } from '../store.ts';
import type { Actor, App, Game, Settled } from '../types.ts';
import { UnreadableGame } from '../unreadable.ts';
import { counted } from './counting.ts';
import { type PersonSettings, personOf, type ServerSettings, serverOf, there } from './people.ts';
import { CLOCK } from './timing.ts';

type Settling = Pick<
  App,
  'person' | 'setHours' | 'settlePerson' | 'away' | 'notAway' | 'server' | 'settleServer' | 'mine'
>;

/** Milliseconds until somebody can change their hours again while games run. */
const HOURS_EVERY = DAY;

export function createSettings(tools: Tools): Settling {
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
    const records = await running(user);
    for (const { id } of records) await changed(id, (game) => counted(tools, game));
    const next = change(await personOf(store, user));
    await store.keepPerson(user, next);
    for (const { id } of records) await changed(id, ({ record }) => record, told);
    return next;
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
      const settings = await settle(user, ({ hours: _, ...rest }) => ({
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
      const told: Announcement = { kind: 'away', by: user, first: piece.from, last: piece.to, ping: [] };
      return { ok: true, settings: await settle(user, (settings) => ({ ...settings, away }), told) };
    },

    async notAway({ user }, from) {
      const { away = [] } = await personOf(store, user);
      if (!away.some((piece) => piece.from === from)) return refused({ code: 'notAway' });
      const left = away.filter((piece) => piece.from !== from);
      const told: Announcement = { kind: 'away', by: user, ping: [] };
      return { ok: true, settings: await settle(user, (settings) => ({ ...settings, away: left }), told) };
    },

    server: (guild) => serverOf(store, guild),

    async settleServer(actor: Actor, guild, change) {
      const everywhere = actor.moderator && actor.everywhere !== false && actor.at?.guild === guild;
      if (!everywhere) return refused({ code: 'notModerator' });
      if (change.hours !== undefined && !areHours(change.hours)) return refused({ code: 'badHours' });
      const kept = there({ ...(await serverOf(store, guild)), ...change }) as ServerSettings;
      await store.keepServer(guild, kept);
      return { ok: true, settings: kept };
    },

    async mine(user, guild) {
      const records = (await store.ofUser(user)).map(readRecord);
      const own = records.filter(
        (record) => (guild === undefined || record.guild === guild) && isAtTable(record, user),
      );
      const found = await Promise.all(own.map(({ id }) => games.look(id).catch(() => games.outline(id))));
      const shown = found.filter((game): game is Game => game !== undefined);
      const waits = ({ record, state }: Game): boolean =>
        state !== undefined &&
        record.status === 'playing' &&
        awaited(state).some((seat) => playerAt(record, state, seat) === user);
      const byUrgency = (a: Game, b: Game) =>
        Number(waits(b)) - Number(waits(a)) || a.record.updatedAt.getTime() - b.record.updatedAt.getTime();
      return shown.sort(byUrgency);
    },
  };
}
