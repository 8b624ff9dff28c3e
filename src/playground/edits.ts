/** Message edits, following Discord's rules. */
import { MessageFlags } from 'discord-api-types/v10';
import type { Upload } from './files.ts';
import { isTooMuch } from './limits/components.ts';
import { isV2, messageProblems } from './limits/message.ts';
import { lintFiles } from './lint-requests.ts';
import { withMedia } from './media.ts';
import { mentionFields, mentionsIn, textOf } from './mentions.ts';
import { FLAGS, storeUploads } from './messages.ts';
import { fine, invalid, type Outcome, REFUSALS, refused } from './problems.ts';
import { type MessageBody, messageBody } from './request-schemas.ts';
import type { Stored, World } from './state.ts';

/**
 * Edits a message, or returns Discord's refusal. An edit pings no one, but its mentions are recomputed.
 * Absent fields are unchanged.
 */
export function editMessage(
  world: World,
  stored: Stored,
  body: MessageBody,
  uploads: readonly Upload[],
): Outcome<Stored> {
  const { message } = stored;
  const listed = body.attachments?.map(({ id, filename }) => ({ id: String(id), filename }));
  const kept = message.attachments.filter(
    ({ id }) => listed === undefined || listed.some((one) => one.id === id),
  );
  // Components find a stored file only if it is also listed, and a new one only if files are listed at all.
  const named = kept.filter(({ id, filename }) =>
    listed?.some((one) => one.id === id && one.filename === filename),
  );
  const before = {
    flags: message.flags ?? 0,
    content: message.content,
    files: named.map(({ filename }) => filename),
  };
  const isEmoji = (id: string) => world.emojis.has(id);
  const found = listed === undefined ? [] : uploads;
  const problems = messageProblems(body, { before, flags: FLAGS.edit, uploads, found, isEmoji });
  if (problems.length > 0) return invalid(problems);
  const content = body.content === undefined ? message.content : (body.content ?? '');
  const attachments = [...kept, ...storeUploads(world, message.channel_id, body, uploads)];
  const components =
    body.components === undefined ? (message.components ?? []) : withMedia(body, attachments).components;
  if (content.trim() === '' && components.length === 0 && attachments.length === 0) {
    return refused(REFUSALS.empty);
  }
  const v2 = isV2(body, before) ? MessageFlags.IsComponentsV2 : 0;
  if (v2 !== 0 && isTooMuch(components)) return refused(REFUSALS.failed);
  const { components: shown = [] } = messageBody.parse({ components });
  const rewritten = body.content !== undefined || body.components !== undefined;
  const settable =
    body.flags == null
      ? (message.flags ?? 0) & MessageFlags.SuppressEmbeds
      : body.flags & MessageFlags.SuppressEmbeds;
  const others = (message.flags ?? 0) & ~(FLAGS.edit | MessageFlags.Loading);
  stored.message = {
    ...message,
    content,
    components,
    attachments,
    ...(rewritten
      ? mentionFields(world, world.bot, mentionsIn(world, textOf(content, shown), body.allowed_mentions))
      : {}),
    flags: others | settable | v2,
    // The first reply to a deferred interaction does not count as an edit.
    edited_timestamp: stored.thinking ? null : new Date(world.now()).toISOString(),
  };
  stored.thinking = false;
  lintFiles(world, stored, body, uploads);
  world.changes.emit('edit', stored);
  return fine(stored);
}
