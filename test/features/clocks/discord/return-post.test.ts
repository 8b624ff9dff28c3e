/** The post that a player has returned. */
import { expect, it } from 'vitest';
import type { Announcement } from '../../../../src/core/index.ts';
import { returnPost } from '../../../../src/features/clocks/discord/posts.ts';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';
import { textOf } from '../../../discord/fixtures/lobby-support.ts';

const game = randomGame('returned', 2, []).after(9);
const back: Announcement & { kind: 'cameBack' } = { kind: 'cameBack', seat: 0, ping: [] };

it('names the player, and no computer to which they have given the seat since', () => {
  expect(textOf(returnPost(game, back) ?? expect.fail('no post'))).toContain('is back');
  const members = game.record.members.map((one) => ({ ...one, user: 'computer-laird-1', name: 'Isla' }));
  expect(returnPost({ ...game, record: { ...game.record, members } }, back)).toBeUndefined();
});
