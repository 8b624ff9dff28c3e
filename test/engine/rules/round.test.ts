/** The course of a game by rounds. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount } from '../../../src/content/index.ts';
import {
  type Action,
  type GameEvent,
  type GameState,
  legalActions,
  newGame,
  openDecisions,
} from '../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, scene, seatAt, waiting } from '../../fixtures/scene.ts';

const pass: Action = { type: 'pass' };

/** Passes for each player until the next round (or the end); production decisions process nothing. */
function playOutRound(given: GameState): { state: GameState; events: GameEvent[] } {
  let state = given;
  const events: GameEvent[] = [];
  while (state.round === given.round && state.phase !== 'finished') {
    const decision = openDecisions(state).find(({ required }) => required);
    if (decision === undefined) throw new Error('nobody to act');
    const done = act(
      state,
      decision.seat,
      decision.kind === 'production' ? { type: 'confirmProduction' } : pass,
    );
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

/** The phases of a round by its events, each once. */
const course = (events: readonly GameEvent[]): string[] => {
  const stages = [
    'passed',
    'productionStarted',
    'roundScored',
    'roundStarted',
    'merchantsBack',
    'boardRefilled',
    'gameFinished',
  ];
  return [...new Set(events.map(({ type }) => type as string).filter((type) => stages.includes(type)))];
};

describe('R-ROUND-1 five rounds', () => {
  it('consist of actions, production, scoring, and preparation of the next', () => {
    const given = scene({
      board: [1, 2, 3, 4],
      seats: [
        {
          units: { B1: 'sheep' },
          merchants: { stock: 1, board: 5 },
          posted: { milk: { side: 'buy', count: 1 } },
        },
      ],
    });
    const { state, events } = playOutRound(given);
    expect(course(events)).toEqual([
      'passed',
      'productionStarted',
      'roundScored',
      'roundStarted',
      'merchantsBack',
      'boardRefilled',
    ]);
    expect(state).toMatchObject({ round: 2, phase: 'actions', passed: [] });
  });

  it.each([1, 2, 3, 4])('round %i leads to the next', (round) => {
    const { state } = playOutRound(scene({ round }));
    expect(state).toMatchObject({ round: round + 1, phase: 'actions' });
  });

  it('the fifth ends the game, with production and scoring but no preparation', () => {
    const { state, events } = playOutRound(scene({ round: 5, board: [1] }));
    expect(course(events)).toEqual(['passed', 'productionStarted', 'roundScored', 'gameFinished']);
    expect(state).toMatchObject({ round: 5, phase: 'finished', contracts: { board: { 0: 1 } } });
    expect(openDecisions(state)).toEqual([]);
    expect(refusal(state, 0, pass)).toEqual({ code: 'gameOver' });
    expect(legalActions(state, 0)).toEqual([]);
  });

  it('are five, and every player passes in each', () => {
    let state = scene({ players: 4 });
    const events: GameEvent[] = [];
    for (let round = 1; round <= 5; round++) {
      const played = playOutRound(state);
      state = played.state;
      events.push(...played.events);
    }
    expect(state.phase).toBe('finished');
    expect(eventsOf(events, 'passed')).toHaveLength(20);
    expect(eventsOf(events, 'productionStarted').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(eventsOf(events, 'gameFinished')).toEqual([{ type: 'gameFinished', rounds: 5 }]);
  });

  it('the first begins without preparation', () => {
    const begun = newGame({ seed: 'no preparation', players: 3 });
    if (!begun.ok) throw new Error('no game');
    let { state } = begun;
    const { board } = state.contracts;
    const events: GameEvent[] = [];
    while (state.phase !== 'actions') {
      const seat = openDecisions(state)[0]?.seat as number;
      const done = act(state, seat, legalActions(state, seat)[0] as Action);
      state = done.state;
      events.push(...done.events);
    }
    expect(eventsOf(events, 'roundStarted')).toEqual([{ type: 'roundStarted', round: 1, order: [0, 1, 2] }]);
    expect(eventsOf(events, 'boardRefilled')).toEqual([]);
    expect(state.contracts.board).toEqual(board);
  });
});

describe('R-ROUND-2 preparation', () => {
  it('brings every merchant back, from all goods and both sides', () => {
    const given = scene({
      seats: [
        {
          merchants: { stock: 1, board: 2 },
          posted: { wool: { side: 'buy', count: 3 }, whisky: { side: 'sell', count: 1 } },
        },
        { merchants: { stock: 0, board: 5 }, posted: { milk: { side: 'sell', count: 2 } } },
      ],
    });
    const { state, events } = playOutRound(given);
    expect(seatAt(state, 0)).toMatchObject({ merchants: { stock: 5, board: 2 }, posted: {} });
    expect(seatAt(state, 1)).toMatchObject({ merchants: { stock: 2, board: 5 }, posted: {} });
    expect(eventsOf(events, 'merchantsBack')).toEqual([
      { type: 'merchantsBack', seat: 0, count: 4 },
      { type: 'merchantsBack', seat: 1, count: 2 },
    ]);
    expect(state.market).toEqual(given.market);
  });

  it.each<{ players: PlayerCount; boxes: number }>([
    { players: 4, boxes: 8 },
    { players: 3, boxes: 7 },
    { players: 2, boxes: 6 },
  ])('$players players: fills $boxes boxes from the top of the pile', ({ players, boxes }) => {
    const pile = [21, 22, 23, 24, 25, 26, 27, 28, 29];
    const { state, events } = playOutRound(scene({ players, board: [1, 2], pile }));
    const filled = [1, 2, ...pile].slice(0, boxes);
    expect(Object.values(state.contracts.board)).toEqual(filled);
    expect(eventsOf(events, 'boardRefilled')).toEqual([
      { type: 'boardRefilled', contracts: filled.slice(2) },
    ]);
    expect(state.contracts.pile[0]).toBe(pile[boxes - 2]);
  });

  it.each([
    { left: [21, 22], board: { 0: 1, 1: 21, 2: 22 } },
    { left: [], board: { 0: 1 } },
  ])('with $left left in the pile the other boxes stay empty', ({ left, board }) => {
    const { state } = playOutRound(scene({ board: [1], pile: left, pileOnly: true }));
    expect(state.contracts).toMatchObject({ board, pile: [] });
    act(state, 0, { type: 'obtain', contract: 1 });
  });

  it('leaves full boxes as they are', () => {
    const { state, events } = playOutRound(scene({ players: 2, board: [1, 2, 3, 4, 5, 6] }));
    expect(Object.values(state.contracts.board)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(eventsOf(events, 'boardRefilled')).toEqual([]);
  });
});

describe('R-ROUND-3 turn order', () => {
  it.each([
    { name: 'in turn order', stay: [], order: [0, 1, 2] },
    { name: 'the first one last', stay: [0], order: [1, 2, 0] },
    { name: 'in reverse', stay: [0, 0, 1], order: [2, 1, 0] },
  ])('of the next round is the order of passing: $name', ({ stay, order }) => {
    // Players who stay hire a merchant instead of passing, as often as listed.
    let state = scene();
    const left = [...stay];
    while (state.round === 1) {
      const seat = openDecisions(state)[0]?.seat as number;
      const at = left.indexOf(seat as never);
      if (at >= 0) left.splice(at, 1);
      state = act(state, seat, at >= 0 ? { type: 'hire' } : pass).state;
    }
    expect(state.turnOrder).toEqual(order);
    expect(waiting(state)).toEqual([`${order[0]} turn`]);
    const round = acts(state, ...order.map((seat) => [seat, { type: 'hire' }] as const));
    expect(eventsOf(round.events, 'merchantHired').map(({ seat }) => seat)).toEqual(order);
    expect(waiting(round.state)).toEqual([`${order[0]} turn`]);
  });

  it('repeats within a round, without those who passed', () => {
    const { state } = acts(
      scene({ players: 4, turnOrder: [2, 0, 3, 1] }),
      [2, { type: 'hire' }],
      [0, pass],
      [3, { type: 'hire' }],
      [1, { type: 'hire' }],
      [2, pass],
      [3, { type: 'hire' }],
      [1, { type: 'hire' }],
      [3, { type: 'hire' }],
    );
    expect(waiting(state)).toEqual(['1 turn']);
    expect(acts(state, [1, pass], [3, pass]).state.turnOrder).toEqual([0, 2, 1, 3]);
  });
});

describe('R-PASS-1 passing', () => {
  it.each<{ players: PlayerCount; bonuses: number[] }>([
    { players: 4, bonuses: [16, 14, 12, 10] },
    { players: 3, bonuses: [16, 14, 12] },
    { players: 2, bonuses: [16, 14] },
    { players: 1, bonuses: [16] },
  ])('$players players: $bonuses by order of passing, in every round', ({ players, bonuses }) => {
    for (const round of [1, 2, 3, 4, 5]) {
      const order = bonuses.map((_, i) => i).reverse();
      const { events } = playOutRound(scene({ players, round, turnOrder: order }));
      expect(eventsOf(events, 'passed'), `round ${round}`).toEqual(
        bonuses.map((bonus, i) => ({ type: 'passed', seat: order[i], place: i + 1, bonus })),
      );
      expect(
        eventsOf(events, 'money').filter(({ source }) => source === 'pass'),
        `round ${round}`,
      ).toEqual(
        bonuses.map((amount, i) => ({
          type: 'money',
          seat: order[i],
          amount,
          source: 'pass',
          cause: 'passed',
        })),
      );
    }
  });

  it('ends the turn, and the player has no other this round', () => {
    const { state } = act(scene({ seats: [{ units: { A9: 'sheep' } }] }), 0, pass);
    expect(waiting(state)).toEqual(['1 turn']);
    for (const action of [
      pass,
      { type: 'hire' },
      { type: 'usePort', port: 5, effect: 5 },
      { type: 'endTurn' },
    ]) {
      expect(refusal(state, 0, action), JSON.stringify(action)).toEqual({ code: 'notYourTurn' });
    }
    const later = acts(state, [1, { type: 'hire' }], [2, { type: 'hire' }]).state;
    expect(waiting(later)).toEqual(['1 turn']);
    const next = acts(later, [1, pass], [2, pass]).state;
    expect(next.round).toBe(2);
    act(next, 0, { type: 'hire' });
  });
});
