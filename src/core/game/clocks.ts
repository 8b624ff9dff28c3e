/** Counting clocks up to now: before something changes by which they run. */

import { type PersonIn, settled } from '../../calendar/index.ts';
import type { GameState } from '../../engine/index.ts';
import type { Begun, Tools } from '../game-service.ts';
import type { SettingsRepository } from '../repositories/settings.ts';
import { playersOf } from './members.ts';
import { personIn, timeOf } from './schedule.ts';
import { peopleOf } from './settings.ts';
import type { GameRecord } from './types.ts';

/** What each seat's player has settled, as it is kept now. */
export const personsOf = async (
  store: SettingsRepository,
  record: GameRecord,
  state: GameState,
): Promise<PersonIn> => personIn(record, state, await peopleOf(store, record.guild, playersOf(record)));

/** The record with all clocks counted up to now, by what holds for those who play now. */
export async function counted({ store, now }: Tools, { record, state }: Begun): Promise<GameRecord> {
  const timing = timeOf(record);
  const until = settled(timing, await personsOf(store, record, state), now().getTime());
  return { ...record, timing: { ...timing, ...until } };
}
