/** Threads: opening, membership, unarchiving. */
import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { threadObject } from '../objects.ts';
import { botPermissions } from '../permissions.ts';
import { REFUSALS } from '../problems.ts';
import { threadBody, threadChange } from '../request-schemas.ts';
import { isThread, type ThreadChannel } from '../state.ts';
import { isArchived, isFull, isOutside, setArchived } from '../threads.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';
import { refuse } from './refuse.ts';

export function addThreads(app: Hono<RestEnv>, { world, gateway }: Services): void {
  const find = (id: string): ThreadChannel => {
    const channel = world.channels.get(id);
    if (channel === undefined) return refuse(REFUSALS.unknownChannel);
    if (!isThread(channel)) return refuse(REFUSALS.wrongChannelType);
    return isOutside(world, channel) ? refuse(REFUSALS.noAccess) : channel;
  };

  app.post('/channels/:channel/threads', (c) => {
    const parent = world.channels.get(c.req.param('channel'));
    if (parent === undefined) return refuse(REFUSALS.unknownChannel);
    const asked = parseBody(threadBody, c.get('intake').body);
    if (parent.thread !== undefined) return refuse(REFUSALS.wrongChannelType);
    const { name, auto_archive_duration: archivesAfter, type, invitable } = asked;
    const isPrivate = type === ChannelType.PrivateThread;
    const needed = isPrivate
      ? PermissionFlagsBits.CreatePrivateThreads
      : PermissionFlagsBits.CreatePublicThreads;
    if ((botPermissions(world, parent.id) & needed) === 0n) return refuse(REFUSALS.notAllowed);
    if (isFull(world, parent.guild)) return refuse(REFUSALS.tooManyThreads);
    const since = new Date(world.now()).toISOString();
    const thread = {
      id: world.snowflake(),
      name,
      ...(parent.guild === undefined ? {} : { guild: parent.guild }),
      thread: {
        parent: parent.id,
        since,
        archivesAfter,
        archived: false,
        archivedAt: since,
        locked: false,
        members: new Set([world.bot.id]),
        ...(isPrivate ? { private: { invitable } } : {}),
      },
    };
    world.channels.set(thread.id, thread);
    const shown = threadObject(world, thread);
    gateway.dispatch(
      'THREAD_CREATE',
      { ...shown, newly_created: true },
      GatewayIntentBits.Guilds,
      parent.guild,
    );
    world.changes.emit('channels');
    return answer(c, shown, 201);
  });

  app.patch('/channels/:channel', (c) => {
    const found = find(c.req.param('channel'));
    const body = parseBody(threadChange, c.get('intake').body);
    const { thread, guild } = found;
    const { archived = thread.archived, locked = thread.locked } = body;
    // Locking requires a permission the bot lacks; archiving is fine, since it opened all threads.
    if (locked || thread.locked) return refuse(REFUSALS.notAllowed);
    if (thread.archived && !archived && isFull(world, guild)) {
      return refuse(REFUSALS.tooManyThreads);
    }
    setArchived(world, gateway, found, { archived, locked });
    return answer(c, threadObject(world, found));
  });

  for (const method of ['put', 'delete'] as const) {
    app[method]('/channels/:channel/thread-members/:user', (c) => {
      const { channel, user } = c.req.param();
      const found = find(channel);
      if (!world.people.has(user)) return refuse(REFUSALS.unknownMember);
      if (isArchived(found)) return refuse(REFUSALS.archived);
      found.thread.members[method === 'put' ? 'add' : 'delete'](user);
      world.changes.emit('channels');
      return answer(c, undefined);
    });
  }
}
