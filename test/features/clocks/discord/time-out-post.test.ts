/** The post of a decision about a player whose time was up. */
import { expect, it } from 'vitest';
import { startTiming } from '../../../../src/calendar/index.ts';
import { timeoutResolvedPost } from '../../../../src/features/clocks/discord/posts.ts';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';
import { textOf } from '../../../discord/fixtures/lobby-support.ts';

it.each([
  ['more', / gives /, 'The others give'],
  ['play', / decided this\./, 'The others decided this.'],
  ['computer', / decided this\./, 'The others decided this.'],
  ['standIn', / is looking/, 'The others are looking'],
] as const)('names the only player who could decide: %s', (rescue, one, several) => {
  const post = (players: 2 | 3) => {
    const game = randomGame('late', players, []).after(9);
    const timing = { ...startTiming('brisk', players), open: [0] };
    const told = timeoutResolvedPost(
      { ...game, record: { ...game.record, timing } },
      { kind: 'rescued', seat: 0, since: 1, rescue, ping: [] },
    );
    return textOf(told ?? expect.fail('no post'));
  };
  expect(post(3)).toContain(several);
  expect(post(2)).toMatch(one);
  expect(post(2)).not.toContain('The others');
});
