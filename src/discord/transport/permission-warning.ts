/** Where the bot may not post as it should: told to whoever is there, and tried again as soon as it may. */
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { botText } from '../../text/index.ts';
import { wordsAlone } from '../shared/emoji.ts';
import type { InteractionContext } from '../shared/interaction-context.ts';
import { note } from '../shared/panel.ts';
import type { Deferred } from './acknowledge.ts';
import { permissionNames } from './display-name.ts';
import { follow } from './respond.ts';

/** Channels with posts that were put off, because a person has to mend something first. */
export interface BlockedChannel {
  /** Whether a channel has such posts. Nothing is asked of the store for it. */
  in(channel: string): boolean;
  /** Tries those of a channel at once; unless that was done a moment ago, and then says so. */
  retry(channel: string): 'tried' | 'justTried';
}

/**
 * Tells the user what the bot may not do here but has to; answers to commands work without it, posts do not. Posts
 * that were held up are tried at once where nothing is in their way any more.
 */
export async function permissionWarning(
  interaction: Deferred,
  visit: InteractionContext,
  heldUp: BlockedChannel,
  when: 'always' | 'heldUp' | 'never',
): Promise<void> {
  const inThread = interaction.channel?.isThread() === true;
  // Its permissions look complete there, whether it is in it or not.
  const isPrivate = interaction.channel?.type === ChannelType.PrivateThread;
  const needed = [
    PermissionFlagsBits.ViewChannel,
    inThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages,
    PermissionFlagsBits.AttachFiles,
  ];
  const missing = interaction.appPermissions.missing(needed);
  const held = heldUp.in(visit.channel);
  // Without files posts go all the same.
  const mayPost = missing.every((name) => name === 'AttachFiles');
  const stuck = held && !(mayPost && heldUp.retry(visit.channel) === 'tried');
  if (when === 'never' || !(stuck || (when === 'always' && missing.length > 0))) return;
  const names = permissionNames(missing, visit.language);
  const text =
    missing.length > 0
      ? botText('refusals', 'mayNotPost', { missing: names }, visit.language)
      : botText('refusals', isPrivate ? 'heldUpPrivate' : 'heldUp', {}, visit.language);
  await follow(interaction, note(text), true, wordsAlone);
}
