/** Reminders in the channel say what the game is waiting for. */
import { expect, it } from 'vitest';
import { startTiming } from '../../../../src/calendar/index.ts';
import { type GameState, pendingSeats } from '../../../../src/engine/index.ts';
import { reminderPost } from '../../../../src/features/clocks/discord/posts.ts';
import { textOf } from '../../../discord/fixtures/lobby-support.ts';
import { playedGame } from '../../../discord/fixtures/posts-games.ts';

const played = playedGame('reminders', 2, []);

it.each([
  ['actions', 'it’s still your turn.', 'Ben is waiting for you: it’s your turn.'],
  [
    'production',
    'you still have to decide what your buildings make.',
    'Ben is waiting for you: decide what your buildings make.',
  ],
] as const)('in the phase of %s', (phase, alone, asked) => {
  const { record, ...game } = played.after(played.states.findIndex((state) => state.phase === phase));
  const seat = pendingSeats(game.state as GameState)[0] ?? -1;
  const wait = { seat, since: 1, at: 0, counted: 0, turn: 0, full: 0, whole: 0, reminders: 0 };
  const timing = { ...startTiming('friendly', 2), waits: [wait] };
  const late = { ...game, record: { ...record, timing } };
  const post = (by?: string) => {
    const panel = reminderPost(late, { kind: 'nudged', seat, since: 1, ping: ['9'], ...(by && { by }) });
    return panel && textOf(panel);
  };
  expect(post()).toContain(`<@9>, ${alone}`);
  expect(post('Ben')).toContain(asked.replace('Ben', ''));
});
