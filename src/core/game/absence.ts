/** Uses up a user's absence days while a clock is stopped for them. */
import { type Absence, awayDaysSpent, dayAt, type Person, zoneOf } from '../../calendar/index.ts';
import type { GameState } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { SettingsRepository } from '../repositories/settings.ts';
import type { ServiceContext } from '../service-context.ts';
import { isLone, playerAt } from './members.ts';
import { personIn } from './schedule.ts';
import { changeUserSettings, loadPeople, loadUserSettings } from './settings.ts';
import type { GameRecord } from './types.ts';

/** Returns the announcement that a user will be away. */
export const absenceAnnouncement = (by: string, { from, to }: Absence) =>
  ({ kind: 'away', by, first: from, last: to, ping: [] }) satisfies Announcement;

/** Returns the announcement of each user's next absence, for a game that begins, that they join, or to which they return. */
export async function nextAbsences(
  { store, now }: ServiceContext,
  { guild, members }: GameRecord,
  users: readonly string[] = members.map(({ user }) => user),
): Promise<Announcement[]> {
  const people = await loadPeople(store.settings, guild, users);
  return users.flatMap((user) => {
    const person = people(user);
    const today = dayAt(zoneOf(person), now().getTime());
    // They are stored in order.
    const next = (person.away ?? []).find(({ to }) => to >= today);
    return next === undefined ? [] : [absenceAnnouncement(user, next)];
  });
}

/**
 * Records the absence days used by the game's pending decisions since the last count; none if one person plays alone.
 * Each day counts once.
 */
export async function spendAwayDays(
  store: SettingsRepository,
  { record, state }: { readonly record: GameRecord; readonly state: GameState },
  people: (user: string) => Person,
  now: number,
): Promise<void> {
  const { timing } = record;
  if (timing === undefined || isLone(record)) return;
  const persons = personIn(record, state, people);
  for (const wait of timing.waits) {
    const days = awayDaysSpent(timing, wait, persons(wait.seat), now);
    if (days.length === 0) continue;
    const user = playerAt(record, state, wait.seat);
    const { awaySpent: known = [] } = await loadUserSettings(store, user);
    if (days.every((day) => known.includes(day))) continue;
    await changeUserSettings(store, user, ({ awaySpent = [], ...person }) => ({
      ...person,
      awaySpent: [...new Set([...awaySpent, ...days])].sort(),
    }));
  }
}
