/** Opens threads for games, in the channel where somebody asks for one, and keeps them open while a game is played. */
import { ChannelType, type Interaction, PermissionFlagsBits, type REST, Routes } from 'discord.js';
import { MINUTE_MS } from '../../durations.ts';
import type { App } from '../../features/index.ts';
import type { Log, ThreadResult } from '../shared/interaction-context.ts';
import { permissionNames } from './display-name.ts';
import { codeOf } from './http-status.ts';

/** Minutes without a message after which Discord archives a thread: a week. */
const ARCHIVED_AFTER = 10_080;
const LONGEST_NAME = 100;
/** As many threads of a server are active as can be. */
const TOO_MANY_THREADS = 160006;
/** Milliseconds in which a thread is opened again once: whoever archives it at once wants it archived. */
const REOPEN_EVERY = 10 * MINUTE_MS;
/** Threads that are remembered as opened again. */
const MOST_REMEMBERED = 1_000;

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
  try {
    const thread = (await client.rest.post(Routes.threads(channel.id), { body })) as { id: string };
    return { kind: 'opened', channel: thread.id };
  } catch (error) {
    if (codeOf(error) === TOO_MANY_THREADS) return { kind: 'tooMany' };
    throw error;
  }
}

/** Adds somebody to a thread. Rejects where Discord fails. */
export async function addThreadMember(
  { client }: Pick<Interaction, 'client'>,
  thread: string,
  user: string,
): Promise<void> {
  await client.rest.put(Routes.threadMembers(thread, user));
}

/** Takes somebody out of a private thread of the bot's. Rejects where Discord fails. */
export async function removeThreadMember(
  { client, user }: Pick<Interaction, 'client' | 'user'>,
  thread: string,
): Promise<void> {
  await client.rest.delete(Routes.threadMembers(thread, user.id));
}

/**
 * Opens threads again that Discord has archived while their game is played: in an archived one nobody can press anything.
 * Never rejects.
 */
export function createThreadReopener({
  app,
  rest,
  log,
  now,
}: {
  readonly app: Pick<App, 'queries'>;
  readonly rest: Pick<REST, 'patch'>;
  readonly log: Log;
  readonly now: () => Date;
}): (thread: string) => Promise<void> {
  const opened = new Map<string, number>();
  return async (thread) => {
    const at = now().getTime();
    if (at < (opened.get(thread) ?? Number.NEGATIVE_INFINITY) + REOPEN_EVERY) return;
    try {
      const game = await app.queries.getLatestSummary(thread);
      if (game?.record.status !== 'playing') return;
      opened.delete(thread);
      opened.set(thread, at);
      for (const oldest of opened.keys()) if (opened.size > MOST_REMEMBERED) opened.delete(oldest);
      await rest.patch(Routes.channel(thread), { body: { archived: false } });
      log.info({ thread, game: game.record.id }, 'the archived thread of a game was opened again');
    } catch (error) {
      log.warn({ err: error, thread }, 'the archived thread of a game could not be opened again');
    }
  };
}
