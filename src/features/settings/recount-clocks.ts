import { presetOf } from '../../calendar/index.ts';
import { CorruptGameError } from '../../core/errors.ts';
import { withCountedClocks } from '../../core/game/clocks.ts';
import { requireStarted, type StartedGame } from '../../core/game/loaded-game.ts';
import { playerAt, playersOf } from '../../core/game/members.ts';
import { readRecord } from '../../core/game/parse-game.ts';
import { CLOCK_ACTOR, timeOf } from '../../core/game/schedule.ts';
import { changeUserSettings, type UserSettings } from '../../core/game/settings.ts';
import type { GameRecord } from '../../core/game/types.ts';
import type { Announcement } from '../../core/outbox/announcement.ts';
import type { ServiceContext } from '../../core/service-context.ts';

const NEW_DEADLINE: Announcement = { kind: 'decided', clocks: true, ping: [] };

/** Returns the news that updates the newest board if one of these users is on the clock; otherwise none. */
export function deadlineNews({ record, state }: StartedGame, isMeant: (user: string) => boolean) {
  const { pace, waits } = timeOf(record);
  const isOnClock = presetOf(pace).clock && waits.some(({ seat }) => isMeant(playerAt(record, state, seat)));
  return isOnClock ? [NEW_DEADLINE] : [];
}

/** Creates the functions that change settings and recalculate the clocks of the games they concern. */
export function createRecounting(context: ServiceContext) {
  const { store, games } = context;

  async function activeGames(user: string): Promise<GameRecord[]> {
    const records = (await store.games.listByUser(user)).map(readRecord);
    return records.filter((record) => record.status === 'playing' && playersOf(record).includes(user));
  }

  /**
   * Changes user settings. Elapsed time is counted by the old settings, then jobs are rescheduled. Default announcement: the
   * newest board shows the user's new deadline.
   */
  async function settle(
    user: string,
    change: (before: UserSettings) => UserSettings,
    announcement?: Announcement,
  ): Promise<UserSettings> {
    return await withRecountedClocks(
      await activeGames(user),
      () => changeUserSettings(store.settings, user, change),
      (game) => (announcement ? [announcement] : deadlineNews(game, (one) => one === user)),
    );
  }

  async function withRecountedClocks<T>(
    records: readonly GameRecord[],
    change: () => Promise<T>,
    newsOf: (game: StartedGame) => Announcement[] | Promise<Announcement[]>,
  ): Promise<T> {
    for (const { id } of records) await commit(id, (game) => withCountedClocks(context, game));
    const result = await change();
    for (const { id } of records) await commit(id, ({ record }) => record, newsOf);
    return result;
  }

  async function commit(
    id: string,
    change: (game: StartedGame) => GameRecord | Promise<GameRecord>,
    newsOf?: (game: StartedGame) => Announcement[] | Promise<Announcement[]>,
  ): Promise<void> {
    try {
      await games.change(id, CLOCK_ACTOR, 'clock', async (loaded) => {
        const game = requireStarted(loaded);
        const announcements = (await newsOf?.(game)) ?? [];
        return { record: await change(game), idle: true, announcements, result: {} };
      });
    } catch (error) {
      // An unreadable game must not block changes to settings.
      if (!(error instanceof CorruptGameError)) throw error;
    }
  }

  return { activeGames, settle, withRecountedClocks };
}
