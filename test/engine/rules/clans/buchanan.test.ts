/** Clan Buchanan: two export boxes. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/content/index.ts';
import { type Action, check, type GameState, legalActions } from '../../../../src/engine/index.ts';
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

const decline: Action = { type: 'decline' };
const draw: Action = { type: 'drawContracts' };
const PORT: Action = { type: 'usePort', port: 8, effect: 8 };
const obtain = (contract: number): Action => ({ type: 'obtain', contract });
const take = (contract: number): Action => ({ type: 'takeContract', contract });
const fulfil = (contract: number): Action => ({
  type: 'fulfil',
  contract,
  spare: 'none',
  spareCopy: 'none',
});
const PORTS: NonNullable<Scene['ports']> = { A: 8, B: 2, C: 3, D: 5 };

function buchanan(seat: SeatScene = {}, given: Scene = {}): GameState {
  return scene({
    passed: [1, 2],
    ports: PORTS,
    board: [21, 22, 23, 24],
    pile: [31, 32, 33, 34, 35, 36, 37],
    ...given,
    seats: [{ clan: 'buchanan', ...seat }],
  });
}

const costs = (state: GameState, ...moves: Action[]): number[] =>
  eventsOf(acts(state, ...moves.map((move) => [0, move] as const)).events, 'contractObtained').map(
    ({ cost }) => cost,
  );

const BAKERIES: Record<string, Unit> = { D4: 'bakery', D3: 'bakery', C5: 'bakery' };
const FOURTH: Action = { type: 'expand', unit: 'bakery', space: 'B4' };

describe('R-BUCHANAN obtaining', () => {
  it('there are two export boxes and no room for a third contract', () => {
    expect(check(buchanan({ contracts: [11] }), 0, obtain(21))).toBeUndefined();
    expect(refusal(buchanan({ contracts: [11, 12] }), 0, obtain(21))).toEqual({ code: 'noEmptyBox' });
    const other = scene({ board: [21, 22], seats: [{ contracts: [11] }] });
    expect(refusal(other, 0, obtain(21))).toEqual({ code: 'noEmptyBox' });
  });

  it('one action obtains one or two contracts', () => {
    const one = acts(buchanan(), [0, obtain(21)], [0, decline]);
    expect(seatAt(one.state, 0).contracts).toEqual([21]);
    expect(eventsOf(one.events, 'declined')).toEqual([
      { type: 'declined', seat: 0, bonus: 'secondContract' },
    ]);
    const two = acts(buchanan(), [0, obtain(21)], [0, obtain(23)]);
    expect(seatAt(two.state, 0).contracts).toEqual([21, 23]);
    // The turn is over: the others have passed, and the next turn is Buchanan's again.
    expect(two.state.turn).toMatchObject({ mainDone: false, obtained: [] });
  });

  it('with one empty box, no second contract is offered', () => {
    const { state, events } = act(buchanan({ contracts: [11] }), 0, obtain(21));
    expect(state.stack).toEqual([{ kind: 'turn', seat: 0 }]);
    expect(eventsOf(events, 'turnEnded')).toHaveLength(1);
  });

  it('without another contract on the board, no second one is offered', () => {
    expect(act(buchanan({}, { board: [21] }), 0, obtain(21)).state.turn?.mainDone).toBe(false);
  });

  it('neither a port nor another action is possible between the two', () => {
    const between = act(buchanan({ units: { A1: 'sheep' } }), 0, obtain(21)).state;
    for (const action of [PORT, { type: 'hire' }, { type: 'pass' }, { type: 'endTurn' }] as Action[]) {
      expect(refusal(between, 0, action), JSON.stringify(action)).toEqual({
        code: 'notNow',
        decision: 'secondContract',
      });
    }
  });

  it.each([
    [1, -5],
    [2, 0],
    [3, 5],
    [4, 10],
    [5, 15],
  ])('round %d: two together cost one payment of £%d, made with the first', (round, cost) => {
    expect(costs(buchanan({}, { round }), obtain(21), obtain(22))).toEqual([cost, 0]);
    const { state } = acts(buchanan({}, { round }), [0, obtain(21)], [0, obtain(22)]);
    expect(seatAt(state, 0).money).toBe(100 - cost);
  });

  it('in round 5, exactly £15 buys two together', () => {
    const state = buchanan({ money: 15 }, { round: 5 });
    const after = acts(state, [0, obtain(21)], [0, obtain(22)]).state;
    expect(seatAt(after, 0).money).toBe(0);
    expect(refusal(buchanan({ money: 14 }, { round: 5 }), 0, obtain(21))).toEqual({
      code: 'tooExpensive',
      cost: 15,
      money: 14,
    });
  });

  it('two obtained in separate turns each cost a payment, and in round 1 each give £5', () => {
    expect(costs(buchanan(), obtain(21), decline, obtain(22))).toEqual([-5, -5]);
    expect(costs(buchanan({}, { round: 3 }), obtain(21), decline, obtain(22))).toEqual([5, 5]);
  });
});

describe('R-BUCHANAN the building bonus and port 8', () => {
  it.each<[string, SeatScene, Action]>([
    ['the building bonus', { units: BAKERIES }, FOURTH],
    ['port 8', { units: { A1: 'sheep' } }, PORT],
  ])('%s draws six contracts and lets the player keep one for each empty box at most', (_, seat, first) => {
    const drawn = acts(buchanan(seat, { round: 3 }), [0, first], [0, draw]);
    expect(eventsOf(drawn.events, 'contractsDrawn')).toEqual([
      { type: 'contractsDrawn', seat: 0, contracts: [31, 32, 33, 34, 35, 36] },
    ]);
    const two = acts(drawn.state, [0, take(34)], [0, take(32)]);
    expect(seatAt(two.state, 0).contracts).toEqual([34, 32]);
    expect(two.state.contracts.pile.slice(-4)).toEqual([31, 33, 35, 36]);
    expect(eventsOf(two.events, 'contractObtained').map(({ cost }) => cost)).toEqual([5, 0]);
    const none = act(drawn.state, 0, decline);
    expect(seatAt(none.state, 0).contracts).toEqual([]);
    expect(none.state.contracts.pile.slice(-6)).toEqual([31, 32, 33, 34, 35, 36]);
    const one = acts(drawn.state, [0, take(36)], [0, decline]);
    expect(seatAt(one.state, 0).contracts).toEqual([36]);
  });

  it.each<[string, SeatScene, Action]>([
    ['the building bonus', { units: BAKERIES }, FOURTH],
    ['port 8', { units: { A1: 'sheep' } }, PORT],
  ])('%s needs an empty box, and with only one it gives one contract', (_, seat, first) => {
    const one = acts(buchanan({ ...seat, contracts: [11] }), [0, first], [0, draw], [0, take(33)]);
    expect(seatAt(one.state, 0).contracts).toEqual([11, 33]);
    const none = act(buchanan({ ...seat, contracts: [11, 12] }), 0, first);
    expect(none.state.stack.at(-1)?.kind).toBe('turn');
    expect(refusal(none.state, 0, draw).code).toBe('notNow');
  });

  it('draws what is left if the pile has fewer than six', () => {
    const state = buchanan({ units: { A1: 'sheep' } }, { pile: [31, 32], pileOnly: true });
    const { events } = acts(state, [0, PORT], [0, draw]);
    expect(eventsOf(events, 'contractsDrawn')[0]?.contracts).toEqual([31, 32]);
  });

  it('one payment covers a contract from the port and one from the board', () => {
    const state = buchanan({ units: { A1: 'sheep' } }, { round: 4 });
    expect(costs(state, PORT, draw, take(31), decline, obtain(21))).toEqual([10, 0]);
    expect(costs(state, obtain(21), decline, PORT, draw, take(31))).toEqual([10, 0]);
  });

  it('in round 1, a contract from the port and one from the board give £5 once', () => {
    const state = buchanan({ units: { A1: 'sheep' } });
    expect(costs(state, PORT, draw, take(31), decline, obtain(21))).toEqual([-5, 0]);
  });

  it.each([
    [1, [-5, 0, -5]],
    [2, [0, 0, 0]],
    [3, [5, 0, 5]],
    [5, [15, 0, 15]],
  ])('round %d: a third contract in a turn is paid again: %j', (round, wanted) => {
    // One from the port, and one after each of two fulfilments: contracts 1 and 7 have a free space.
    const state = buchanan(
      {
        units: {
          D4: 'bakery',
          D3: 'bakery',
          C5: 'bakery',
          B2: 'cheeseDairy',
          B3: 'cheeseDairy',
          D2: 'cheeseDairy',
          A1: 'sheep',
        },
        goods: { wool: 20, bread: 9 },
        contracts: [1],
      },
      {
        round,
        passed: [],
        pile: [7, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45],
        pileOnly: true,
      },
    );
    const moves: Action[] = [
      PORT,
      draw,
      take(7),
      fulfil(1),
      FOURTH,
      draw,
      take(38),
      fulfil(7),
      { type: 'expand', unit: 'cheeseDairy', space: 'C2' },
      draw,
      take(44),
    ];
    expect(costs(state, ...moves)).toEqual(wanted);
  });
});

describe('R-BUCHANAN fulfilling', () => {
  const HOLDING: SeatScene = { contracts: [2, 8], goods: { wool: 6, bread: 4 } };

  it('one action fulfils two', () => {
    const { state, events } = acts(buchanan(HOLDING), [0, fulfil(8)], [0, fulfil(2)]);
    expect(seatAt(state, 0)).toMatchObject({ contracts: [], fulfilled: [8, 2] });
    expect(eventsOf(events, 'turnEnded')).toHaveLength(1);
  });

  it('or one, and the other in a later turn', () => {
    const { state, events } = acts(buchanan(HOLDING), [0, fulfil(8)], [0, decline]);
    expect(seatAt(state, 0)).toMatchObject({ contracts: [2], fulfilled: [8] });
    expect(eventsOf(events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: 'secondFulfilment' }]);
    expect(check(state, 0, fulfil(2))).toBeUndefined();
  });

  it('the second comes only after all bonuses of the first', () => {
    const state = buchanan({ contracts: [6, 8], goods: { wool: 3, bread: 4 } });
    const first = act(state, 0, fulfil(6)).state;
    expect(first.stack.at(-1)?.kind).toBe('bonuses');
    expect(refusal(first, 0, fulfil(8))).toEqual({ code: 'notNow', decision: 'bonuses' });
    const then = act(first, 0, { type: 'upgradeShipping' }).state;
    expect(check(then, 0, fulfil(8))).toBeUndefined();
  });

  it('no second fulfilment is offered if the other contract cannot be paid', () => {
    const { state } = act(buchanan({ contracts: [2, 8], goods: { wool: 6 } }), 0, fulfil(2));
    expect(state.stack).toEqual([{ kind: 'turn', seat: 0 }]);
    expect(seatAt(state, 0).contracts).toEqual([8]);
  });

  it('no port is possible between the two', () => {
    const between = act(buchanan({ ...HOLDING, units: { A1: 'sheep' } }), 0, fulfil(2)).state;
    expect(refusal(between, 0, PORT)).toEqual({ code: 'notNow', decision: 'secondFulfilment' });
  });

  it('both boxes are empty immediately afterwards', () => {
    const { state } = acts(
      buchanan(HOLDING),
      [0, fulfil(8)],
      [0, fulfil(2)],
      [0, obtain(21)],
      [0, obtain(23)],
    );
    expect(seatAt(state, 0).contracts).toEqual([21, 23]);
  });

  it('a contract obtained in the same turn can be fulfilled only as the second', () => {
    const state = buchanan(
      { units: { A1: 'sheep' }, goods: { wool: 10 }, contracts: [2] },
      { passed: [], pile: [6, 32, 33, 34, 35, 36] },
    );
    const drawn = acts(state, [0, PORT], [0, draw], [0, take(6)]).state;
    expect(refusal(drawn, 0, fulfil(6))).toEqual({ code: 'contractTooFresh', contract: 6 });
    const after = acts(drawn, [0, fulfil(2)], [0, fulfil(6)]).state;
    expect(seatAt(after, 0).fulfilled).toEqual([2, 6]);
  });

  it('no other clan fulfils two', () => {
    const state = scene({ passed: [1, 2], seats: [{ contracts: [2], goods: { wool: 6 } }] });
    const { state: after } = act(state, 0, fulfil(2));
    expect(after.stack).toEqual([{ kind: 'turn', seat: 0 }]);
    expect(legalActions(after, 0).some(({ type }) => type === 'fulfil')).toBe(false);
  });
});
