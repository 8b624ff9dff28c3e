/** Threads: membership, archiving, locking and unarchiving, with Discord's rules. */
import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Gateway } from './gateway.ts';
import { threadObject } from './objects.ts';
import { fine, type Outcome, REFUSALS, refused } from './problems.ts';
import { type Channel, isThread, type Person, type ThreadChannel, type World } from './state.ts';

/** Returns whether the bot cannot see a private thread. */
export const isOutside = ({ bot }: World, { thread }: Channel): boolean =>
  thread?.private !== undefined && !thread.members.has(bot.id);

/** Returns whether a server has as many active threads as Discord allows. */
export const isFull = ({ channels, activeThreads }: World, guild: string | undefined): boolean =>
  [...channels.values()].filter((one) => one.guild === guild && one.thread?.archived === false).length >=
  activeThreads;

export const isArchived = (channel: Channel | undefined) => channel?.thread?.archived === true;

/** Archives, locks or reopens a thread, and dispatches the event. */
export function setArchived(
  world: World,
  gateway: Gateway,
  channel: ThreadChannel,
  { archived, locked }: { readonly archived: boolean; readonly locked: boolean },
): void {
  const { thread } = channel;
  if (thread.archived !== archived) thread.archivedAt = new Date(world.now()).toISOString();
  Object.assign(thread, { archived, locked });
  gateway.dispatch('THREAD_UPDATE', threadObject(world, channel), GatewayIntentBits.Guilds, channel.guild);
  world.changes.emit('channels');
}

/** Unarchives a thread because a user is active in it; refused if it is locked. */
export function unarchive(
  world: World,
  gateway: Gateway,
  channel: Channel,
  { moderator }: Person,
): Outcome<undefined> {
  if (!isThread(channel) || !channel.thread.archived) return fine(undefined);
  if (channel.thread.locked && !moderator) return refused(REFUSALS.archived);
  if (isFull(world, channel.guild)) return refused(REFUSALS.tooManyThreads);
  setArchived(world, gateway, channel, { archived: false, locked: channel.thread.locked });
  return fine(undefined);
}
