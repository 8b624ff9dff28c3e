/** Clocks of a game under its players' own settings. */
import type { PersonIn } from '../../calendar/index.ts';
import type { GameState } from '../../engine/index.ts';
import type { SettingsRepository } from '../repositories/settings.ts';
import type { ServiceContext } from '../service-context.ts';
import type { StartedGame } from './loaded-game.ts';
import { playersOf } from './members.ts';
import { personIn, timeOf, withCountedTime } from './schedule.ts';
import { loadPeople } from './settings.ts';
import type { GameRecord } from './types.ts';

/** Loads the settings of each seat's player: waking hours and absences. */
export const usersOnClock = async (
  store: SettingsRepository,
  record: GameRecord,
  state: GameState,
): Promise<PersonIn> => personIn(record, state, await loadPeople(store, record.guild, playersOf(record)));

/** Returns the record with all clocks counted up to now under the current players' settings. */
export async function withCountedClocks(
  { store, now }: Pick<ServiceContext, 'store' | 'now'>,
  { record, state }: StartedGame,
): Promise<GameRecord> {
  const persons = await usersOnClock(store.settings, record, state);
  return { ...record, timing: withCountedTime(record, timeOf(record), persons, now().getTime()) };
}
