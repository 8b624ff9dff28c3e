/** Which posts a channel without permissions must not lose. */
import { describe, expect, it } from 'vitest';
import { type Announcement, CorruptGameError } from '../../../src/core/index.ts';
import { outlastsOutage } from '../../../src/discord/posts/retry.ts';

const FORBIDDEN = { permanent: true, error: new Error('50013') };

describe('a refused post', () => {
  it.each([
    { kind: 'moved', from: 0, to: 1, ping: [] },
    { kind: 'relocated', by: '9', ping: [] },
    { kind: 'steppedDown', seat: 0, since: 4, user: '9', ping: ['1'] },
    { kind: 'timeUp', seat: 0, since: 4, ping: ['1'] },
    { kind: 'rescued', seat: 0, since: 4, rescue: 'standIn', ping: [] },
    { kind: 'satIn', seat: 0, user: '1', by: '9', ping: ['1'] },
    { kind: 'moderated', what: 'replace', by: '9', seat: 0, user: '1', ping: ['1'] },
    { kind: 'takenUp', by: '9', ping: ['1'] },
    { kind: 'wentOn', by: '9', ping: ['1'] },
  ] satisfies Announcement[])(
    'waits as long as its game goes on if it calls, asks or shows: $kind',
    (one) => {
      expect(outlastsOutage({ announcement: one }, FORBIDDEN)).toBe(true);
      expect(outlastsOutage({ announcement: one }, { ...FORBIDDEN, permanent: false })).toBe(false);
      const unreadable = { permanent: true, error: new CorruptGameError('abcd2345', '') };
      expect(outlastsOutage({ announcement: one }, unreadable)).toBe(false);
    },
  );

  it.each([
    { kind: 'takenUp', by: '9', ping: [] },
    { kind: 'satIn', seat: 0, user: '1', ping: [] },
    { kind: 'moderated', what: 'pause', by: '9', ping: [] },
    { kind: 'conceded', by: '9', seat: 0, ping: [] },
    { kind: 'reminded', by: '9', ping: ['1'] },
    { kind: 'nudged', seat: 0, since: 4, ping: ['1'] },
  ] satisfies Announcement[])('is given up if it is only news or a reminder: $kind', (one) => {
    expect(outlastsOutage({ announcement: one }, FORBIDDEN)).toBe(false);
  });
});
