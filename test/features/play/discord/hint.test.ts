/** Hints: their button does all they advise, except for users who want to be asked before every move. */
import { expect, it } from 'vitest';
import type { CommandValues } from '../../../../src/discord/shared/interaction-context.ts';
import { legalActions, type Seat } from '../../../../src/engine/index.ts';
import { hintCommand } from '../../../../src/features/play/discord/hint.ts';
import { gameAt, visitOf, ways } from '../../../discord/fixtures/panels-crawler.ts';
import { playedGame } from '../../../engine/properties/fixtures/games.ts';
import { partialApp } from '../../../fixtures/partial-app.ts';

it.each([
  [false, /^do:.*:hire:end$/],
  [true, /^try:.*:hire$/],
])(
  'a hint ends the turn where that is the advice, unless all moves are confirmed: %s',
  async (askFirst, way) => {
    const { states } = playedGame('hint', 2, []);
    const isHiring = (one: (typeof states)[number]) =>
      one.turn !== undefined && legalActions(one, one.turn.seat).some(({ type }) => type === 'hire');
    const state = states.find(isHiring);
    if (state === undefined) throw new Error('no player can hire');
    const game = gameAt(state);
    const thoughts = [
      { action: { type: 'hire' }, reason: 'income' },
      { action: { type: 'endTurn' }, reason: 'income' },
    ] as const;
    const app = partialApp({
      queries: { getLatest: async () => game },
      computers: { getHint: async () => ({ ok: true, game, thoughts }) },
    });
    const visit = visitOf(app, state.seating[state.turn?.seat as Seat] ?? 0);
    const answered = await hintCommand.run({ ...visit, settings: { askFirst } }, {} as CommandValues);
    expect(answered.kind === 'panel' && ways(answered.panel)[0]?.id).toMatch(way);
  },
);

it('says which contract a move serves and why that one, and how far it is ahead of the next idea', async () => {
  const { states } = playedGame('hint', 2, []);
  const state = states.find((one) => one.turn !== undefined && one.stack.at(-1)?.kind === 'turn');
  if (state === undefined) throw new Error('no turn');
  const game = gameAt(state);
  const lead = { points: 2.6, next: { type: 'hire' } } as const;
  const rarest = { contract: 12, good: 'cotton', count: 4 } as const;
  const thoughts = [{ action: { type: 'pass' }, reason: 'contract', contract: 12, rarest, lead }] as const;
  const app = partialApp({
    queries: { getLatest: async () => game },
    computers: { getHint: async () => ({ ok: true, game, thoughts }) },
  });
  const visit = visitOf(app, state.seating[state.turn?.seat as Seat] ?? 0);
  const answered = await hintCommand.run(visit, {} as CommandValues);
  expect(JSON.stringify(answered)).toContain(
    'For contract 12. Contract 12 gives 4 cotton, the rarest import so far. About 3 points better than the next idea: hire a merchant.',
  );
});
