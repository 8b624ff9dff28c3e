/** The private note that a player was reminded. */
import { expect, it } from 'vitest';
import { randomGame } from '../../../discord/fixtures/lobby-games.ts';
import { answerText, person } from '../../../discord/fixtures/lobby-support.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';

it('names who was reminded: the player, or their stand-in', async () => {
  const played = randomGame('reminded', 2, []).after(9);
  const eve = { place: played.state?.seating[0] ?? -1, user: 'eve', name: 'Eve', from: 9 };
  const note = async (substitutions: readonly (typeof eve)[]) => {
    const members = played.record.members.map((one, n) => ({ ...one, name: ['Ann', 'Ben'][n] ?? '' }));
    const game = { ...played, record: { ...played.record, members, substitutions } };
    const app = partialApp({
      queries: { getLatest: async () => game },
      clocks: { remindSeat: async () => ({ ok: true, game }) },
      outbox: { claim: async () => [] },
    });
    const seat = members[eve.place]?.name ?? '';
    return answerText(await person(app, 'Cid').types('clock nudge', { text: { seat } }));
  };
  expect(await note([])).toMatch(/reminded (Ann|Ben)/);
  expect(await note([eve])).toBe('I’ve reminded <@eve>.');
});
