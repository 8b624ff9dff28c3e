/** The post of an absence names days, which are the same for every reader. */
import { describe, expect, it } from 'vitest';
import { startTiming } from '../../../../src/calendar/index.ts';
import type { TableTime } from '../../../../src/core/game/types.ts';
import { absencePost } from '../../../../src/features/clocks/discord/posts.ts';
import { languages } from '../../../../src/text/index.ts';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';
import { textOf } from '../../../discord/fixtures/lobby-support.ts';

const DAYS = { by: 'user-Ann', first: '2026-12-24', last: '2027-01-02' };

function told(language: string, timing?: TableTime, last = DAYS.last, cancelled = false): string {
  const game = randomGame('absence', 2, []).after(0);
  const record = { ...game.record, language, ...(timing && { timing }) };
  return textOf(absencePost({ ...game, record }, { kind: 'away', ...DAYS, last, cancelled, ping: [] }));
}

describe('the post of an absence', () => {
  it.each([
    ['en', /From Thu,? 24 Dec to Sat,? 2 Jan, back on Sun,? 3 Jan/],
    ['es', /jue, 24 dic – sáb, 2 ene. Vuelve: dom, 3 ene/],
    ['pl', /czw., 24 gru – sob., 2 sty. Powrót: niedz., 3 sty/],
  ])('names the days in the language of the table: %s', (language, days) => {
    expect(told(language)).toMatch(days);
  });

  it.each([
    ['en', /\nOn Thu,? 24 Dec, back on Fri,? 25 Dec\. On that day they/],
    ['es', /Este día: jue, 24 dic\. Vuelve: vie, 25 dic\. Ese día/],
    ['pl', /Dzień: czw., 24 gru\. Powrót: pt., 25 gru\. Tego dnia/],
  ])('names a single day once: %s', (language, days) => {
    expect(told(language, startTiming('brisk', 2), DAYS.first)).toMatch(days);
  });

  it.each([
    ['en', /won’t be away after all\nThis was planned from Thu,? 24 Dec to Sat,? 2 Jan\.$/],
    ['es', /no estará fuera\nEstaba anunciado para estos días: jue, 24 dic – sáb, 2 ene\.$/],
    ['pl', /odwołana: .*\nOdwołane dni: czw., 24 gru – sob., 2 sty\.$/],
  ])('says which days are cancelled, as others may still hold: %s', (language, days) => {
    expect(told(language, undefined, DAYS.last, true)).toMatch(days);
  });

  it('says whether the days count at this table', () => {
    const timing = startTiming('brisk', 2);
    expect(told('en', timing)).toContain('they get no reminders, and their time can’t run out');
    expect(told('en', { ...timing, noAway: true })).toContain('time and reminders continue as usual');
  });

  it.each(languages.map(({ code }) => code))(
    'has no timestamps, which readers far from Greenwich would see as other days: %s',
    (language) => {
      expect(told(language)).not.toMatch(/<t:/);
    },
  );
});
