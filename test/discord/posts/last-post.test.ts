/** When notices below the newest board are deleted. */
import { describe, expect, it } from 'vitest';
import type { LastPost } from '../../../src/core/index.ts';
import { isNotice, withNotice, withoutNotices } from '../../../src/discord/posts/last-post.ts';
import type { PostContent } from '../../../src/discord/shared/post-builder.ts';

const board: LastPost = { message: '1', kind: 'moved' };
const heeded = (since: number) => ({ kind: 'heeded' as const, seat: 0, since, ping: [] });
const noticed = (announcement: PostContent, message = '2', last: LastPost | undefined = board) =>
  isNotice(announcement) ? withNotice(last, announcement, { message }) : undefined;
const posted = (announcement: PostContent) => noticed(announcement)?.last;

describe('a notice', () => {
  const about = { seat: 0, since: 4, ping: [] };

  it.each<PostContent>([
    { kind: 'rescued', rescue: 'standIn', ...about },
    { kind: 'steppedDown', user: '9', ...about },
  ])('of a search stays until it is over, even if the turn is undone: %j', (announcement) => {
    const last = posted(announcement);
    expect(withoutNotices(last, heeded(4))?.announcements).toEqual([]);
    expect(withoutNotices(last, heeded(0))?.announcements).toMatchObject([{ post: { message: '2' } }]);
  });

  it('is stored with its kind, as a vote calls others than a reminder does', () => {
    expect(posted({ kind: 'timeUp', ...about })?.notices).toEqual([
      { message: '2', kind: 'timeUp', seat: 0, since: 4 },
    ]);
  });

  it.each<[string, PostContent]>([
    ['a newer reminder', { kind: 'nudged', nth: 1, ...about }],
    ['the vote, once the time is up', { kind: 'timeUp', ...about }],
  ])('that reminds of a turn goes when %s arrives', (_, newer) => {
    const reminded = posted({ kind: 'nudged', nth: 0, ...about });
    expect(noticed(newer, '3', reminded)).toMatchObject({
      last: { notices: [{ message: '3' }] },
      announcements: [{ kind: 'fold', post: { message: '2' } }],
    });
    const other = noticed({ ...newer, seat: 1 } as PostContent, '3', reminded);
    expect(other?.last.notices).toMatchObject([{ message: '2' }, { message: '3' }]);
    expect(other?.announcements).toEqual([]);
  });

  it('of a vote goes when the search for a stand-in that it decided on begins', () => {
    const asked = posted({ kind: 'timeUp', ...about });
    expect(noticed({ kind: 'rescued', rescue: 'standIn', ...about }, '3', asked)).toMatchObject({
      last: { notices: [{ message: '3' }] },
      announcements: [{ kind: 'fold', post: { message: '2' } }],
    });
  });

  it('of a turn goes when its player has acted', () => {
    const last = posted({ kind: 'timeUp', ...about });
    expect(withoutNotices(last, heeded(0))?.announcements).toEqual([]);
    expect(withoutNotices(last, heeded(4))?.announcements).toMatchObject([{ post: { message: '2' } }]);
  });
});
