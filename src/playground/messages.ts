/** Creates, edits and deletes messages like Discord, and notifies everyone who can see them. */
import {
  type APIApplicationCommandInteractionMetadata,
  type APIAttachment,
  type APIMessage,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { MINUTE_MS } from '../durations.ts';
import { attachmentOf, type Upload } from './files.ts';
import { isTooMuch } from './limits/components.ts';
import { isV2, messageProblems } from './limits/message.ts';
import { lintFiles, lintMentions } from './lint-requests.ts';
import { withMedia } from './media.ts';
import { mentionFields, mentionsIn, textOf } from './mentions.ts';
import { userObject } from './objects.ts';
import { fine, invalid, type Outcome, REFUSALS, refused } from './problems.ts';
import type { MessageBody } from './request-schemas.ts';
import { pushTo } from './retention.ts';
import { type Channel, channelOf, type Person, type Stored, type World } from './state.ts';

interface NewMessage {
  readonly author: Person;
  readonly channel: Channel;
  readonly body: MessageBody;
  readonly uploads: readonly Upload[];
  readonly flags: number;
  /** For a reply to an interaction: its metadata, and the command shown above it. */
  readonly answers?: {
    readonly metadata: APIApplicationCommandInteractionMetadata;
    readonly used: { readonly user: string; readonly command: string } | undefined;
    readonly type: MessageType;
    readonly reference: string | undefined;
  };
  readonly onlyFor?: string | undefined;
}

export const FLAGS = {
  channel: MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2,
  answer:
    MessageFlags.SuppressEmbeds |
    MessageFlags.SuppressNotifications |
    MessageFlags.IsComponentsV2 |
    MessageFlags.Ephemeral,
  edit: MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2,
} as const;

const NONCE_LIFETIME_MS = 5 * MINUTE_MS;

/** Creates a message, or returns Discord's refusal. Repeating an enforced nonce returns the first message again. */
export function createMessage(world: World, request: NewMessage): Outcome<Stored> {
  const { author, body, uploads } = request;
  if (channelOf(world, request.channel.id) === undefined) return refused(REFUSALS.unknownChannel);
  const repeated = body.enforce_nonce === true ? sameNonce(world, request) : undefined;
  if (repeated !== undefined) return fine(repeated);
  // Discord knows the nonce but finds no message for it.
  if (body.enforce_nonce === true && isOfDeleted(world, request)) return refused(REFUSALS.unknownMessage);
  const isEmoji = (id: string) => world.emojis.has(id);
  const problems = messageProblems(body, { before: undefined, flags: request.flags, uploads, isEmoji });
  if (problems.length > 0) return invalid(problems);
  const isEmpty = (body.content ?? '').trim() === '' && (body.components ?? []).length + uploads.length === 0;
  if (isEmpty) return refused(REFUSALS.empty);
  if (isV2(body, undefined) && isTooMuch(withMedia(body, []).components)) return refused(REFUSALS.failed);
  const stored = store(world, request);
  if (author.bot) {
    lintMentions(world, stored, body);
    lintFiles(world, stored, body, uploads);
  }
  ping(world, stored, request);
  world.changes.emit('message', stored);
  return fine(stored);
}

function sameNonce(world: World, { author, channel, body }: NewMessage): Stored | undefined {
  if (body.nonce == null) return undefined;
  return [...world.messages.values()].find(
    ({ message }) =>
      message.nonce === body.nonce &&
      message.author.id === author.id &&
      message.channel_id === channel.id &&
      world.now() - Date.parse(message.timestamp) < NONCE_LIFETIME_MS,
  );
}

/** Nonces are scoped to author and channel. */
const nonceKey = (author: string, channel: string, nonce: string | number) => `${author} ${channel} ${nonce}`;

function isOfDeleted(world: World, { author, channel, body }: NewMessage): boolean {
  for (const [key, posted] of world.deleted) {
    if (world.now() - posted >= NONCE_LIFETIME_MS) world.deleted.delete(key);
  }
  return body.nonce != null && world.deleted.has(nonceKey(author.id, channel.id, body.nonce));
}

function store(world: World, request: NewMessage): Stored {
  const { author, channel, body, uploads, answers, onlyFor } = request;
  const id = world.snowflake();
  const attachments = storeUploads(world, channel.id, body, uploads);
  const ephemeral = onlyFor === undefined ? 0 : MessageFlags.Ephemeral;
  const message: APIMessage = {
    id,
    channel_id: channel.id,
    author: userObject(author),
    content: body.content ?? '',
    timestamp: new Date(world.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    pinned: false,
    type: answers?.type ?? MessageType.Default,
    embeds: [],
    flags: ((body.flags ?? 0) & ~MessageFlags.Ephemeral) | ephemeral,
    ...withMedia(body, attachments),
    ...(body.nonce == null ? {} : { nonce: body.nonce }),
    ...(author.bot ? { application_id: author.id } : {}),
    ...(answers === undefined ? {} : { webhook_id: author.id, interaction_metadata: answers.metadata }),
    ...(answers?.reference === undefined
      ? {}
      : {
          message_reference: {
            type: 0,
            message_id: answers.reference,
            channel_id: channel.id,
            ...(channel.guild === undefined ? {} : { guild_id: channel.guild }),
          },
        }),
  };
  const stored: Stored = {
    message,
    onlyFor,
    guild: channel.guild,
    recipient: channel.recipient,
    used: answers?.used,
    thinking: false,
    pinged: new Set(),
  };
  world.messages.set(id, stored);
  for (const old of world.messages.values()) {
    if (world.messages.size <= world.keep.messages) break;
    deleteMessage(world, old);
  }
  return stored;
}

/** Deletes a message with its files. Its nonce stays reserved. */
export function deleteMessage(world: World, stored: Stored): void {
  const { id: message, author, channel_id: channel, nonce, timestamp } = stored.message;
  world.messages.delete(message);
  if (nonce !== undefined) world.deleted.set(nonceKey(author.id, channel, nonce), Date.parse(timestamp));
  for (const { id } of stored.message.attachments) world.files.delete(id);
  world.changes.emit('delete', stored);
}

/** Stores the files of a message, evicting the oldest ones. Returns its attachments. */
export function storeUploads(
  world: World,
  channel: string,
  body: MessageBody,
  uploads: readonly Upload[],
): APIAttachment[] {
  const attachments = uploads.map((upload, index) => {
    const file = { ...upload, id: world.snowflake() };
    world.files.set(file.id, file);
    const description = body.attachments?.find(({ id }) => String(id) === String(index))?.description;
    return attachmentOf(world.base, channel, file, description ?? undefined);
  });
  if (uploads.length === 0) return [];
  let bytes = [...world.files.values()].reduce((sum, file) => sum + file.bytes.length, 0);
  for (const [id, file] of world.files) {
    if (bytes <= world.keep.bytes) break;
    world.files.delete(id);
    bytes -= file.bytes.length;
  }
  return attachments;
}

function ping(world: World, stored: Stored, { author, channel, body }: NewMessage): void {
  const mentions = mentionsIn(
    world,
    textOf(body.content ?? '', body.components ?? []),
    body.allowed_mentions,
  );
  const { message, onlyFor, pinged } = stored;
  Object.assign(message, mentionFields(world, author, mentions));
  if (onlyFor !== undefined) return;
  const mayPing = [...mentions.users].filter(
    (id) => !mentions.everyone || message.mention_everyone || mentions.named.includes(id),
  );
  const isSilent = ((message.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
  // Everything in direct messages pings its reader, unless sent silently.
  const recipients = channel.recipient !== undefined && author.bot && !isSilent ? [channel.recipient] : [];
  const { members } = channel.thread ?? {};
  const before = members?.size;
  for (const user of new Set([...mayPing, ...recipients])) {
    // A mentioned user joins the thread.
    members?.add(user);
    pinged.add(user);
    pushTo(world.pings, world.keep.requests, { message: message.id, channel: channel.id, user });
  }
  if (members?.size !== before) world.changes.emit('channels');
}

/** Creates the "… is thinking" message of a deferred reply. */
export function createThinkingMessage(
  world: World,
  request: Omit<NewMessage, 'body' | 'uploads' | 'flags'>,
): Stored {
  const stored = store(world, { ...request, body: {}, uploads: [], flags: 0 });
  stored.thinking = true;
  stored.message = { ...stored.message, flags: (stored.message.flags ?? 0) | MessageFlags.Loading };
  world.changes.emit('message', stored);
  return stored;
}
