/** Answers whoever asks too much at once: kindly and at once, and without asking anything of the store. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { languageFor, phrase } from '../../text/index.ts';
import { wordsAlone } from '../kit/emoji.ts';
import { note } from '../kit/panel.ts';
import { FLAGS, pinging } from './message.ts';
import { sendPanel } from './payload.ts';
import type { Held } from './turnstile.ts';

type Received =
  | AutocompleteInteraction
  | ChatInputCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;

/**
 * Tells somebody alone that they have to wait. The panel that they clicked stays as it is; who clicks on is told only now
 * and then, as each time is a message more for them to dismiss.
 */
export async function slowDown(interaction: Received, { seconds, again }: Held): Promise<void> {
  if (interaction.isAutocomplete()) return await interaction.respond([]);
  if (again && interaction.isMessageComponent()) {
    await interaction.deferUpdate();
    return;
  }
  const language = languageFor(interaction.locale, interaction.guildLocale ?? undefined);
  const words =
    seconds === undefined
      ? phrase('refusals', 'stillAtWork', {}, language)
      : phrase('refusals', 'slowDown', { seconds }, language);
  await sendPanel(note(words), wordsAlone, ({ components }) =>
    interaction.reply({
      flags: FLAGS | MessageFlags.Ephemeral,
      components,
      allowedMentions: pinging([]),
    }),
  );
}
