/** Channels and their messages. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { editMessage } from '../edits.ts';
import { asAnswer, asRead } from '../media.ts';
import { createMessage, deleteMessage, FLAGS } from '../messages.ts';
import { channelObject, directObject } from '../objects.ts';
import { botPermissions } from '../permissions.ts';
import { REFUSALS, wrong } from '../problems.ts';
import { messageBody } from '../request-schemas.ts';
import { channelOf, type Stored } from '../state.ts';
import { isArchived, isOutside, unarchive } from '../threads.ts';
import { answer, type RestEnv, type Services } from './context.ts';
import { parseBody } from './intake.ts';
import { granted, refuse, refuseIf } from './refuse.ts';

const MAX_LISTED = 100;
const USUALLY_LISTED = 50;

export function addChannels(app: Hono<RestEnv>, { world, gateway }: Services): void {
  const isThere = (id: string) => channelOf(world, id) !== undefined;

  /** Returns a message of the channel. Ephemeral ones are inaccessible this way, even to the bot that sent them. */
  const find = ({ channel, message }: { channel: string; message: string }): Stored => {
    if (!isThere(channel)) return refuse(REFUSALS.unknownChannel);
    const stored = world.messages.get(message);
    const isHere = stored?.message.channel_id === channel && stored.onlyFor === undefined;
    return isHere && stored !== undefined ? stored : refuse(REFUSALS.unknownMessage);
  };

  const isOwn = ({ message }: Stored) => message.author.id === world.bot.id;

  app.get('/channels/:channel', (c) => {
    const channel = channelOf(world, c.req.param('channel'));
    if (channel === undefined) return refuse(REFUSALS.unknownChannel);
    if (isOutside(world, channel)) return refuse(REFUSALS.noAccess);
    const isDirect = channel.recipient !== undefined;
    return answer(c, isDirect ? directObject(world, channel) : channelObject(world, channel));
  });

  app.get('/channels/:channel/messages', (c) => {
    const channel = c.req.param('channel');
    if (!isThere(channel)) return refuse(REFUSALS.unknownChannel);
    const { before, after, limit: asked = `${USUALLY_LISTED}` } = c.req.query();
    const limit = Number(asked);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED) {
      refuseIf([wrong(['limit'], `int value should be between 1 and ${MAX_LISTED}.`)]);
    }
    // Without this permission the request succeeds, but returns no messages.
    if ((botPermissions(world, channel) & PermissionFlagsBits.ReadMessageHistory) === 0n) {
      return answer(c, []);
    }
    const listed = [...world.messages.values()]
      .filter(({ message, onlyFor }) => message.channel_id === channel && onlyFor === undefined)
      .map(({ message }) => message)
      .filter(({ id }) => before === undefined || BigInt(id) < BigInt(before))
      .filter(({ id }) => after === undefined || BigInt(id) > BigInt(after));
    // Discord lists the newest first; `after` selects those closest to it.
    const near = after === undefined ? listed.slice(-limit) : listed.slice(0, limit);
    return answer(c, near.reverse().map(asRead));
  });

  app.post('/channels/:channel/messages', (c) => {
    const channel = channelOf(world, c.req.param('channel'));
    if (channel === undefined) return refuse(REFUSALS.unknownChannel);
    if (isOutside(world, channel)) return refuse(REFUSALS.noAccess);
    const { body: raw, files: uploads } = c.get('intake');
    const body = parseBody(messageBody, raw);
    // Posting unarchives a thread unless it is locked.
    granted(unarchive(world, gateway, channel, world.bot));
    const request = { author: world.bot, channel, body, uploads, flags: FLAGS.channel };
    return answer(c, asAnswer(granted(createMessage(world, request)).message));
  });

  app.get('/channels/:channel/messages/:message', (c) => {
    return answer(c, asRead(find(c.req.param()).message));
  });

  app.patch('/channels/:channel/messages/:message', (c) => {
    const stored = find(c.req.param());
    if (!isOwn(stored)) return refuse(REFUSALS.notYours);
    if (isArchived(world.channels.get(c.req.param('channel')))) return refuse(REFUSALS.archived);
    const { body: raw, files } = c.get('intake');
    const body = parseBody(messageBody, raw);
    return answer(c, asAnswer(granted(editMessage(world, stored, body, files)).message));
  });

  app.delete('/channels/:channel/messages/:message', (c) => {
    const stored = find(c.req.param());
    if (!isOwn(stored)) return refuse(REFUSALS.notAllowed);
    deleteMessage(world, stored);
    return answer(c, undefined);
  });
}
