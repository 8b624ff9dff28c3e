/** Warns users that the bot lacks permissions, and retries blocked posts once it has them. */
import {
  type Channel,
  ChannelType,
  type Client,
  type Guild,
  type Interaction,
  PermissionFlagsBits,
  type PermissionsString,
} from 'discord.js';
import { translator } from '../../text/index.ts';
import { wordsAlone } from '../shared/emoji.ts';
import type { InteractionContext } from '../shared/interaction-context.ts';
import { note } from '../shared/panel.ts';
import type { Deferred } from './acknowledge.ts';
import { permissionNames } from './display-name.ts';
import type { RecentMemory } from './recent-memory.ts';
import { follow } from './respond.ts';

export interface BlockedChannel {
  /** Returns whether a channel has such posts, without a query. */
  in(channel: string): boolean;
  /**
   * Retries a channel's posts, unless that was done a moment ago. Resolves to `true` unless one is known to be refused. May
   * take 5 seconds. Never rejects.
   */
  retry(channel: string): Promise<boolean>;
}

/**
 * When a user is warned: `always` if permissions are missing, `moves` if posts wait or cannot be made, `heldUp` if posts
 * wait. With `limit`, once an hour.
 */
export interface WarningRule {
  readonly when: 'always' | 'moves' | 'heldUp';
  readonly limit: boolean;
}

/** Channels whose chat requires the permission to connect (discord-api-docs #5111). */
const VOICE: readonly (ChannelType | undefined)[] = [ChannelType.GuildVoice, ChannelType.GuildStageVoice];

/** Returns the permissions for posts that the bot lacks in the channel. */
export function missingPermissions({
  channel,
  appPermissions,
}: Pick<Interaction, 'channel' | 'appPermissions'>): PermissionsString[] {
  const inThread = channel?.isThread() === true;
  return appPermissions.missing([
    PermissionFlagsBits.ViewChannel,
    inThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages,
    PermissionFlagsBits.AttachFiles,
    ...(VOICE.includes(channel?.type) ? [PermissionFlagsBits.Connect] : []),
  ]);
}

/** Returns whether posts are possible without these permissions: they don't depend on files. */
export const mayPost = (missing: readonly PermissionsString[]): boolean =>
  missing.every((name) => name === 'AttachFiles');

/** Retries a server's blocked posts where the bot now has the permissions. */
export function retryBlocked({ channels }: Guild, heldUp: BlockedChannel): void {
  for (const channel of channels.cache.values()) retryIn(channel, heldUp);
}

/** Retries blocked posts in channels that Discord doesn't send at login, such as archived threads. Never rejects. */
export async function retryUncached(
  { channels }: Client,
  ids: readonly string[],
  heldUp: BlockedChannel,
): Promise<void> {
  for (const id of ids) {
    if (channels.cache.has(id)) continue;
    // It may be gone, or hidden from the bot.
    const channel = await channels.fetch(id).catch(() => null);
    if (channel !== null) retryIn(channel, heldUp);
  }
}

function retryIn(channel: Channel, heldUp: BlockedChannel): void {
  if (!(heldUp.in(channel.id) && channel.isTextBased() && !channel.isDMBased())) return;
  const { me } = channel.guild.members;
  if (me && mayPost(missingPermissions({ channel, appPermissions: channel.permissionsFor(me) })))
    void heldUp.retry(channel.id);
}

/** Warns the user which permissions posts need. Retries blocked posts once nothing prevents them. */
export async function permissionWarning(
  interaction: Deferred,
  context: InteractionContext,
  heldUp: BlockedChannel,
  { when, limit }: WarningRule,
  warned: RecentMemory,
): Promise<void> {
  const t = translator('refusals', context.language);
  // The answer says that the bot is not in the server.
  if (!interaction.inCachedGuild()) return;
  // There, permissions look complete even if the bot isn't a member.
  const isPrivate = interaction.channel?.type === ChannelType.PrivateThread;
  const missing = missingPermissions(interaction);
  const isPostable = mayPost(missing);
  const stuck = heldUp.in(context.channel) && !(isPostable && (await heldUp.retry(context.channel)));
  const lacks = when === 'always' ? missing.length > 0 : when === 'moves' && !isPostable;
  const { user } = context.actor;
  if (!(stuck || lacks) || (limit && warned.isRecent(user, context.channel))) return;
  warned.note(user, context.channel);
  const names = permissionNames(missing, context.language);
  const text =
    missing.length > 0 ? t('mayNotPost', { missing: names }) : t(isPrivate ? 'heldUpPrivate' : 'heldUp');
  await follow(interaction, note(text), true, wordsAlone);
}
