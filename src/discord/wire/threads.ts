/** Opens a thread for a game, in the channel where somebody asks for it. */
import { ChannelType, type Interaction, PermissionFlagsBits, Routes } from 'discord.js';
import type { ThreadResult } from '../kit/visit.ts';
import { permissionNames } from './names.ts';

/** Minutes without a message after which Discord archives a thread: a week. A post brings it back. */
const ARCHIVED_AFTER = 10_080;
const LONGEST_NAME = 100;

const needed = (isPrivate: boolean) => [
  PermissionFlagsBits.ViewChannel,
  isPrivate ? PermissionFlagsBits.CreatePrivateThreads : PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
];

/** Opens a thread; or says (in the language of its reader) what the bot lacks, or that there can be none here. Rejects where Discord fails. */
export async function openThread(
  interaction: Pick<Interaction, 'channel' | 'appPermissions' | 'client'>,
  name: string,
  language: string,
  how?: 'private',
): Promise<ThreadResult> {
  const { channel, appPermissions, client } = interaction;
  if (channel?.type !== ChannelType.GuildText) return { kind: 'notHere' };
  const isPrivate = how === 'private';
  const missing = appPermissions?.missing(needed(isPrivate)) ?? [];
  if (missing.length > 0) return { kind: 'missing', permissions: permissionNames(missing, language) };
  const body = {
    name: name.slice(0, LONGEST_NAME),
    auto_archive_duration: ARCHIVED_AFTER,
    // Nobody but the bot brings others into a private one.
    ...(isPrivate
      ? { type: ChannelType.PrivateThread, invitable: false }
      : { type: ChannelType.PublicThread }),
  };
  const thread = (await client.rest.post(Routes.threads(channel.id), { body })) as { id: string };
  return { kind: 'opened', channel: thread.id };
}

/** Lets somebody into a private thread. Rejects where Discord fails. */
export async function letIntoThread(
  { client, user }: Pick<Interaction, 'client' | 'user'>,
  thread: string,
): Promise<void> {
  await client.rest.put(Routes.threadMembers(thread, user.id));
}

/** Takes somebody out of a private thread of the bot's. Rejects where Discord fails. */
export async function letOutOfThread(
  { client, user }: Pick<Interaction, 'client' | 'user'>,
  thread: string,
): Promise<void> {
  await client.rest.delete(Routes.threadMembers(thread, user.id));
}
