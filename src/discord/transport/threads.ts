import { ChannelType, type Interaction, PermissionFlagsBits, type REST, Routes } from 'discord.js';
import { MINUTE_MS } from '../../durations.ts';
import type { Services } from '../../features/index.ts';
import type { Log, ThreadResult } from '../shared/interaction-context.ts';
import { startOf } from '../shared/limits.ts';
import { permissionNames } from './display-name.ts';
import { codeOf } from './http-status.ts';

/** Minutes of inactivity before Discord archives a thread: a week. */
const ARCHIVE_AFTER_MINUTES = 10_080;
const LONGEST_NAME = 100;
const TOO_MANY_THREADS = 160006;
const MISSING_ACCESS = 50001;
/** Milliseconds in which a thread is reopened at most once: users who archive it again mean it. */
const REOPEN_INTERVAL_MS = 10 * MINUTE_MS;
const MOST_REMEMBERED = 1_000;

const needed = (isPrivate: boolean) => [
  PermissionFlagsBits.ViewChannel,
  isPrivate ? PermissionFlagsBits.CreatePrivateThreads : PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
];

/** Opens a thread, or returns why not. Rejects if Discord fails. */
export async function openThread(
  interaction: Pick<Interaction, 'channel' | 'appPermissions' | 'memberPermissions' | 'client'>,
  name: string,
  language: string,
  how?: 'private',
): Promise<ThreadResult> {
  const { channel, appPermissions, memberPermissions, client } = interaction;
  if (channel?.type !== ChannelType.GuildText) return { kind: 'notHere' };
  const isPrivate = how === 'private';
  // Private threads are the bot's own idea.
  if (!isPrivate && memberPermissions?.has(PermissionFlagsBits.CreatePublicThreads) === false)
    return { kind: 'notAllowed' };
  const missing = appPermissions?.missing(needed(isPrivate)) ?? [];
  if (missing.length > 0) return { kind: 'missing', permissions: permissionNames(missing, language) };
  const body = {
    name: startOf(name, LONGEST_NAME),
    auto_archive_duration: ARCHIVE_AFTER_MINUTES,
    // Only the bot adds users to a private thread.
    ...(isPrivate
      ? { type: ChannelType.PrivateThread, invitable: false }
      : { type: ChannelType.PublicThread }),
  };
  try {
    const thread = (await client.rest.post(Routes.threads(channel.id), { body })) as { id: string };
    return { kind: 'opened', channel: thread.id };
  } catch (error) {
    if (codeOf(error) === TOO_MANY_THREADS) return { kind: 'tooMany' };
    throw error;
  }
}

/** Returns whether an interaction's private thread lacks the bot: the permissions don't show that. */
export async function isOutside({
  channel,
  client,
}: Pick<Interaction, 'channel' | 'client'>): Promise<boolean> {
  if (channel?.type !== ChannelType.PrivateThread) return false;
  try {
    await client.rest.get(Routes.channel(channel.id));
    return false;
  } catch (error) {
    // After any other failure, posts are tried.
    return codeOf(error) === MISSING_ACCESS;
  }
}

/** Adds a user to a thread. Rejects if Discord fails. */
export async function addThreadMember({ client }: Pick<Interaction, 'client'>, thread: string, user: string) {
  await client.rest.put(Routes.threadMembers(thread, user));
}

/** Removes a user from one of the bot's private threads. Rejects if Discord fails. */
export async function removeThreadMember(
  { client }: Pick<Interaction, 'client'>,
  thread: string,
  user: string,
): Promise<void> {
  await client.rest.delete(Routes.threadMembers(thread, user));
}

/** Creates the function that reopens archived threads of running games: buttons don't work in them. */
export function createThreadReopener({
  services,
  rest,
  log,
  now,
}: {
  readonly services: Pick<Services, 'queries'>;
  readonly rest: Pick<REST, 'patch'>;
  readonly log: Log;
  readonly now: () => Date;
}): (thread: string) => Promise<void> {
  const opened = new Map<string, number>();
  return async (thread) => {
    const at = now().getTime();
    if (at < (opened.get(thread) ?? Number.NEGATIVE_INFINITY) + REOPEN_INTERVAL_MS) return;
    try {
      const game = await services.queries.getLatestSummary(thread);
      if (game?.record.status !== 'playing') return;
      opened.delete(thread);
      opened.set(thread, at);
      for (const oldest of opened.keys()) if (opened.size > MOST_REMEMBERED) opened.delete(oldest);
      await rest.patch(Routes.channel(thread), { body: { archived: false } });
      log.info({ thread, game: game.record.id }, 'reopened the archived thread of a game');
    } catch (error) {
      log.warn({ err: error, thread }, 'failed to reopen the archived thread of a game');
    }
  };
}
