/** Counting clocks up to now: before something changes by which they run. */

import { type PersonIn, withDecisionMade } from '../../calendar/index.ts';
import type { GameState } from '../../engine/index.ts';
import type { ServiceContext, StartedGame } from '../game-service.ts';
import type { SettingsRepository } from '../repositories/settings.ts';
import { playersOf } from './members.ts';
import { personIn, timeOf } from './schedule.ts';
import { loadPeople } from './settings.ts';
import type { GameRecord } from './types.ts';

/** What each seat's player has settled, as it is kept now. */
export const usersOnClock = async (
  store: SettingsRepository,
  record: GameRecord,
  state: GameState,
): Promise<PersonIn> => personIn(record, state, await loadPeople(store, record.guild, playersOf(record)));

/** The record with all clocks counted up to now, by what holds for those who play now. */
export async function withCountedClocks(
  { store, now }: ServiceContext,
  { record, state }: StartedGame,
): Promise<GameRecord> {
  const timing = timeOf(record);
  const until = withDecisionMade(timing, await usersOnClock(store.settings, record, state), now().getTime());
  return { ...record, timing: { ...timing, ...until } };
}
