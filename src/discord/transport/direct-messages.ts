/** Sends direct messages, and distinguishes refusals from failures. */
import { DiscordAPIError, MessageFlags, type REST, Routes } from 'discord.js';
import type { EmojiOf } from '../shared/emoji.ts';
import type { Log, SendDirectMessage } from '../shared/interaction-context.ts';
import { inPlainWords } from '../shared/panel.ts';
import { codeOf, UNKNOWN_MESSAGE } from './http-status.ts';
import { pinging, requestOf } from './message-request.ts';
import { sendPanel } from './payload.ts';

/** Error codes: the user blocks messages from bots, or shares no server. 40003 is temporary: the bot writes too fast. */
const REFUSED: readonly unknown[] = [50007, 50278];

interface DirectOptions {
  readonly rest: REST;
  readonly token: string;
  readonly log: Log;
  readonly emojiOf: EmojiOf;
  /** Timeout of each of the two requests, in milliseconds. Default: 7,000. */
  readonly timeoutMs?: number;
}

/** Creates the sender of direct messages. It never rejects; failures are logged. */
export function createDirectMessageSender({
  rest,
  token,
  log,
  emojiOf,
  timeoutMs = 7_000,
}: DirectOptions): SendDirectMessage {
  const post = (route: `/${string}`, request: { body: object }) =>
    rest.setToken(token).post(route, { ...request, signal: AbortSignal.timeout(timeoutMs) });

  return async (user, panel, { nonce, silent = false } = {}) => {
    try {
      const { id } = (await post(Routes.userChannels(), { body: { recipient_id: user } })) as { id: string };
      const more = {
        allowed_mentions: pinging([]),
        ...(silent && { flags: MessageFlags.SuppressNotifications }),
        ...(nonce !== undefined && { nonce, enforce_nonce: true as const }),
      };
      await sendPanel(inPlainWords(panel), emojiOf, (payload) =>
        post(Routes.channelMessages(id), requestOf('new', payload, more)),
      );
      return 'sent';
    } catch (error) {
      if (codeOf(error) === UNKNOWN_MESSAGE) return 'sent';
      const refused = error instanceof DiscordAPIError && REFUSED.includes(error.code);
      log.warn({ err: error, user }, refused ? 'a direct message was refused' : 'a direct message failed');
      return refused ? 'refused' : 'failed';
    }
  };
}
