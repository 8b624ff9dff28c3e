/** Direct messages: one try each, and what became of it. */
import { DiscordAPIError, MessageFlags, type REST, Routes } from 'discord.js';
import type { EmojiOf } from '../shared/emoji.ts';
import type { Log, SendDirectMessage } from '../shared/interaction-context.ts';
import { inPlainWords } from '../shared/panel.ts';
import { codeOf, UNKNOWN_MESSAGE } from './http-status.ts';
import { pinging, requestOf } from './message-request.ts';
import { sendPanel } from './payload.ts';

/** They take none from bots, share no server with us any more, or Discord finds that we open too many. */
const REFUSED: readonly unknown[] = [50007, 50278, 40003];

export interface DirectOptions {
  /** Requests that are tried once; its token is set here. */
  readonly rest: REST;
  readonly token: string;
  readonly log: Log;
  readonly emojiOf: EmojiOf;
  /** Milliseconds that each of its two requests may take. */
  readonly patience?: number;
}

/** What sends direct messages. It never rejects; what fails is logged. */
export function directSender({
  rest,
  token,
  log,
  emojiOf,
  patience = 7_000,
}: DirectOptions): SendDirectMessage {
  const post = (route: `/${string}`, request: { body: object }) =>
    rest.setToken(token).post(route, { ...request, signal: AbortSignal.timeout(patience) });

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
