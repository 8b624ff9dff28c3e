/** Posts that come late, as after an outage, offer nothing that is over. */
import { expect, it } from 'vitest';
import { startTiming } from '../../../../src/calendar/index.ts';
import type { Game } from '../../../../src/core/index.ts';
import {
  pausedPost,
  reactivatedPost,
  substitutionPost,
  suspendedPost,
  timeoutResolvedPost,
} from '../../../../src/features/clocks/discord/posts.ts';
import { randomGame, USERS } from '../../../discord/fixtures/lobby-games.ts';
import { buttonsOf, textOf } from '../../../discord/fixtures/lobby-support.ts';

const [by] = USERS;
const game = randomGame('late posts', 2, []).after(9);
const timing = startTiming('brisk', 2);
const at = (record: Partial<Game['record']>): Game => ({ ...game, record: { ...game.record, ...record } });

it('the post of a shelved game is left out once the game is back', () => {
  const post = { kind: 'setAside' as const, ping: [by] };
  expect(suspendedPost(at({ status: 'ended', timing: { ...timing, setAside: true } }), post)).toBeDefined();
  expect(suspendedPost(at({ timing }), post)).toBeUndefined();
});

it('the search for a stand-in is left out once it is over', () => {
  const post = { kind: 'rescued' as const, seat: 0, since: 1, rescue: 'standIn' as const, ping: [] };
  expect(timeoutResolvedPost(at({ timing: { ...timing, open: [0] } }), post)).toBeDefined();
  expect(timeoutResolvedPost(at({ timing }), post)).toBeUndefined();
});

it('the post of a pause says that players can end it only while they can', () => {
  const post = (record: Partial<Game['record']>) => pausedPost(at(record), { kind: 'halted', by, ping: [] });
  const open = post({ paused: true, timing: { ...timing, halted: true } });
  expect([textOf(open), buttonsOf(open).length]).toEqual([expect.stringContaining('can resume it'), 1]);
  const over = post({ timing });
  expect([textOf(over), buttonsOf(over).length]).toEqual([expect.not.stringContaining('can resume it'), 0]);
});

it('the post of a stand-in names *I’m back* only while they play', () => {
  const eve = { place: game.state?.seating[0] ?? -1, user: 'eve', name: 'Eve', from: 9 };
  const post = (substitutions: (typeof eve & { to?: number })[]) =>
    textOf(substitutionPost(at({ substitutions }), { kind: 'satIn', seat: 0, user: 'eve', ping: [] }));
  expect(post([eve])).toContain('I’m back');
  expect(post([{ ...eve, to: 9 }])).not.toContain('I’m back');
});

it('the post of a resumed game calls whoever resumed it a moderator only if they are no player', () => {
  const post = (user: string) => textOf(reactivatedPost(at({}), { kind: 'takenUp', by: user, ping: [] }));
  expect(post(by)).not.toContain('a moderator');
  expect(post('mod')).toContain('a moderator');
});
