/** Uses up a user's absence days while a clock is stopped for them. */
import { awayDaysSpent, type Person } from '../../calendar/index.ts';
import type { GameState } from '../../engine/index.ts';
import type { SettingsRepository } from '../repositories/settings.ts';
import { playerAt } from './members.ts';
import { personIn } from './schedule.ts';
import { loadUserSettings } from './settings.ts';
import type { GameRecord } from './types.ts';

/** Records the absence days used by the game's pending decisions since the last count. Each day counts once. */
export async function spendAwayDays(
  store: SettingsRepository,
  { record, state }: { readonly record: GameRecord; readonly state: GameState },
  people: (user: string) => Person,
  now: number,
): Promise<void> {
  const { timing } = record;
  if (timing === undefined) return;
  const persons = personIn(record, state, people);
  for (const wait of timing.waits) {
    const days = awayDaysSpent(timing, wait, persons(wait.seat), now);
    if (days.length === 0) continue;
    const user = playerAt(record, state, wait.seat);
    const { awaySpent: before = [], ...person } = await loadUserSettings(store, user);
    const awaySpent = [...new Set([...before, ...days])].sort();
    if (awaySpent.length > before.length) await store.saveUser(user, { ...person, awaySpent });
  }
}
