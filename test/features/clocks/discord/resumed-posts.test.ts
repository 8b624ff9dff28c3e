/** The posts of resumed games speak of clocks only where there are some. */
import { expect, it } from 'vitest';
import { type Pace, startTiming } from '../../../../src/calendar/index.ts';
import { reactivatedPost, resumedPost } from '../../../../src/features/clocks/discord/posts.ts';
import { randomGame, USERS } from '../../../discord/fixtures/lobby-games.ts';
import { textOf } from '../../../discord/fixtures/lobby-support.ts';

const [by = ''] = USERS;
const at = (pace: Pace, players: 1 | 2) => {
  const game = randomGame('resumed', players, []).after(9);
  return { ...game, record: { ...game.record, timing: startTiming(pace, players) } };
};

it.each([
  { after: 'a pause', post: resumedPost, announcement: { kind: 'wentOn', by, ping: [] } },
  { after: 'being shelved', post: reactivatedPost, announcement: { kind: 'takenUp', by, ping: [] } },
] as const)('A game that resumes after $after mentions clocks if it has some', ({ post, announcement }) => {
  const told = (pace: Pace, players: 1 | 2 = 2) => textOf(post(at(pace, players), announcement as never));
  expect(told('steady')).toContain('clocks');
  expect(told('friendly')).not.toContain('clocks');
  expect(told('live', 1), 'alone, no time runs out').not.toContain('clocks');
});
