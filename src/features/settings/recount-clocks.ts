import { CorruptGameError } from '../../core/errors.ts';
import { withCountedClocks } from '../../core/game/clocks.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import { playersOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import { CLOCK_ACTOR } from '../../core/game/schedule.ts';
import { loadUserSettings, type UserSettings } from '../../core/game/settings.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';

/** Creates the functions that change settings and recalculate the clocks of the games they concern. */
export function createRecounting(context: ServiceContext) {
  const { store, games } = context;

  async function activeGames(user: string): Promise<GameRecord[]> {
    const records = (await store.games.listByUser(user)).map(readRecord);
    return records.filter((record) => record.status === 'playing' && playersOf(record).includes(user));
  }

  /** Changes user settings. Elapsed time is counted by the old settings, then jobs are rescheduled. */
  async function settle(
    user: string,
    change: (before: UserSettings) => UserSettings,
    announcement?: Announcement,
  ): Promise<UserSettings> {
    return await withRecountedClocks(
      await activeGames(user),
      async () => {
        const next = change(await loadUserSettings(store.settings, user));
        await store.settings.saveUser(user, next);
        return next;
      },
      announcement,
    );
  }

  async function withRecountedClocks<T>(
    records: readonly GameRecord[],
    change: () => Promise<T>,
    announcement?: Announcement,
  ): Promise<T> {
    for (const { id } of records) await commit(id, (game) => withCountedClocks(context, game));
    const result = await change();
    for (const { id } of records) await commit(id, ({ record }) => record, announcement);
    return result;
  }

  async function commit(
    id: string,
    change: (game: StartedGame) => GameRecord | Promise<GameRecord>,
    announcement?: Announcement,
  ): Promise<void> {
    try {
      await games.change(id, CLOCK_ACTOR, 'clock', async (loaded) => {
        const record = await change(requireStarted(loaded));
        return { record, idle: true, ...(announcement ? { announcements: [announcement] } : {}), result: {} };
      });
    } catch (error) {
      // An unreadable game must not block changes to settings.
      if (!(error instanceof CorruptGameError)) throw error;
    }
  }

  return { activeGames, settle, withRecountedClocks };
}
