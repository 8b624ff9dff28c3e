/** Reasons of computers' moves, as posts and the log show them. */
import { expect, it } from 'vitest';
import { turnReasonsOf } from '../../src/core/game/turn-reasons.ts';
import type { MoveRecord } from '../../src/core/index.ts';
import { play } from '../../src/engine/index.ts';
import { scene } from '../fixtures/scene.ts';

const BUY_CHEESE = { type: 'trade', side: 'buy', good: 'cheese', count: 1 } as const;

/** Returns the purposes of a purchase for contract 10, which gives 4 cotton for 4 cheese. */
function purposesOf(reason: MoveRecord['reason']) {
  const state = scene({ round: 4, seats: [{ contracts: [10] }, { fulfilled: [2, 3, 8, 12] }] });
  const bought = play(state, 0, BUY_CHEESE);
  if (!bought.ok) throw new Error(bought.rejection.code);
  const history = {
    from: 0,
    base: undefined,
    begun: [],
    states: [state, bought.state],
    events: [bought.events],
  };
  const move = {
    seat: 0,
    action: BUY_CHEESE,
    by: 'computer-laird-1',
    at: new Date(0),
    ...(reason && { reason }),
  };
  return [...turnReasonsOf(history, [move], 0, 1).values()];
}

it('name the contract that a move is for, and why that one', () => {
  expect(purposesOf('goods')).toEqual([
    { reason: 'goods', contract: 10, rarest: { contract: 10, good: 'cotton', count: 4 } },
  ]);
});

it('are absent for moves of users, and for those that a level did not choose', () => {
  expect(purposesOf(undefined)).toEqual([]);
  expect(purposesOf('late')).toEqual([]);
});
