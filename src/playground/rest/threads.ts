/** Threads: opening, membership, unarchiving. */
import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { threadObject } from '../objects.ts';
import { botPermissions } from '../permissions.ts';
import { fine, type Outcome, REFUSALS, refused } from '../problems.ts';
import { threadBody, threadChange } from '../request-schemas.ts';
import { isThread, type ThreadChannel } from '../state.ts';
import { archivedRefusal, isFull, isOutside, setArchived } from '../threads.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';

export function addThreads(app: Hono<RestEnv>, { world, gateway }: Services): void {
  const find = (id: string): Outcome<ThreadChannel> => {
    const channel = world.channels.get(id);
    if (channel === undefined) return refused(REFUSALS.unknownChannel);
    if (!isThread(channel)) return refused(REFUSALS.wrongChannelType);
    return isOutside(world, channel) ? refused(REFUSALS.noAccess) : fine(channel);
  };

  app.post('/channels/:channel/threads', (c) => {
    const parent = world.channels.get(c.req.param('channel'));
    if (parent === undefined) return answer(c, refused(REFUSALS.unknownChannel));
    const asked = parseBody(threadBody, c.get('intake').body);
    if (!asked.ok) return answer(c, asked);
    if (parent.thread !== undefined) return answer(c, refused(REFUSALS.wrongChannelType));
    const { name, auto_archive_duration: archivesAfter, type, invitable } = asked.value;
    const isPrivate = type === ChannelType.PrivateThread;
    const needed = isPrivate
      ? PermissionFlagsBits.CreatePrivateThreads
      : PermissionFlagsBits.CreatePublicThreads;
    if ((botPermissions(world, parent.id) & needed) === 0n) return answer(c, refused(REFUSALS.notAllowed));
    if (isFull(world, parent.guild)) return answer(c, refused(REFUSALS.tooManyThreads));
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
    return answer(c, fine(shown), 201);
  });

  app.patch('/channels/:channel', (c) => {
    const found = find(c.req.param('channel'));
    if (!found.ok) return answer(c, found);
    const body = parseBody(threadChange, c.get('intake').body);
    if (!body.ok) return answer(c, body);
    const { thread, guild } = found.value;
    const { archived = thread.archived, locked = thread.locked } = body.value;
    // Locking requires a permission the bot lacks; archiving is fine, since it opened all threads.
    if (locked || thread.locked) return answer(c, refused(REFUSALS.notAllowed));
    if (thread.archived && !archived && isFull(world, guild)) {
      return answer(c, refused(REFUSALS.tooManyThreads));
    }
    setArchived(world, gateway, found.value, { archived, locked });
    return answer(c, fine(threadObject(world, found.value)));
  });

  for (const method of ['put', 'delete'] as const) {
    app[method]('/channels/:channel/thread-members/:user', (c) => {
      const { channel, user } = c.req.param();
      const found = find(channel);
      if (!found.ok) return answer(c, found);
      if (!world.people.has(user)) return answer(c, refused(REFUSALS.unknownMember));
      const archived = archivedRefusal(found.value);
      if (archived !== undefined) return answer(c, archived);
      found.value.thread.members[method === 'put' ? 'add' : 'delete'](user);
      world.changes.emit('channels');
      return answer(c, fine(undefined));
    });
  }
}
