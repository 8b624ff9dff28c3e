/** The port with five pounds and contracts to draw. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../../fixtures/scene.ts';

const use: Action = { type: 'usePort', port: 8, effect: 8 };
const draw: Action = { type: 'drawContracts' };
const take = (contract: number): Action => ({ type: 'takeContract', contract });
const at = (seat: SeatScene = {}, more: Scene = {}) =>
  scene({
    ports: { A: 8, B: 2, C: 3, D: 1 },
    pile: [31, 32, 33, 34],
    ...more,
    seats: [{ units: { A1: 'sheep' }, money: 0, ...seat }],
  });

describe('R-PORT-8 five pounds and a draw', () => {
  it.each([
    { round: 1, left: 10 },
    { round: 2, left: 5 },
    { round: 3, left: 0 },
  ])('round $round: the five pounds come first and can pay the contract', ({ round, left }) => {
    const used = act(at({}, { round }), 0, use);
    expect(eventsOf(used.events, 'money')).toEqual([
      { type: 'money', seat: 0, amount: 5, source: 'port:8', cause: 'portUsed' },
    ]);
    expect(waiting(used.state)).toEqual(['0 expansion']);
    const { state, events } = acts(used.state, [0, draw], [0, take(32)]);
    expect(eventsOf(events, 'contractsDrawn')).toMatchObject([{ contracts: [31, 32, 33] }]);
    expect(seatAt(state, 0)).toMatchObject({ money: left, contracts: [32], ports: [8] });
    expect(state.contracts.pile.slice(-2)).toEqual([31, 33]);
    expect(state.contracts.known).toBe(2);
    expect(waiting(state)).toEqual(['0 turn']);
  });

  it('costs the price of the round, so five pounds are not enough in round 4', () => {
    const { state, events } = acts(at({}, { round: 4 }), [0, use], [0, draw]);
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'drawnContracts' }]);
    expect(seatAt(state, 0)).toMatchObject({ money: 5, contracts: [] });
  });

  it.each<{ name: string; seat?: SeatScene; more?: Scene }>([
    { name: 'no empty box', seat: { contracts: [40] } },
    { name: 'no contract in the pile', more: { pile: [], pileOnly: true } },
  ])('with $name: only the five pounds', ({ seat, more }) => {
    const { state, events } = act(at(seat, more), 0, use);
    expect(seatAt(state, 0)).toMatchObject({ money: 5, ports: [8] });
    expect(eventsOf(events, 'lapsed')).toEqual([]);
    expect(waiting(state)).toEqual(['0 turn']);
  });

  it.each<{ name: string; moves: Action[]; declined: string }>([
    { name: 'the draw', moves: [use], declined: 'buildingBonus' },
    { name: 'what was drawn', moves: [use, draw], declined: 'drawnContracts' },
  ])('can be declined: $name', ({ moves, declined }) => {
    const { state, events } = acts(
      at(),
      ...[...moves, { type: 'decline' as const }].map((move) => [0, move] as const),
    );
    expect(eventsOf(events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: declined }]);
    expect(seatAt(state, 0).contracts).toEqual([]);
  });

  it('can fill a box in the same turn in which the main action emptied it', () => {
    const given = at({ contracts: [2], goods: { wool: 6 } });
    const { state } = acts(
      given,
      [0, { type: 'fulfil', contract: 2, spare: 'none', spareCopy: 'none' }],
      [0, use],
      [0, draw],
      [0, take(31)],
    );
    expect(seatAt(state, 0)).toMatchObject({ contracts: [31], fulfilled: [2] });
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('fills the box before the main action, so no other contract can be obtained', () => {
    const { state } = acts(at({}, { board: [7] }), [0, use], [0, draw], [0, take(31)]);
    expect(refusal(state, 0, { type: 'obtain', contract: 7 })).toEqual({ code: 'noEmptyBox' });
  });
});
