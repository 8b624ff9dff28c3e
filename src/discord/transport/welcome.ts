/** Greets servers that the bot is added to. */
import { type Guild, type REST, Routes } from 'discord.js';
import { botText, FALLBACK, matchLocale } from '../../text/index.ts';
import { withClickableCommands } from '../shared/clickable-commands.ts';
import type { EmojiOf } from '../shared/emoji.ts';
import type { Log } from '../shared/interaction-context.ts';
import { text } from '../shared/panel.ts';
import { pinging, requestOf } from './message-request.ts';
import { sendPanel } from './payload.ts';
import type { CommandIds } from './register.ts';

interface WelcomeOptions {
  readonly rest: REST;
  readonly log: Log;
  readonly emojiOf: EmojiOf;
  readonly commandId: CommandIds;
}

/** Creates the greeting of a server the bot was added to: where Discord greets members, if the bot may post there. */
export function createWelcome({ rest, log, emojiOf, commandId }: WelcomeOptions) {
  return async ({ id, systemChannelId, preferredLocale }: Guild): Promise<void> => {
    if (systemChannelId === null) return;
    const language = matchLocale(preferredLocale) ?? FALLBACK;
    const lines = (['welcome', 'sixCommands'] as const).map((key) => botText('help', key, {}, language));
    const more = { allowed_mentions: pinging([]), nonce: id, enforce_nonce: true } as const;
    try {
      await sendPanel(withClickableCommands({ parts: [text(...lines)] }, { commandId }), emojiOf, (payload) =>
        rest.post(Routes.channelMessages(systemChannelId), requestOf('new', payload, more)),
      );
    } catch (error) {
      log.info({ err: error, guild: id }, 'failed to post the welcome message');
    }
  };
}
