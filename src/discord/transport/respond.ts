/** Shows answers: in place of the clicked message, as a reply, or to the whole channel. */
import { MessageFlags, type RequestData, Routes } from 'discord.js';
import { z } from 'zod';
import type { ChallengeSealedError } from '../../core/index.ts';
import { botText } from '../../text/index.ts';
import { withClickableCommands } from '../shared/clickable-commands.ts';
import type { EmojiOf } from '../shared/emoji.ts';
import { type Answer, ephemeral, type InteractionContext } from '../shared/interaction-context.ts';
import { ago } from '../shared/markup.ts';
import { dropOptionalPictures, isDrawingBehind } from '../shared/optional-pictures.ts';
import { note, type Panel, withoutPictures } from '../shared/panel.ts';
import { refusalPanel } from '../shared/refusals.ts';
import { unsealPanel } from '../shared/unseal.ts';
import type { Deferred } from './acknowledge.ts';
import { codeOf, INVALID_WEBHOOK_TOKEN, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK } from './http-status.ts';
import { pinging, requestOf } from './message-request.ts';
import { sendPanel } from './payload.ts';
import { markIn } from './post-marker.ts';
import type { Editable, PrivatePanels } from './private-panels.ts';
import { whileDrawing } from './progress-message.ts';
import { copyOfMessage } from './resend.ts';

type Refused =
  | 'broken'
  | 'diskFull'
  | 'unreadable'
  | 'notShown'
  | 'unknownButton'
  | 'unknownCommand'
  | 'serverOnly';

/** Answers with one of the bot's own error messages, visible only to the user. */
export const refused = (context: InteractionContext, key: Refused): Answer =>
  ephemeral(note(botText('refusals', key, {}, context.language)));

/** Answers for a sealed game; warns a moderator, who may open it, of the consequences. */
export function sealed({ language }: InteractionContext, error: ChallengeSealedError): Answer {
  if (error.seal === 'moderator') return ephemeral(unsealPanel(error, 'open', language));
  if (error.seal === 'playing') return ephemeral(refusalPanel({ code: 'challengePlaying' }, language));
  return ephemeral(note(botText('refusals', 'sealed', { until: ago(new Date(error.until)) }, language)));
}

export interface Showing {
  readonly emojiOf: EmojiOf;
  readonly drawingBehind?: (() => boolean) | undefined;
  readonly panels?: PrivatePanels;
}

/** Error codes when nothing can be shown any more: the message is gone, or the interaction has expired. */
const OVER: readonly unknown[] = [UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN];

/** Shows an answer; without pictures if they fail. Returns whether it did. `update`: the interaction's own message existed before. */
export async function show(
  interaction: Deferred,
  context: InteractionContext,
  wanted: Answer,
  update: boolean,
  { emojiOf, drawingBehind = isDrawingBehind, panels }: Showing,
): Promise<boolean> {
  const drawn = drawingBehind() ? dropOptionalPictures(wanted.panel, context.language) : wanted.panel;
  const panel = withClickableCommands(drawn, context);
  const result = { ...wanted, panel };
  const { log, channel } = context;
  const failed = (error: unknown) => {
    if (OVER.includes(codeOf(error))) throw error;
    log.error({ err: error, channel }, 'failed to show an answer');
  };
  try {
    const message = await place(interaction, result, update, emojiOf).catch((error: unknown) => {
      failed(error);
      return place(interaction, { ...result, panel: withoutPictures(result.panel) }, update, emojiOf);
    });
    if (message !== undefined) panels?.shown(interaction, message, context.language, panel.slot);
    return true;
  } catch (error) {
    if (codeOf(error) === UNKNOWN_MESSAGE) {
      log.info({ channel }, 'an answer was not shown: its message was dismissed or deleted');
      return false;
    }
    failed(error);
    const { panel } = refused(context, 'notShown');
    await (update ? follow(interaction, panel, true, emojiOf) : edit(interaction, panel, emojiOf));
    return false;
  }
}

/** Returns the id of the message that shows the answer; `undefined` if it is not the interaction's own. */
async function place(interaction: Deferred, result: Answer, update: boolean, emojiOf: EmojiOf) {
  if (result.kind === 'aside' && update) {
    await follow(interaction, result.panel, true, emojiOf);
    // The answer is there; trying again would send it twice.
    await renew(interaction).catch(() => undefined);
    return undefined;
  }
  // Preserves the mark: the post may not be recorded yet, and must be found again after the update.
  const mark = update && 'message' in interaction ? markIn(interaction.message) : undefined;
  if (result.kind !== 'public' || update) return await edit(interaction, result.panel, emojiOf, mark);
  await edit(interaction, result.note, emojiOf);
  await follow(interaction, result.panel, false, emojiOf);
  return undefined;
}

const Message = z.object({ id: z.string() });

/** Replaces the answer and returns its message id; `mark`: that of the edited message. */
export async function edit(
  interaction: Editable,
  panel: Panel,
  emojiOf: EmojiOf,
  mark?: number,
): Promise<string | undefined> {
  await whileDrawing(panel, async (meanwhile) => void (await edit(interaction, meanwhile, emojiOf, mark)));
  const message = await sendPanel(
    panel,
    emojiOf,
    (payload) => change(interaction, requestOf('edit', payload, TO_NOBODY)),
    mark,
  );
  return Message.safeParse(message).data?.id;
}

const TO_NOBODY = { allowed_mentions: pinging([]) };

const change = ({ client, applicationId, token }: Editable, request: Pick<RequestData, 'body' | 'files'>) =>
  client.rest.patch(Routes.webhookMessage(applicationId, token), { ...request, auth: false });

/** Shows a menu again, so that the same option can be chosen once more (discord-api-docs #4801). */
async function renew(interaction: Deferred): Promise<void> {
  if (interaction.isMessageComponent() && interaction.isAnySelectMenu()) {
    await change(interaction, { body: copyOfMessage(interaction.message) });
  }
}

/** Sends a further message. */
export async function follow(interaction: Deferred, panel: Panel, ephemeral: boolean, emojiOf: EmojiOf) {
  const { client, applicationId, token } = interaction;
  const more = { ...TO_NOBODY, ...(ephemeral && { flags: MessageFlags.Ephemeral }) };
  await sendPanel(panel, emojiOf, (payload) =>
    client.rest.post(Routes.webhook(applicationId, token), {
      ...requestOf('new', payload, more),
      auth: false,
    }),
  );
}
