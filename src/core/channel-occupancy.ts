/** Checks that a channel has no other game. */
import type { GameRecord } from './game/types.ts';
import type { Store } from './store.ts';
import type { Refusal } from './types.ts';

/** Returns the refusal of another game in a channel; `undefined` if it has no live game. `user`: who is refused. */
export async function occupancyOf(
  { games }: Store,
  channel: string,
  user?: string,
): Promise<Refusal | undefined> {
  const { live } = await games.findByChannel(channel);
  if (live === undefined) return undefined;
  const game = await games.findById(live);
  return game?.record.status === 'lobby' ? whyLobby(game.record, user) : { code: 'channelBusy' };
}

/** Returns the refusal of what an open lobby prevents, with the user's part in it. */
export function whyLobby(
  { host, members, players }: Pick<GameRecord, 'host' | 'members' | 'players'>,
  by?: string,
): Refusal {
  if (host === by) return { code: 'lobbyOpen', role: 'host' };
  if (members.some(({ user }) => user === by)) return { code: 'lobbyOpen', role: 'member' };
  return { code: 'lobbyOpen', ...(members.length >= players && { role: 'full' }) };
}
