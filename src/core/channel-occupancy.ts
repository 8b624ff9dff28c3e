/** Checks that a channel has no other game. */
import type { Store } from './store.ts';
import type { Refusal } from './types.ts';

/** Returns the refusal of another game in a channel; `undefined` if it has no live game. */
export async function occupancyOf({ games }: Store, channel: string): Promise<Refusal | undefined> {
  const { live } = await games.findByChannel(channel);
  if (live === undefined) return undefined;
  const game = await games.findById(live);
  return { code: game?.record.status === 'lobby' ? 'lobbyOpen' : 'channelBusy' };
}
