/** Direct messages: one try each, and what became of it. */
import { DiscordAPIError, MessageFlags, type REST, Routes } from 'discord.js';
import type { EmojiOf } from '../kit/emoji.ts';
import type { Direct, Log } from '../kit/visit.ts';
import { FLAGS, pinging, sendPanel } from './payload.ts';

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
export function directSender({ rest, token, log, emojiOf, patience = 7_000 }: DirectOptions): Direct {
  const post = (route: `/${string}`, body: object) =>
    rest.setToken(token).post(route, { body, signal: AbortSignal.timeout(patience) });

  return async (user, panel, { nonce, silent = false } = {}) => {
    try {
      const { id } = (await post(Routes.userChannels(), { recipient_id: user })) as { id: string };
      await sendPanel(panel, emojiOf, ({ components }) =>
        post(Routes.channelMessages(id), {
          flags: silent ? FLAGS | MessageFlags.SuppressNotifications : FLAGS,
          components,
          allowed_mentions: pinging([]),
          ...(nonce === undefined ? {} : { nonce, enforce_nonce: true }),
        }),
      );
      return 'sent';
    } catch (error) {
      const refused = error instanceof DiscordAPIError && REFUSED.includes(error.code);
      log.warn({ err: error, user }, refused ? 'a direct message was refused' : 'a direct message failed');
      return refused ? 'refused' : 'failed';
    }
  };
}
