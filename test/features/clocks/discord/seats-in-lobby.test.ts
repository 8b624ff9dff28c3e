/** Commands about a seat while the game is in its lobby. */
import { expect, it } from 'vitest';
import { answerText, freshApp, person } from '../../../discord/fixtures/lobby-support.ts';

it.each(['nudge', 'decide', 'sit'])(
  '/clock %s says in a lobby that the game hasn’t started',
  async (name) => {
    const app = await freshApp();
    const ann = person(app, 'Ann');
    await ann.types('game new', { number: { players: 2 } });
    await person(app, 'Ben').types('game join');
    const told = answerText(await ann.types(`clock ${name}`, { text: { seat: 'Ben', what: 'more' } }));
    expect(told).toContain('The game hasn’t started yet');
  },
);
