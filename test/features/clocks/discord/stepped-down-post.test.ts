/** The post that a stand-in has stopped. */
import { expect, it } from 'vitest';
import { startTiming } from '../../../../src/calendar/index.ts';
import { steppedDownPost } from '../../../../src/features/clocks/discord/posts.ts';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';
import { textOf } from '../../../discord/fixtures/lobby-support.ts';

it.each([2, 3] as const)('says how the others decide, if they are several: at a table of %i', (players) => {
  const game = randomGame('stopped', players, []).after(9);
  const record = { ...game.record, timing: { ...startTiming('brisk', players), open: [0] } };
  const ping = record.members.map(({ user }) => user);
  const post = steppedDownPost(
    { ...game, record },
    { kind: 'steppedDown', seat: 0, since: 1, user: 'eve', ping },
  );
  const told = textOf(post ?? expect.fail('no post'));
  expect(told).toContain('what should happen?');
  expect(told.includes('by majority')).toBe(players > 2);
});
