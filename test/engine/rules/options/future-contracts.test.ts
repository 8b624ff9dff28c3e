/** Three future contracts in the open. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/content/index.ts';
import { type Action, type GameState, legalActions } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
} from '../../../fixtures/scene.ts';
import { begin } from '../fixtures/beginnings.ts';

const options = { futureContracts: true };
const PORT_8: NonNullable<Scene['ports']> = { A: 8, B: 2, C: 3, D: 5 };
const usePort: Action = { type: 'usePort', port: 8, effect: 8 };
const draw: Action = { type: 'drawContracts' };
const take = (contract: number): Action => ({ type: 'takeContract', contract });

/** A position with the row 21, 22, 23 and, on top of the pile, 31 to 36, beside port 8. */
function rowed(seat: SeatScene = {}, given: Scene = {}): GameState {
  return scene({
    options,
    ports: PORT_8,
    passed: [1, 2],
    round: 3,
    board: [1, 2, 3],
    future: [21, 22, 23],
    pile: [31, 32, 33, 34, 35, 36],
    ...given,
    seats: [{ units: { A1: 'sheep' }, ...seat }],
  });
}

/** Three bakeries, and room for the fourth. */
const BAKERIES: Record<string, Unit> = { D4: 'bakery', D3: 'bakery', C5: 'bakery' };
const FOURTH: Action = { type: 'expand', unit: 'bakery', space: 'B4' };

describe('R-OPT-8 three future contracts', () => {
  it.each([1, 2, 3, 4] as const)(
    '%d players: lie face up from the start, beside the filled board',
    (players) => {
      const { contracts } = begin({ players, options }).state;
      expect(contracts.future).toHaveLength(3);
      expect(contracts.pile).toHaveLength(50 - 3 - Object.keys(contracts.board).length);
      expect(begin({ players }).state.contracts.future).toEqual([]);
    },
  );

  it.each<[string, number[], number[], number[], number[]]>([
    ['one box is empty: the oldest fills it', [1, 2, 3, 4, 5, 6], [21], [22, 23, 31], []],
    ['two are', [1, 2, 3, 4, 5], [21, 22], [23, 31, 32], []],
    ['five are: the row, then the pile', [1, 2], [21, 22, 23, 31, 32], [33, 34, 35], []],
    ['none is: the row stays', [1, 2, 3, 4, 5, 6, 7], [], [21, 22, 23], []],
  ])('refill the board before the pile does, and then the row is topped up: %s', (_, board, added, row) => {
    const state = rowed({}, { board });
    const { state: after, events } = act(state, 0, { type: 'pass' });
    expect(eventsOf(events, 'boardRefilled').flatMap(({ contracts }) => contracts)).toEqual(added);
    expect(after.contracts.future).toEqual(row);
    expect(Object.values(after.contracts.board)).toHaveLength(7);
  });

  it('run out with the pile: first the row, then the boxes', () => {
    const state = rowed({}, { board: [1, 2, 3, 4], pile: [31], pileOnly: true });
    const first = act(state, 0, { type: 'pass' }).state;
    expect(first.contracts).toMatchObject({ pile: [], future: [31] });
    expect(Object.values(first.contracts.board)).toEqual([1, 2, 3, 4, 21, 22, 23]);
    const bare = rowed({}, { board: [1, 2, 3, 4], future: [21], pile: [], pileOnly: true });
    const second = act(bare, 0, { type: 'pass' }).state;
    expect(second.contracts.future).toEqual([]);
    expect(Object.values(second.contracts.board)).toEqual([1, 2, 3, 4, 21]);
  });

  it('cannot be obtained by the action', () => {
    const state = rowed();
    expect(refusal(state, 0, { type: 'obtain', contract: 21 })).toEqual({
      code: 'contractNotOnBoard',
      contract: 21,
    });
    const obtainable = legalActions(state, 0).flatMap((one) => (one.type === 'obtain' ? [one.contract] : []));
    expect(obtainable).toEqual([1, 2, 3]);
  });

  it.each([
    ['port 8', { A1: 'sheep' } as const, usePort],
    ['the building bonus', BAKERIES, FOURTH],
  ])('%s chooses from the row', (_, units, first) => {
    const shown = acts(rowed({ units }), [0, first], [0, draw]);
    expect(eventsOf(shown.events, 'contractsDrawn')).toEqual([]);
    const open = legalActions(shown.state, 0).flatMap((one) =>
      one.type === 'takeContract' ? [one.contract] : [],
    );
    expect(open).toEqual([21, 22, 23]);
    expect(refusal(shown.state, 0, take(31))).toEqual({ code: 'contractNotDrawn', contract: 31 });
  });

  it('leave the game if another is taken, and three new ones come', () => {
    const { state, events } = acts(rowed(), [0, usePort], [0, draw], [0, take(22)]);
    expect(seatAt(state, 0).contracts).toEqual([22]);
    expect(eventsOf(events, 'contractsDiscarded')).toEqual([
      { type: 'contractsDiscarded', seat: 0, contracts: [21, 23] },
    ]);
    expect(eventsOf(events, 'futureRefilled')).toEqual([{ type: 'futureRefilled', contracts: [31, 32, 33] }]);
    expect(state.contracts).toMatchObject({ future: [31, 32, 33], removed: [21, 23], known: 0 });
    expect(state.contracts.pile).not.toContain(21);
    expect(eventsOf(events, 'contractsReturned')).toEqual([]);
  });

  it('cost as much as a contract from the board', () => {
    const { events } = acts(rowed(), [0, usePort], [0, draw], [0, take(22)]);
    expect(eventsOf(events, 'contractObtained')).toMatchObject([{ contract: 22, cost: 5 }]);
    const poor = rowed({ money: 0 }, { round: 4 });
    const shown = acts(poor, [0, usePort], [0, draw]);
    // The port's £5 do not pay £10: no contract can be taken, and the row stays.
    expect(eventsOf(shown.events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'drawnContracts' }]);
    expect(shown.state.contracts.future).toEqual([21, 22, 23]);
  });

  it('stay if none is taken', () => {
    const { state, events } = acts(rowed(), [0, usePort], [0, draw], [0, { type: 'decline' }]);
    expect(state.contracts).toMatchObject({ future: [21, 22, 23], removed: [] });
    expect(eventsOf(events, 'futureRefilled')).toEqual([]);
    expect(eventsOf(events, 'contractsDiscarded')).toEqual([]);
    expect(eventsOf(events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: 'drawnContracts' }]);
  });

  it('are not offered if the row is empty', () => {
    const state = rowed({}, { future: [], pile: [], pileOnly: true });
    const { state: after } = act(state, 0, usePort);
    expect(after.stack.at(-1)?.kind).toBe('turn');
  });
});

