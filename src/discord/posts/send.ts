/** Sends a message: with its pictures if Discord accepts them, and exactly once across attempts. */
import type { OutboxEntry } from '../../core/index.ts';
import { MINUTE_MS } from '../../durations.ts';
import type { Log } from '../shared/interaction-context.ts';
import { type Panel, withoutPictures } from '../shared/panel.ts';
import { statusOf } from '../transport/http-status.ts';
import { isFailure, type Poster, type PostResult } from '../transport/post.ts';
import { isGone, isRefused } from './collapse.ts';
import type { FailureCounter } from './failures.ts';
import { idsOf, nonceOf } from './outbox-entry.ts';

interface SendingOptions {
  readonly poster: Poster;
  readonly log: Log;
  readonly now: () => Date;
  readonly failures: FailureCounter;
}

/** Milliseconds for which Discord surely remembers a nonce; documented as a few minutes. */
const NONCE_TTL_MS = MINUTE_MS;

/** HTTP statuses of a message that Discord does not accept: malformed, or too large. */
const UNACCEPTABLE: readonly number[] = [400, 413];

/** Creates a sender with one attempt per message. It never rejects. */
export function createPostSender({ poster, log, now, failures }: SendingOptions) {
  /** Sends a message, without pictures if necessary: a channel may forbid files only. */
  async function sendWithFallback(
    entry: OutboxEntry,
    panel: Panel,
    send: (panel: Panel) => Promise<PostResult>,
  ) {
    const attempt = async (one: Panel): Promise<PostResult> => {
      let result: PostResult;
      try {
        result = await send(one);
      } catch (error) {
        result = { permanent: false, error };
      }
      failures.sent(entry.id, result);
      return result;
    };
    const bare = withoutPictures(panel);
    if (failures.formOf(entry.id) !== 'full') return await attempt(bare);
    const result = await attempt(panel);
    if (!isFailure(result)) return result;
    const pictures = bare.parts.length < panel.parts.length;
    const refused = result.permanent || UNACCEPTABLE.includes(statusOf(result.error) ?? 0);
    if (!refused || !pictures || isGone(result)) return result;
    const second = await attempt(bare);
    // If the channel refuses every post, pictures are not the reason.
    if (!isFailure(second) || !second.permanent)
      log.warn({ err: result.error, ...idsOf(entry) }, 'refused with its pictures, retried without');
    return second;
  }

  return {
    /** Posts a message unless an earlier attempt did, unnoticed. If unsure: twice is better than never. */
    async post(entry: OutboxEntry, ping: readonly string[], panel: Panel): Promise<PostResult> {
      const { channel, createdAt } = entry;
      const age = now().getTime() - createdAt.getTime();
      // If the clock was set back, the age is unknown.
      const isNew = age >= 0 && age < NONCE_TTL_MS;
      const seen = isNew ? undefined : await poster.find(channel, panel, nonceOf(entry), createdAt);
      if (seen !== undefined && !isFailure(seen)) return seen;
      if (seen !== undefined && !isRefused(seen)) {
        // A rate limit is not a failure.
        if (seen.wait !== undefined || !failures.unseen(entry.id)) return seen;
      }
      const result = await sendWithFallback(entry, panel, (one) =>
        poster.post(channel, one, ping, nonceOf(entry)),
      );
      if (seen !== undefined && !isFailure(result)) {
        log.warn({ err: seen.error, ...idsOf(entry) }, 'posted without checking for an earlier copy');
      }
      return result;
    },
    /** Edits a message. It stays highlighted for the users in `ping`. */
    edit: (entry: OutboxEntry, message: string, panel: Panel, ping: readonly string[]) =>
      sendWithFallback(entry, panel, (one) => poster.edit(entry.channel, message, one, ping)),
  };
}

export type PostSender = ReturnType<typeof createPostSender>;
