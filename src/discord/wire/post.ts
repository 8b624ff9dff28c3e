/** Posts a panel into a channel. */
import { DiscordAPIError, RateLimitError, type REST, Routes } from 'discord.js';
import type { EmojiOf } from '../kit/emoji.ts';
import type { Panel } from '../kit/panel.ts';
import { FLAGS, type Payload, pinging, sendPanel } from './payload.ts';
import { statusOf } from './status.ts';

/** Nothing posted; `permanent`: it will not go by itself, somebody has to change something. */
export interface PostFailure {
  readonly permanent: boolean;
  readonly error: unknown;
  /** Milliseconds that Discord asks to wait: nothing is wrong, it was only too much at once. */
  readonly wait?: number;
}

/**
 * Posts a panel, pinging those users and nobody else. Discord gives the earlier message back for a `nonce` that it
 * has seen in the last minutes, so that trying again posts nothing twice. Resolves to what failed, or nothing.
 */
export type Post = (
  channel: string,
  panel: Panel,
  pinged: readonly string[],
  nonce: string,
) => Promise<PostFailure | undefined>;

/** Unknown channel, no access, no permission, thread archived or locked: a person has to mend these. */
const PERMANENT: readonly unknown[] = [10003, 50001, 50013, 50083, 160005];

/** Milliseconds to wait where Discord does not say how long. */
const UNSAID = 5_000;

export interface PosterOptions {
  /** Requests that are tried once; its token is set here. */
  readonly rest: REST;
  readonly token: string;
  /** Called when Discord does not take the token any more. */
  readonly onLost: () => void;
  /** Milliseconds that a post may take: less than the program has for closing, in which it may be under way. */
  readonly patience?: number;
  readonly emojiOf: EmojiOf;
}

/** Whether the connection was closed under a request. */
const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** What posts with one try each, but for connections that break. It never rejects. */
export function poster({ rest, token, onLost, patience = 7_000, emojiOf }: PosterOptions): Post {
  let asking: Promise<void> | undefined;
  /** A 401 may be a mistake of Discord's. Whoever asks who they are learns whether the token holds. */
  async function ask(): Promise<void> {
    try {
      await rest.setToken(token).get(Routes.user(), { signal: AbortSignal.timeout(patience) });
    } catch (error) {
      if (statusOf(error) === 401) onLost();
    }
  }

  return async (channel, panel, pinged, nonce) => {
    try {
      const send = ({ components, files }: Payload) =>
        // The client forgets its token with every 401.
        rest.setToken(token).post(Routes.channelMessages(channel), {
          body: {
            flags: FLAGS,
            components,
            allowed_mentions: pinging(pinged),
            nonce,
            enforce_nonce: true,
            attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
          },
          files: files.map(({ name, data }) => ({ name, data })),
          signal: AbortSignal.timeout(patience),
        });
      // A connection that was kept open for long may be closed by the time it is used again; a new one is not.
      await sendPanel(panel, emojiOf, (payload) =>
        send(payload).catch((error: unknown) => (isReset(error) ? send(payload) : Promise.reject(error))),
      );
      return undefined;
    } catch (error) {
      if (error instanceof RateLimitError) {
        return { permanent: false, error, wait: error.retryAfter || UNSAID };
      }
      if (statusOf(error) === 401) {
        asking ??= ask().finally(() => {
          asking = undefined;
        });
        await asking;
      }
      const permanent = error instanceof DiscordAPIError && PERMANENT.includes(error.code);
      return { permanent, error };
    }
  };
}
