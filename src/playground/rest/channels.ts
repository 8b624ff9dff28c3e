/** Channels and their messages. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { editMessage } from '../edits.ts';
import { asAnswer, asRead } from '../media.ts';
import { createMessage, deleteMessage, FLAGS } from '../messages.ts';
import { channelObject, directObject } from '../objects.ts';
import { botPermissions } from '../permissions.ts';
import { fine, invalid, type Outcome, REFUSALS, refused, wrong } from '../problems.ts';
import { messageBody } from '../request-schemas.ts';
import { channelOf, type Stored } from '../state.ts';
import { archivedRefusal, isOutside, unarchive } from '../threads.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';

const MAX_LISTED = 100;
const USUALLY_LISTED = 50;

export function addChannels(app: Hono<RestEnv>, { world, gateway }: Services): void {
  const isThere = (id: string) => channelOf(world, id) !== undefined;

  /** Returns a message of the channel. Ephemeral ones are inaccessible this way, even to the bot that sent them. */
  const find = ({ channel, message }: { channel: string; message: string }): Outcome<Stored> => {
    if (!isThere(channel)) return refused(REFUSALS.unknownChannel);
    const stored = world.messages.get(message);
    const isHere = stored?.message.channel_id === channel && stored.onlyFor === undefined;
    return isHere && stored !== undefined ? fine(stored) : refused(REFUSALS.unknownMessage);
  };

  const own = (stored: Stored): Outcome<Stored> =>
    stored.message.author.id === world.bot.id ? fine(stored) : refused(REFUSALS.notYours);

  app.get('/channels/:channel', (c) => {
    const channel = channelOf(world, c.req.param('channel'));
    return answer(
      c,
      channel === undefined
        ? refused(REFUSALS.unknownChannel)
        : fine(
            channel.recipient === undefined ? channelObject(world, channel) : directObject(world, channel),
          ),
    );
  });

  app.get('/channels/:channel/messages', (c) => {
    const channel = c.req.param('channel');
    if (!isThere(channel)) return answer(c, refused(REFUSALS.unknownChannel));
    const { before, after, limit: asked = `${USUALLY_LISTED}` } = c.req.query();
    const limit = Number(asked);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED) {
      return answer(c, invalid([wrong(['limit'], `int value should be between 1 and ${MAX_LISTED}.`)]));
    }
    // Without this permission the request succeeds, but returns no messages.
    if ((botPermissions(world, channel) & PermissionFlagsBits.ReadMessageHistory) === 0n) {
      return answer(c, fine([]));
    }
    const listed = [...world.messages.values()]
      .filter(({ message, onlyFor }) => message.channel_id === channel && onlyFor === undefined)
      .map(({ message }) => message)
      .filter(({ id }) => before === undefined || BigInt(id) < BigInt(before))
      .filter(({ id }) => after === undefined || BigInt(id) > BigInt(after));
    // Discord lists the newest first; `after` selects those closest to it.
    const near = after === undefined ? listed.slice(-limit) : listed.slice(0, limit);
    return answer(c, fine(near.reverse().map(asRead)));
  });

  app.post('/channels/:channel/messages', (c) => {
    const channel = channelOf(world, c.req.param('channel'));
    if (channel === undefined) return answer(c, refused(REFUSALS.unknownChannel));
    if (isOutside(world, channel)) return answer(c, refused(REFUSALS.noAccess));
    const { body: raw, files: uploads } = c.get('intake');
    const body = parseBody(messageBody, raw);
    if (!body.ok) return answer(c, body);
    // Posting unarchives a thread unless it is locked.
    const back = unarchive(world, gateway, channel, world.bot);
    if (!back.ok) return answer(c, back);
    const sent = createMessage(world, {
      author: world.bot,
      channel,
      body: body.value,
      uploads,
      flags: FLAGS.channel,
    });
    return answer(c, sent.ok ? fine(asAnswer(sent.value.message)) : sent);
  });

  app.get('/channels/:channel/messages/:message', (c) => {
    const stored = find(c.req.param());
    return answer(c, stored.ok ? fine(asRead(stored.value.message)) : stored);
  });

  app.patch('/channels/:channel/messages/:message', (c) => {
    const stored = find(c.req.param());
    if (!stored.ok) return answer(c, stored);
    const allowed = own(stored.value);
    if (!allowed.ok) return answer(c, allowed);
    const archived = archivedRefusal(world.channels.get(c.req.param('channel')));
    if (archived !== undefined) return answer(c, archived);
    const { body: raw, files } = c.get('intake');
    const body = parseBody(messageBody, raw);
    if (!body.ok) return answer(c, body);
    const edited = editMessage(world, stored.value, body.value, files);
    return answer(c, edited.ok ? fine(asAnswer(edited.value.message)) : edited);
  });

  app.delete('/channels/:channel/messages/:message', (c) => {
    const stored = find(c.req.param());
    if (!stored.ok) return answer(c, stored);
    const allowed = own(stored.value);
    if (!allowed.ok) return answer(c, refused(REFUSALS.notAllowed));
    deleteMessage(world, stored.value);
    return answer(c, fine(undefined));
  });
}
