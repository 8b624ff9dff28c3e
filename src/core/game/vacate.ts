/** Makes room in a channel: ends what no one has touched for long. */
import type { ServiceContext } from '../service-context.ts';
import type { GameChange } from './change.ts';
import { idleDues } from './idle-games.ts';
import { type LoadedGame, requireStarted } from './loaded-game.ts';
import { endGame } from './record-moves.ts';
import { CLOCK_ACTOR } from './schedule.ts';
import { suspendGame } from './suspend.ts';

/** Returns the change that closes a lobby which no one has touched for long. */
export const closeIdleLobby = ({ record }: Pick<LoadedGame, 'record'>): GameChange<object> => ({
  ...endGame(record, CLOCK_ACTOR.user, false),
  result: {},
});

/**
 * Ends an overdue game of a channel, and returns whether it did. Games stored by earlier releases have no job that does.
 */
export async function vacate(
  { store, games, now }: Pick<ServiceContext, 'store' | 'games' | 'now'>,
  channel: string,
): Promise<boolean> {
  const { live } = await store.games.findByChannel(channel);
  if (live === undefined) return false;
  const act = ({ record }: LoadedGame) => (record.status === 'lobby' ? 'expireLobby' : 'clock');
  const { ok } = await games.change(live, CLOCK_ACTOR, act, (loaded) => {
    const [due] = idleDues(loaded.record);
    if (due === undefined || due.at > now()) return { refusal: { code: 'channelBusy' } };
    return due.kind === 'shelve' ? suspendGame(requireStarted(loaded)) : closeIdleLobby(loaded);
  });
  return ok;
}
