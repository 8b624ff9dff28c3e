/** The post of a decision about a player whose time was up. */
import { expect, it } from 'vitest';
import { type Pace, startTiming, type Wait } from '../../../../src/calendar/index.ts';
import { timeoutButtons } from '../../../../src/discord/shared/timeout-buttons.ts';
import { timeoutResolvedPost } from '../../../../src/features/clocks/discord/posts.ts';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';
import { buttonsOf, textOf } from '../../../discord/fixtures/lobby-support.ts';

// One vote of two may decide after a day, so the others have not all agreed.
it.each([
  ['more', / gives /, /By vote, .+ gets 24 more hours/],
  ['play', / decided this\./, 'This was decided by vote.'],
  ['computer', / decided this\./, 'This was decided by vote.'],
  ['standIn', / is looking/, 'By vote, the table is looking'],
] as const)('names the only player who could decide, else the vote: %s', (rescue, one, several) => {
  const post = (players: 2 | 3) => {
    const game = randomGame('late', players, []).after(9);
    const timing = { ...startTiming('brisk', players), open: [0] };
    // A computer's turn begins in the same change.
    const computer = { place: game.state?.seating[0] ?? -1, user: 'computer-laird-1', name: 'Ewan', from: 9 };
    const substitutions =
      rescue === 'play' ? [{ ...computer, forTurn: true }] : rescue === 'computer' ? [computer] : [];
    const told = timeoutResolvedPost(
      { ...game, record: { ...game.record, timing, substitutions } },
      { kind: 'rescued', seat: 0, since: 1, rescue, ping: [] },
    );
    return textOf(told ?? expect.fail('no post'));
  };
  expect(post(3)).toMatch(several);
  expect(post(2)).toMatch(one);
  for (const count of [2, 3] as const) expect(post(count)).not.toContain('The others');
  expect(post(2)).not.toMatch(/vote/i);
});

it.each([
  [
    'the other choices and the turn while the time is up',
    9,
    ['sitin:0', 'rescue:0:more', 'rescue:0:play', 'rescue:0:computer', expect.stringMatching(/^turn/)],
  ],
  ['only the way back before that, as after a move to another channel', undefined, ['sitin:0', 'imback']],
] as const)('the search for a stand-in offers %s', (_, expired, ids) => {
  const game = randomGame('late', 3, []).after(9);
  const wait: Wait = {
    ...{ seat: 0, since: 1, at: 1, turn: 0, reminders: 0, counted: 1, full: 0, whole: 0 },
    ...(expired && { expired }),
  };
  const record = { ...game.record, timing: { ...startTiming('brisk', 3), waits: [wait], open: [0] } };
  const post = timeoutResolvedPost(
    { ...game, record },
    { kind: 'rescued', seat: 0, since: 1, rescue: 'standIn', ping: [] },
  );
  expect(
    buttonsOf(post ?? expect.fail('no post')).map(({ id }) => id.replace(`:${record.id}`, '')),
  ).toMatchObject(ids);
});

it.each([
  ['friendly', 'en', '24 more hours (in their own hours)', '24 more hours, counted only in '],
  ['live', 'en', 'Give 24 more hours', '24 more hours.'],
  ['brisk', 'es', 'Dar 24 horas más (en su horario)', ', contadas solo dentro del horario de '],
  ['live', 'es', 'Dar 24 horas más', 'da 24 horas más a '],
  ['brisk', 'pl', 'Jeszcze 24 h w godzinach tej osoby', ', liczone tylko w godzinach osoby na ruchu.'],
  ['live', 'pl', 'Daj jeszcze 24 godziny', 'jeszcze 24 godziny.'],
] as const satisfies readonly (readonly [Pace, string, string, string])[])(
  'says whose hours 24 more hours are: %s, %s',
  (pace, language, label, told) => {
    const { record, ...game } = randomGame('late', 3, []).after(9);
    const late = { ...game, record: { ...record, language, timing: startTiming(pace, 3) } };
    expect(timeoutButtons(late, 0)[0]?.label).toBe(label);
    const given = timeoutResolvedPost(late, { kind: 'rescued', seat: 0, since: 1, rescue: 'more', ping: [] });
    expect(textOf(given ?? expect.fail('no post'))).toContain(told);
  },
);
