/** Days away are spent when a wait is over that was longer for them. */
import type { GameState } from '../../engine/index.ts';
import { awayDaysSpent, type Person } from '../../time/index.ts';
import { playerAt } from '../members.ts';
import type { GameRecord, Store } from '../store.ts';
import { personOf } from './people.ts';
import { endedWaits, personIn } from './timing.ts';

/** Notes what the waits have cost that are over after a change. */
export async function spendAwayDays(
  store: Store,
  before: { readonly record: GameRecord; readonly state: GameState },
  after: GameRecord,
  people: (user: string) => Person,
  now: number,
): Promise<void> {
  const { record, state } = before;
  const { timing } = record;
  if (timing === undefined) return;
  const persons = personIn(record, state, people);
  for (const wait of endedWaits(record, after)) {
    const days = awayDaysSpent(timing, wait, persons(wait.seat), now);
    if (days.length === 0) continue;
    const user = playerAt(record, state, wait.seat);
    const person = await personOf(store, user);
    const awaySpent = [...new Set([...(person.awaySpent ?? []), ...days])].sort();
    await store.keepPerson(user, { ...person, awaySpent });
  }
}
