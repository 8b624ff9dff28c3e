/** Posts panels into channels, finds and changes them there, and takes them away. */
import { DiscordAPIError, RateLimitError, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { describe } from '../../render/index.ts';
import type { EmojiOf } from '../shared/emoji.ts';
import type { Panel, PreservedPicture } from '../shared/panel.ts';
import { codeOf, statusOf, UNKNOWN_MESSAGE } from './http-status.ts';
import { pinging, requestOf } from './message-request.ts';
import { sendPanel } from './payload.ts';
import { markOf } from './post-marker.ts';

/** Nothing posted; `permanent`: it will not go by itself, somebody has to change something. */
export interface PostFailure {
  readonly permanent: boolean;
  readonly error: unknown;
  /** Milliseconds that Discord asks to wait: nothing is wrong, it was only too much at once. */
  readonly wait?: number;
}

/** What Discord has of a message: its id, and the first picture in it. */
export interface Posted {
  readonly message: string;
  readonly picture?: PreservedPicture;
}

/** What was done with a message, or why it was not; nothing where nobody can say which message it is. */
export type PostResult = Posted | PostFailure | undefined;

/** Whether something failed. */
export const isFailure = (result: object | undefined): result is PostFailure =>
  result !== undefined && 'error' in result;

/** What can be done with posts, with one try each. None of it rejects. */
export interface Poster {
  /**
   * Posts a panel, pinging those users and nobody else. Discord gives the earlier message back for a `nonce` that it
   * has seen in the last minutes, so that trying again posts nothing twice.
   */
  post(channel: string, panel: Panel, pinged: readonly string[], nonce: string): Promise<PostResult>;
  /**
   * That post, if it stands among the last messages of its channel: Discord keeps no nonce with a message, but what we
   * marked it with. A failure for good where the bot may not read them.
   */
  find(channel: string, panel: Panel, nonce: string): Promise<PostResult>;
  /**
   * Puts a panel into the place of a message of the bot's. That pings nobody; but the message stays highlighted for those
   * users alone who are named again.
   */
  edit(channel: string, message: string, panel: Panel, pinged?: readonly string[]): Promise<PostResult>;
  /** Takes a message of the bot's away. */
  remove(channel: string, message: string): Promise<PostFailure | undefined>;
}

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
  readonly now: () => Date;
}

/** Whether the connection was closed under a request. */
const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Messages that are read to find a post: as many as Discord gives at once. */
const LAST = 100;

/** What posts with one try each, but for connections that break. */
export function poster({ rest, token, onLost, patience = 7_000, emojiOf, now }: PosterOptions): Poster {
  let asking: Promise<void> | undefined;
  /** A 401 may be a mistake of Discord's. Whoever asks who they are learns whether the token holds. */
  async function ask(): Promise<void> {
    try {
      await rest.setToken(token).get(Routes.user(), { signal: AbortSignal.timeout(patience) });
    } catch (error) {
      if (statusOf(error) === 401) onLost();
    }
  }

  /** Tries something once, and says what failed. */
  async function tried<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | PostFailure> {
    const began = now().getTime();
    const isQuick = () => now().getTime() - began < patience;
    try {
      // A connection that was kept open for long may be closed by the time it is used again; a new one is not. Where
      // that took long, we were asleep meanwhile, and whoever tries again has to look what has become of it.
      return await task(AbortSignal.timeout(patience)).catch(
        (error: unknown): Promise<T> =>
          isReset(error) && isQuick() ? task(AbortSignal.timeout(patience)) : Promise.reject(error),
      );
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
  }

  return {
    post: (channel, panel, pinged, nonce) =>
      tried(async (signal): Promise<PostResult> => {
        const more = { allowed_mentions: pinging(pinged), nonce, enforce_nonce: true } as const;
        const sent = sendPanel(
          panel,
          emojiOf,
          (payload) =>
            // The client forgets its token with every 401.
            rest
              .setToken(token)
              .post(Routes.channelMessages(channel), { ...requestOf('new', payload, more), signal }),
          markOf(nonce),
        );
        return await sent.then(
          (answer) => postedOf(answer, panel),
          (error: unknown) => (codeOf(error) === UNKNOWN_MESSAGE ? undefined : Promise.reject(error)),
        );
      }),
    find: (channel, panel, nonce) =>
      tried(async (signal): Promise<PostResult> => {
        const query = new URLSearchParams({ limit: `${LAST}` });
        const answer = await rest.setToken(token).get(Routes.channelMessages(channel), { query, signal });
        // Who may not read a channel sees it empty.
        const { data: listed = [] } = Marked.array().safeParse(answer);
        if (listed.length === 0) return { permanent: true, error: new Error('No message can be read here.') };
        const mark = markOf(nonce);
        const post = listed.find(({ components }) => components?.some(({ id }) => id === mark));
        return post && postedOf(post, panel);
      }),
    edit: (channel, message, panel, pinged = []) =>
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
    remove: (channel, message) =>
      tried(async (signal) => {
        await rest.setToken(token).delete(Routes.channelMessage(channel, message), { signal });
        return undefined;
      }),
  };
}

/** A component that shows pictures, as Discord sends it back: of those that were uploaded it says which file it is. */
const Gallery = z.object({
  items: z.array(z.object({ media: z.object({ url: z.url(), attachment_id: z.string() }) })),
});
/** Files that components show are none of its `attachments`. */
const Message = z.object({
  id: z.string(),
  components: z.array(z.object({ components: z.array(z.unknown()) })),
});

/** A message as it is listed, with the numbers of its components. */
const Marked = z.looseObject({ components: z.array(z.looseObject({ id: z.int().optional() })).nullish() });

/** What is to be known of a message later, from Discord's own answer. */
function postedOf(answer: unknown, { parts }: Panel): Posted | undefined {
  const { data } = Message.safeParse(answer);
  if (data === undefined) return undefined;
  const [first] = parts.flatMap((part) => (part.kind === 'picture' ? [part.request] : []));
  const inside = data.components.flatMap(({ components }) => components);
  const [shown] = inside.flatMap((one) => Gallery.safeParse(one).data?.items ?? []);
  if (first === undefined || shown === undefined) return { message: data.id };
  const { attachment_id: id, url } = shown.media;
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return { message: data.id, picture: { id, name, alt: describe(first) } };
}