describe('R-OPT-8 with Buchanan', () => {
  const buchanan = (seat: SeatScene = {}, given: Scene = {}) => rowed({ clan: 'buchanan', ...seat }, given);

  it('three more are revealed when the bonus is claimed', () => {
    const { state, events } = acts(buchanan(), [0, usePort], [0, draw]);
    expect(eventsOf(events, 'contractsDrawn')).toEqual([
      { type: 'contractsDrawn', seat: 0, contracts: [31, 32, 33] },
    ]);
    const open = legalActions(state, 0).flatMap((one) => (one.type === 'takeContract' ? [one.contract] : []));
    expect(open).toEqual([21, 22, 23, 31, 32, 33]);
  });

  it.each<[string, Action[], number[], number[]]>([
    ['two are chosen', [take(23), take(31)], [23, 31], [21, 22, 32, 33]],
    ['one is', [take(33), { type: 'decline' }], [33], [21, 22, 23, 31, 32]],
    ['none is', [{ type: 'decline' }], [], [21, 22, 23, 31, 32, 33]],
  ])('all that are not chosen leave the game, and three new ones come: %s', (_, moves, held, removed) => {
    const chosen = moves.map((move) => [0, move] as const);
    const { state } = acts(buchanan(), [0, usePort], [0, draw], ...chosen);
    expect(seatAt(state, 0).contracts).toEqual(held);
    expect(state.contracts.removed).toEqual(removed);
    expect(state.contracts.future).toEqual([34, 35, 36]);
  });

  it('one can be taken for each empty box', () => {
    const { state } = acts(buchanan({ contracts: [4] }), [0, usePort], [0, draw], [0, take(21)]);
    expect(seatAt(state, 0).contracts).toEqual([4, 21]);
    expect(state.contracts.future).toEqual([34, 35, 36]);
  });

  it('one payment covers a contract from the row and one from the board', () => {
    const { state, events } = acts(
      buchanan(),
      [0, usePort],
      [0, draw],
      [0, take(21)],
      [0, { type: 'decline' }],
      [0, { type: 'obtain', contract: 2 }],
    );
    expect(eventsOf(events, 'contractObtained').map(({ contract, cost }) => [contract, cost])).toEqual([
      [21, 5],
      [2, 0],
    ]);
    expect(seatAt(state, 0).money).toBe(100 + 5 - 5);
  });

  it('one payment also covers a contract from the board and then one from the row', () => {
    const { events } = acts(
      buchanan(),
      [0, { type: 'obtain', contract: 2 }],
      [0, { type: 'decline' }],
      [0, usePort],
      [0, draw],
      [0, take(32)],
    );
    expect(eventsOf(events, 'contractObtained').map(({ contract, cost }) => [contract, cost])).toEqual([
      [2, 5],
      [32, 0],
    ]);
  });
});
