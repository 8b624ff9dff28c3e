/** Answers users who exceed the rate limit: politely, at once, and without database access. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionResponseType,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  Routes,
} from 'discord.js';
import { languageFor, translator } from '../../text/index.ts';
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

/** Asks the user to wait. The clicked panel stays; only some repeated clicks are answered. */
export async function rateLimitReply(interaction: Received, { seconds, again }: Limited): Promise<void> {
  if (interaction.isAutocomplete()) return await interaction.respond([]);
  const isMenu = interaction.isMessageComponent() && interaction.isAnySelectMenu();
  if (isMenu) await showAgain(interaction);
  if (again && interaction.isMessageComponent()) {
    if (!isMenu) await interaction.deferUpdate();
    return;
  }
  const language = languageFor(interaction.locale, interaction.guildLocale ?? undefined);
  const t = translator('refusals', language);
  const words = seconds === undefined ? t('stillAtWork') : t('slowDown', { seconds });
  if (isMenu) return await follow(interaction, note(words), true, wordsAlone);
  await sendPanel(note(words), wordsAlone, ({ components }) =>
    interaction.reply({
      flags: FLAGS | MessageFlags.Ephemeral,
      components,
      allowedMentions: pinging([]),
    }),
  );
}

/** Acknowledges a click by showing its message unchanged. */
async function showAgain({ client, id, token, message }: MessageComponentInteraction): Promise<void> {
  const body = { type: InteractionResponseType.UpdateMessage, data: copyOfMessage(message) };
  await client.rest.post(Routes.interactionCallback(id, token), { body, auth: false });
}
