/** Records messages as they are posted, including those deleted later. */
import type { Playground } from '../../playground/index.ts';

export interface RecordedPost {
  readonly id: string;
  readonly channel: string;
  readonly nonce: string;
  readonly pinged: readonly string[];
  readonly at: number;
  gone: boolean;
  /** Still the plain version, without its full form. */
  plain: boolean;
}

/** Records every post of the bot, with its nonce and whom it pinged. */
export function recordPosts({ changes }: Playground): RecordedPost[] {
  const posts = new Map<string, RecordedPost>();
  const recorded: RecordedPost[] = [];
  changes.on('message', ({ message: { id, channel_id: channel, nonce, content }, recipient, pinged }) => {
    if (nonce === undefined || recipient !== undefined) return;
    const post = {
      id,
      channel,
      nonce: String(nonce),
      pinged: [...pinged],
      at: Date.now(),
      gone: false,
      plain: content !== '',
    };
    posts.set(id, post);
    recorded.push(post);
  });
  changes.on('edit', ({ message: { id, content } }) => {
    const post = posts.get(id);
    if (post !== undefined) post.plain = content !== '';
  });
  changes.on('delete', ({ message }) => {
    const post = posts.get(message.id);
    if (post !== undefined) post.gone = true;
  });
  return recorded;
}
