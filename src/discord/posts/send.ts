/** Sends what was built: with its pictures if Discord takes them, and once, whatever an earlier try has come to. */
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
  readonly troubles: FailureCounter;
}

export interface PostSender {
  /**
   * Posts a message, but for one that an earlier try has posted without our knowing: we were frozen or ended before the
   * answer came. Where nobody may look for it, a second post is better than somebody who is not called.
   */
  post(owed: OutboxEntry, ping: readonly string[], panel: Panel): Promise<PostResult>;
  /** Puts it into the place of a message, which stays highlighted for those users. */
  edit(owed: OutboxEntry, message: string, panel: Panel, ping: readonly string[]): Promise<PostResult>;
}

/** Milliseconds for which Discord knows a nonce for sure. It says that these are some minutes. */
const KNOWN = MINUTE_MS;

/** What sends messages with one try each. It never rejects. */
export function createPostSender({ poster, log, now, troubles }: SendingOptions): PostSender {
  /** Sends a message, if need be without pictures: a channel may forbid files only. */
  async function sent(owed: OutboxEntry, panel: Panel, send: (panel: Panel) => Promise<PostResult>) {
    const attempt = async (one: Panel): Promise<PostResult> => {
      let result: PostResult;
      try {
        result = await send(one);
      } catch (error) {
        result = { permanent: false, error };
      }
      troubles.sent(owed.id, result);
      return result;
    };
    const bare = withoutPictures(panel);
    if (troubles.formOf(owed.id) !== 'full') return await attempt(bare);
    const result = await attempt(panel);
    if (!isFailure(result)) return result;
    const pictures = bare.parts.length < panel.parts.length;
    const refused = result.permanent || statusOf(result.error) === 400;
    if (!refused || !pictures || isGone(result)) return result;
    log.warn({ err: result.error, ...idsOf(owed) }, 'refused with a picture, tried without');
    return await attempt(bare);
  }

  return {
    async post(owed, ping, panel) {
      const { channel, createdAt } = owed;
      const age = now().getTime() - createdAt.getTime();
      // By a clock that was set back nobody knows how old it is.
      const isNew = age >= 0 && age < KNOWN;
      const seen = isNew ? undefined : await poster.find(channel, panel, nonceOf(owed));
      if (seen !== undefined && !isFailure(seen)) return seen;
      if (seen !== undefined && !isRefused(seen)) {
        // Discord that asks to wait has not failed.
        if (seen.wait !== undefined || !troubles.unseen(owed.id)) return seen;
      }
      const result = await sent(owed, panel, (one) => poster.post(channel, one, ping, nonceOf(owed)));
      if (seen !== undefined && !isFailure(result)) {
        log.warn({ err: seen.error, ...idsOf(owed) }, 'posted unseen, perhaps for the second time');
      }
      return result;
    },
    edit: (owed, message, panel, ping) =>
      sent(owed, panel, (one) => poster.edit(owed.channel, message, one, ping)),
  };
}
