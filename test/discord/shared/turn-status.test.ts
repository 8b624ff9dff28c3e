/** Whom a game waits for, and for what: also in the middle of a turn, such as after a pause or an undo. */
import { expect, it } from 'vitest';
import { pendingLines } from '../../../src/discord/shared/turn-status.ts';
import { statusPanel } from '../../../src/features/lobby/discord/status.ts';
import { act, scene } from '../../fixtures/scene.ts';
import { textOf } from '../fixtures/lobby-support.ts';
import { gameAt } from '../fixtures/panels-crawler.ts';

it('asks for a main action only until it is taken', () => {
  // A1 is at the port with money, which keeps the turn open.
  const before = scene({
    ports: { A: 5, B: 8, C: 3, D: 1 },
    seats: [{ units: { A1: 'field' } }],
  });
  const after = act(before, 0, { type: 'hire' }).state;
  const [user, watcher] = before.seating.map(String);
  const [called, asked] = [before, after].map((state) => pendingLines(gameAt(state), [`${user}`]).join());
  expect(called).toBe(`<@${user}>, it’s your turn: take one main action, or pass.`);
  expect(asked).toBe(`<@${user}>, it’s your turn: use what’s left of it, or end it.`);
  const [waiting, ending] = [before, after].map((state) =>
    textOf(statusPanel(gameAt(state), `${watcher}`, 'en')),
  );
  expect(waiting).toMatch(/Waiting for .* to take a main action, or pass\./);
  expect(ending).toMatch(/Waiting for .* to end their turn\./);
});
