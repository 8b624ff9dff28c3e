/** Posts, finds, edits and deletes messages in channels. */
import { DiscordAPIError, RateLimitError, type REST, Routes, SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import { MINUTE_MS } from '../../durations.ts';
import { describeBriefly } from '../../render/index.ts';
import type { EmojiOf } from '../shared/emoji.ts';
import type { Panel, PreservedPicture } from '../shared/panel.ts';
import { codeOf, statusOf, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE } from './http-status.ts';
import { pinging, requestOf } from './message-request.ts';
import { sendPanel } from './payload.ts';
import { markOf } from './post-marker.ts';

/** A failed request. `permanent`: it will not succeed until a user intervenes. */
export interface PostFailure {
  readonly permanent: boolean;
  readonly error: unknown;
  /** Milliseconds Discord asks to wait: a rate limit, not an error. */
  readonly wait?: number;
}

/** A message as Discord stored it: its id and its first picture. */
export interface Posted {
  readonly message: string;
  readonly picture?: PreservedPicture;
}

export type PostResult = Posted | PostFailure | undefined;

export const isFailure = (result: object | undefined): result is PostFailure =>
  result !== undefined && 'error' in result;

/**
 * Unknown channel, no access, no permission, thread archived or locked, too many active threads: these need a user's
 * intervention.
 */
const PERMANENT: readonly unknown[] = [UNKNOWN_CHANNEL, 50001, 50013, 50083, 160005, 160006];

/** Wait in milliseconds if Discord gives no duration. */
const DEFAULT_WAIT_MS = 5_000;

interface PosterOptions {
  readonly rest: REST;
  readonly token: string;
  readonly onInvalidToken: () => void;
  /** Timeout of a post, less than the shutdown time. */
  readonly timeoutMs?: number;
  readonly emojiOf: EmojiOf;
  readonly now: () => Date;
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Number of messages searched for a post, Discord's maximum per request. */
const SEARCHED_MESSAGES = 100;
/** How far this machine's clock may be ahead of Discord's. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Creates a poster with one attempt per request, apart from broken connections. */
export function createPoster({
  rest,
  token,
  onInvalidToken,
  timeoutMs = 7_000,
  emojiOf,
  now,
}: PosterOptions) {
  let asking: Promise<void> | undefined;
  /** Checks the token after a 401, which may be a mistake of Discord's. */
  async function ask(): Promise<void> {
    try {
      await rest.setToken(token).get(Routes.user(), { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      if (statusOf(error) === 401) onInvalidToken();
    }
  }

  async function tried<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | PostFailure> {
    const began = now().getTime();
    const isQuick = () => now().getTime() - began < timeoutMs;
    try {
      // A connection idle for long may be closed by now; a new one isn't. If it took long, the machine was
      // suspended, and the next attempt must search for the post.
      return await task(AbortSignal.timeout(timeoutMs)).catch(
        (error: unknown): Promise<T> =>
          isReset(error) && isQuick() ? task(AbortSignal.timeout(timeoutMs)) : Promise.reject(error),
      );
    } catch (error) {
      if (error instanceof RateLimitError) {
        return { permanent: false, error, wait: error.retryAfter || DEFAULT_WAIT_MS };
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
  }

  return {
    /** Posts a panel. For a `nonce` used in the last minutes, Discord returns the earlier message. */
    post: (channel: string, panel: Panel, pinged: readonly string[], nonce: string) =>
      tried(async (signal): Promise<PostResult> => {
        const more = { allowed_mentions: pinging(pinged), nonce, enforce_nonce: true } as const;
        const sent = sendPanel(
          panel,
          emojiOf,
          (payload) =>
            // discord.js drops its token after every 401.
            rest
              .setToken(token)
              .post(Routes.channelMessages(channel), { ...requestOf('new', payload, more), signal }),
          markOf(nonce),
        );
        return await sent.then(
          (answer) => postedOf(answer, panel) ?? Promise.reject(new Error('The answer is no message.')),
          (error: unknown) => (codeOf(error) === UNKNOWN_MESSAGE ? undefined : Promise.reject(error)),
        );
      }),
    /**
     * Searches the channel for a post by its mark, because Discord stores no nonce: among the newest messages, and those
     * after `since`, when it was first tried.
     */
    find: (channel: string, panel: Panel, nonce: string, since: Date) =>
      tried(async (signal): Promise<PostResult> => {
        const mark = markOf(nonce);
        const listed = async (from: { readonly after?: string }) => {
          const query = new URLSearchParams({ limit: `${SEARCHED_MESSAGES}`, ...from });
          const answer = await rest.setToken(token).get(Routes.channelMessages(channel), { query, signal });
          return Marked.array().parse(answer);
        };
        const marked = (messages: Awaited<ReturnType<typeof listed>>) =>
          messages.find(({ components }) => components?.some(({ id }) => id === mark));
        const newest = await listed({});
        const oldest = newest.at(-1);
        // Without read permission, a channel looks empty.
        if (oldest === undefined)
          return { permanent: true, error: new Error('No message can be read here.') };
        const after = SnowflakeUtil.generate({ timestamp: since.getTime() - CLOCK_TOLERANCE_MS });
        const post =
          marked(newest) ?? (BigInt(oldest.id) > after && marked(await listed({ after: `${after}` })));
        return post ? postedOf(post, panel) : undefined;
      }),
    /** Edits a message. It pings no one, but stays highlighted only for the users named. */
    edit: (channel: string, message: string, panel: Panel, pinged: readonly string[] = []) =>
      tried(async (signal): Promise<PostResult> => {
        const more = { allowed_mentions: pinging(pinged) };
        const answer = await sendPanel(panel, emojiOf, (payload) =>
          rest.setToken(token).patch(Routes.channelMessage(channel, message), {
            ...requestOf('edit', payload, more),
            signal,
          }),
        );
        return postedOf(answer, panel);
      }),
    remove: (channel: string, message: string) =>
      tried(async (signal) => {
        await rest.setToken(token).delete(Routes.channelMessage(channel, message), { signal });
        return undefined;
      }),
  };
}

export type Poster = ReturnType<typeof createPoster>;

/** A picture component as Discord returns it; uploaded files have an attachment id. */
const Gallery = z.object({
  items: z.array(z.object({ media: z.object({ url: z.url(), attachment_id: z.string() }) })),
});
/** Files shown in components aren't listed in `attachments`. */
const Message = z.object({
  id: z.string(),
  components: z.array(z.object({ components: z.array(z.unknown()) })).catch([]),
});

/** A listed message, with component ids. */
const Marked = z.looseObject({
  id: z.string(),
  components: z.array(z.looseObject({ id: z.int().optional() })).nullish(),
});

function postedOf(answer: unknown, { parts }: Panel): Posted | undefined {
  const { data } = Message.safeParse(answer);
  if (data === undefined) return undefined;
  const [first] = parts.flatMap((part) => (part.kind === 'picture' ? [part.request] : []));
  const inside = data.components.flatMap(({ components }) => components);
  const [shown] = inside.flatMap((one) => Gallery.safeParse(one).data?.items ?? []);
  if (first === undefined || shown === undefined) return { message: data.id };
  const { attachment_id: id, url } = shown.media;
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return { message: data.id, picture: { id, name, alt: describeBriefly(first) } };
}
