/** Answers whoever asks too much at once: kindly and at once, and without asking anything of the store. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionResponseType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  Routes,
} from 'discord.js';
import { botText, languageFor } from '../../text/index.ts';
import { wordsAlone } from '../shared/emoji.ts';
import { note } from '../shared/panel.ts';
import { FLAGS, pinging } from './message-request.ts';
import { sendPanel } from './payload.ts';
import type { Limited } from './rate-limiter.ts';
import { copyOfMessage } from './resend.ts';
import { follow } from './respond.ts';

type Received =
  | AutocompleteInteraction
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/**
 * Tells somebody alone that they have to wait. The panel that they clicked stays as it is; who clicks on is told only now
 * and then, as each time is a message more for them to dismiss. A menu is shown again, so that they can choose the same later.
 */
export async function rateLimitReply(interaction: Received, { seconds, again }: Limited): Promise<void> {
  if (interaction.isAutocomplete()) return await interaction.respond([]);
  const isMenu = interaction.isMessageComponent() && interaction.isAnySelectMenu();
  if (isMenu) await showAgain(interaction);
  if (again && interaction.isMessageComponent()) {
    if (!isMenu) await interaction.deferUpdate();
    return;
  }
  const language = languageFor(interaction.locale, interaction.guildLocale ?? undefined);
  const words =
    seconds === undefined
      ? botText('refusals', 'stillAtWork', {}, language)
      : botText('refusals', 'slowDown', { seconds }, language);
  if (isMenu) return await follow(interaction, note(words), true, wordsAlone);
  await sendPanel(note(words), wordsAlone, ({ components }) =>
    interaction.reply({
      flags: FLAGS | MessageFlags.Ephemeral,
      components,
      allowedMentions: pinging([]),
    }),
  );
}

/** Acknowledges a click by showing its message as it is. */
async function showAgain({ client, id, token, message }: MessageComponentInteraction): Promise<void> {
  const body = { type: InteractionResponseType.UpdateMessage, data: copyOfMessage(message) };
  await client.rest.post(Routes.interactionCallback(id, token), { body, auth: false });
}
