/** What was posted into channels, as it came: noted while it happens, so that what is deleted later is known as well. */
import type { Playground } from '../../playground/index.ts';

/** A message that the bot posted of its own accord. */
export interface RecordedPost {
  readonly id: string;
  readonly channel: string;
  readonly nonce: string;
  readonly pinged: readonly string[];
  /** Unix milliseconds. */
  readonly at: number;
  /** It has been taken away since. */
  gone: boolean;
  /** It is in plain words still, and not in its full form. */
  plain: boolean;
}

/** Notes all posts from now on. */
export function recordPosts({ changes }: Playground): RecordedPost[] {
  const posts = new Map<string, RecordedPost>();
  const heard: RecordedPost[] = [];
  changes.on('message', ({ message: { id, channel_id: channel, nonce, content }, recipient, pinged }) => {
    if (nonce === undefined || recipient !== undefined) return;
    const post = {
      ...{ id, channel, nonce: String(nonce), pinged: [...pinged], at: Date.now() },
      ...{ gone: false, plain: content !== '' },
    };
    posts.set(id, post);
    heard.push(post);
  });
  changes.on('edit', ({ message: { id, content } }) => {
    const post = posts.get(id);
    if (post !== undefined) post.plain = content !== '';
  });
  changes.on('delete', ({ message }) => {
    const post = posts.get(message.id);
    if (post !== undefined) post.gone = true;
  });
  return heard;
}
