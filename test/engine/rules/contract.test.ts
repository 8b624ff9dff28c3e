/** Obtaining export contracts. */
import { describe, expect, it } from 'vitest';
import { act, acts, eventsOf, refusal, scene, seatAt, waiting } from '../../fixtures/scene.ts';

const obtain = (contract: number) => ({ type: 'obtain' as const, contract });

describe('R-CONTRACT-1 obtaining a contract', () => {
  it.each([
    { round: 1, cost: -5 },
    { round: 2, cost: 0 },
    { round: 3, cost: 5 },
    { round: 4, cost: 10 },
    { round: 5, cost: 15 },
  ])('round $round: costs $cost', ({ round, cost }) => {
    const given = scene({ round, board: [7, 8, 9, 10, 11, 12, 13], seats: [{ money: 15 }] });
    const { state, events } = act(given, 0, obtain(9));
    expect(seatAt(state, 0)).toMatchObject({ money: 15 - cost, contracts: [9], fulfilled: [] });
    expect(eventsOf(events, 'contractObtained')).toEqual([
      { type: 'contractObtained', seat: 0, contract: 9, cost, drawn: false },
    ]);
    expect(eventsOf(events, 'money').map(({ amount }) => amount)).toEqual(cost === 0 ? [] : [-cost]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('takes any contract on the board and empties its box', () => {
    const board = [7, 8, 9, 10, 11, 12, 13];
    for (const [box, contract] of board.entries()) {
      const { state } = act(scene({ board }), 0, obtain(contract));
      const left = Object.fromEntries(board.entries());
      delete left[box];
      expect(state.contracts.board, `box ${box}`).toEqual(left);
    }
  });

  it.each([
    { name: 'with no empty box', seat: { contracts: [1] }, contract: 7, refused: { code: 'noEmptyBox' } },
    {
      name: 'with too little money',
      seat: { money: 9 },
      contract: 7,
      refused: { code: 'tooExpensive', cost: 10, money: 9 },
    },
    {
      name: 'from the pile',
      seat: {},
      contract: 2,
      refused: { code: 'contractNotOnBoard', contract: 2 },
    },
    {
      name: 'from another player',
      seat: {},
      contract: 3,
      refused: { code: 'contractNotOnBoard', contract: 3 },
    },
    {
      name: 'that is fulfilled',
      seat: { fulfilled: [4] },
      contract: 4,
      refused: { code: 'contractNotOnBoard', contract: 4 },
    },
  ])('refuses one $name', ({ seat, contract, refused }) => {
    const given = scene({
      round: 4,
      board: [7, 8, 9, 10, 11, 12, 13],
      pile: [2],
      seats: [seat, { contracts: [3] }],
    });
    expect(refusal(given, 0, obtain(contract))).toEqual(refused);
  });

  it('needs no money in rounds in which it is free', () => {
    for (const round of [1, 2]) act(scene({ round, board: [7], seats: [{ money: 0 }] }), 0, obtain(7));
  });

  it('is refused a second time in the same turn', () => {
    const given = scene({ board: [7, 8], seats: [{ units: { A9: 'sheep' } }] });
    const { state } = act(given, 0, obtain(7));
    expect(refusal(state, 0, obtain(8))).toEqual({ code: 'mainActionTaken' });
  });

  it('is kept in the next round if unfulfilled, and is not discarded', () => {
    const { state } = acts(
      scene({ board: [7], seats: [{}] }),
      [0, obtain(7)],
      [1, { type: 'pass' }],
      [2, { type: 'pass' }],
      [0, { type: 'pass' }],
    );
    expect(state.round).toBe(2);
    expect(seatAt(state, 1).contracts).toEqual([]);
    expect(seatAt(state, 0).contracts).toEqual([7]);
    expect(state.contracts.removed).toEqual([]);
  });

  it('leaves the box empty for the rest of the round; preparation fills it', () => {
    const begun = acts(
      scene({ players: 2, board: [7, 8, 9, 10, 11, 12], pile: [20, 21] }),
      [0, obtain(8)],
      [1, obtain(11)],
      [0, { type: 'pass' }],
    );
    expect(begun.state.contracts.board).toEqual({ 0: 7, 2: 9, 3: 10, 5: 12 });
    const { state } = act(begun.state, 1, { type: 'pass' });
    expect(state.contracts.board).toEqual({ 0: 7, 1: 20, 2: 9, 3: 10, 4: 21, 5: 12 });
  });
});
