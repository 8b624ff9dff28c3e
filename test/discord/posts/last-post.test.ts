/** When notices below the newest board are deleted. */
import { describe, expect, it } from 'vitest';
import type { LastPost } from '../../../src/core/index.ts';
import { isNotice, withNotice, withoutNotices } from '../../../src/discord/posts/last-post.ts';
import type { PostContent } from '../../../src/discord/shared/post-builder.ts';

const board: LastPost = { message: '1', kind: 'moved' };
const heeded = (since: number) => ({ kind: 'heeded' as const, seat: 0, since, ping: [] });
const posted = (announcement: PostContent): LastPost | undefined =>
  isNotice(announcement) ? withNotice(board, announcement, { message: '2' }) : undefined;

describe('a notice', () => {
  const about = { seat: 0, since: 4, ping: [] };

  it.each<PostContent>([
    { kind: 'rescued', rescue: 'standIn', ...about },
    { kind: 'steppedDown', user: '9', ...about },
  ])('of a search stays until it is over, though the turn is taken back: %j', (announcement) => {
    const last = posted(announcement);
    expect(withoutNotices(last, heeded(4))?.announcements).toEqual([]);
    expect(withoutNotices(last, heeded(0))?.announcements).toMatchObject([{ post: { message: '2' } }]);
  });

  it('is stored with its kind, as a vote calls others than a reminder does', () => {
    expect(posted({ kind: 'timeUp', ...about })?.notices).toEqual([
      { message: '2', kind: 'timeUp', seat: 0, since: 4 },
    ]);
  });

  it('of a turn goes when its player has acted', () => {
    const last = posted({ kind: 'timeUp', ...about });
    expect(withoutNotices(last, heeded(0))?.announcements).toEqual([]);
    expect(withoutNotices(last, heeded(4))?.announcements).toMatchObject([{ post: { message: '2' } }]);
  });
});
