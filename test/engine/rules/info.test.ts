/** Public information, and what undo must not reveal. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type GameEvent,
  type GameState,
  HIDDEN_CONTRACT,
  legalActions,
  type Move,
  newGame,
  openDecisions,
  play,
  preview,
  publicView,
  replay,
  revealsHidden,
  type SetupInput,
} from '../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, type Scene, scene, seatAt } from '../../fixtures/scene.ts';

/** A walk through a whole game that takes neither the first nor the last legal action. */
function walk(setup: SetupInput): { moves: Move[]; states: GameState[]; events: GameEvent[][] } {
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.rejections));
  let { state } = begun;
  const moves: Move[] = [];
  const states = [state];
  const events: GameEvent[][] = [begun.events];
  for (let step = 1; state.phase !== 'finished'; step++) {
    const seat = openDecisions(state).find(({ required }) => required)?.seat ?? 0;
    const legal = legalActions(state, seat);
    const wanted = step % 4 === 0 ? legal : legal.filter(({ type }) => type !== 'pass' && type !== 'decline');
    const open = wanted.length > 0 ? wanted : legal;
    const action = open[(step * 7919) % open.length] as Action;
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(JSON.stringify(played.rejection));
    state = played.state;
    moves.push({ seat, action });
    states.push(state);
    events.push(played.events);
  }
  return { moves, states, events };
}

const GAMES: [string, SetupInput][] = [
  ['four players', { seed: 'walk 4', players: 4, options: { kickstarter: true } }],
  ['two players with future contracts', { seed: 'walk 2', players: 2, options: { futureContracts: true } }],
  ['an auction of three', { seed: 'walk 3', players: 3, options: { auction: true, tighterMap: true } }],
  ['solo', { seed: 'walk 1', players: 1 }],
];
const WALKS = new Map(GAMES.map(([name, setup]) => [name, walk(setup)]));
const walkOf = (name: string) => WALKS.get(name) as ReturnType<typeof walk>;

/** The same position with other hidden information: seed, unknown pile, future dice. */
function otherwiseHidden(state: GameState): GameState {
  const { pile, known } = state.contracts;
  const unknown = pile.slice(0, pile.length - known).reverse();
  return {
    ...state,
    setup: { ...state.setup, seed: 'another seed' },
    contracts: { ...state.contracts, pile: [...unknown, ...pile.slice(pile.length - known)] },
    dice: state.dice.map((dice, i) => (i + 2 <= state.round ? dice : [...dice].reverse())),
  };
}

describe('R-INFO-1 hidden information', () => {
  it.each(GAMES)('%s: never affects which actions are legal', (name) => {
    for (const state of walkOf(name).states.filter((_, i) => i % 3 === 0)) {
      const other = otherwiseHidden(state);
      for (const [seat] of state.players.entries()) {
        expect(legalActions(other, seat)).toEqual(legalActions(state, seat));
      }
      expect(openDecisions(other)).toEqual(openDecisions(state));
    }
  });

  it.each(GAMES)('%s: is only in events marked as revealing', (name) => {
    const { states, moves, events } = walkOf(name);
    for (const [i, { seat, action }] of moves.entries()) {
      const played = play(otherwiseHidden(states[i] as GameState), seat, action);
      if (!played.ok) throw new Error(`the hidden decides: ${JSON.stringify(played.rejection)}`);
      if (!revealsHidden(events[i + 1] ?? [])) expect(played.events).toEqual(events[i + 1]);
      const looked = preview(states[i] as GameState, seat, action);
      expect(preview(otherwiseHidden(states[i] as GameState), seat, action), `#${i}`).toEqual(looked);
    }
  });

  it.each(GAMES)('%s: never affects the public view', (name) => {
    for (const state of walkOf(name).states) {
      if (state.phase === 'finished') continue;
      expect(publicView(otherwiseHidden(state))).toEqual(publicView(state));
    }
  });

  it.each(GAMES)('%s: is all that the public view leaves out', (name) => {
    for (const state of walkOf(name).states) {
      const { setup, dice, contracts, ...rest } = publicView(state);
      expect({ ...rest, setup: { ...setup, seed: state.setup.seed }, dice: [] }).toEqual({
        ...state,
        contracts: undefined,
        dice: [],
      });
      const { pile, ...open } = contracts;
      expect({ ...open, pile: [] }).toEqual({ ...state.contracts, pile: [] });
      expect(pile).toHaveLength(state.contracts.pile.length);
      expect(pile.slice(pile.length - open.known)).toEqual(
        state.contracts.pile.slice(pile.length - open.known),
      );
      if (state.phase !== 'finished') {
        expect(setup.seed).toBe('');
        expect(new Set(pile.slice(0, pile.length - open.known))).toEqual(
          new Set(pile.length > open.known ? [HIDDEN_CONTRACT] : []),
        );
        // The dice of round 2 are the first; those of the present round lie on the table.
        expect(dice).toEqual(state.dice.slice(0, Math.max(0, state.round - 1)));
      } else {
        expect([setup.seed, dice, pile]).toEqual([state.setup.seed, state.dice, state.contracts.pile]);
      }
    }
  });

  it('is removed from a copy; the game itself is unchanged', () => {
    const state = scene({ players: 1, round: 2 });
    const before = JSON.stringify(state);
    publicView(state);
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each(GAMES)('%s: the beginning has no events, and the pile has nothing that is laid out', (name) => {
    const { states, events } = walkOf(name);
    expect(events[0]).toEqual([]);
    const pile = states[0]?.contracts.pile ?? [];
    const shown = [
      ...Object.values(states[0]?.contracts.board ?? {}),
      ...(states[0]?.contracts.future ?? []),
    ];
    expect(pile.filter((contract) => shown.includes(contract))).toEqual([]);
  });

  it('refusals do not distinguish contracts in the pile from unknown ones', () => {
    const state = scene({ pile: [9], board: [1, 2] });
    const codes = [9, 99].map((contract) => refusal(state, 0, { type: 'obtain', contract }).code);
    expect(codes).toEqual(['contractNotOnBoard', 'contractNotOnBoard']);
  });

  it('drawn contracts and the order of those put back are public', () => {
    const state = scene({
      passed: [1, 2],
      ports: { A: 8, B: 2, C: 3, D: 5 },
      pile: [11, 12, 13],
      seats: [{ units: { A1: 'sheep' } }],
    });
    const drawn = acts(state, [0, { type: 'usePort', port: 8, effect: 8 }], [0, { type: 'drawContracts' }]);
    expect(eventsOf(drawn.events, 'contractsDrawn')).toEqual([
      { type: 'contractsDrawn', seat: 0, contracts: [11, 12, 13] },
    ]);
    const back = act(drawn.state, 0, { type: 'takeContract', contract: 12 });
    expect(eventsOf(back.events, 'contractsReturned')).toEqual([
      { type: 'contractsReturned', seat: 0, contracts: [11, 13] },
    ]);
    expect(back.state.contracts.known).toBe(2);
    expect(back.state.contracts.pile.slice(-2)).toEqual([11, 13]);
  });

  it('the known contracts of the pile stay correct while it is drawn from the top', () => {
    const ports = { A: 8, B: 2, C: 3, D: 5 } as const;
    const given: Scene = {
      players: 2,
      ports,
      pile: [11, 12, 13, 14],
      pileOnly: true,
      seats: [{ units: { B2: 'sheep' } }, { units: { C2: 'sheep' } }],
    };
    const { state } = acts(
      scene(given),
      [0, { type: 'usePort', port: 8, effect: 8 }],
      [0, { type: 'drawContracts' }],
      [0, { type: 'decline' }],
      [0, { type: 'hire' }],
      [1, { type: 'usePort', port: 8, effect: 8 }],
      [1, { type: 'drawContracts' }],
    );
    // Contract 14 was unknown, 11 and 12 were known; 13 is still known.
    expect(state.contracts).toMatchObject({ pile: [13], known: 1 });
  });
});

describe('R-UNDO-1 undo', () => {
  it.each(GAMES)('%s: replaying the first moves gives the position after them', (name) => {
    const [, setup] = GAMES.find(([one]) => one === name) as (typeof GAMES)[number];
    const { moves, states, events } = walkOf(name);
    for (let length = 0; length <= moves.length; length += 47) {
      const again = replay(setup, moves.slice(0, length));
      expect(again).toEqual({ ok: true, state: states[length], events: events.slice(0, length + 1).flat() });
    }
  });

  it('reports which move is refused, or that the setup is', () => {
    const [, setup] = GAMES[0] as (typeof GAMES)[number];
    const { moves } = walkOf('four players');
    const first = moves.slice(0, 3);
    const broken: Move[] = [...first, { seat: 0, action: { type: 'brew', count: 1 } }, ...moves.slice(3)];
    expect(replay(setup, broken)).toMatchObject({ ok: false, move: 3 });
    expect(replay({ ...setup, players: 1, options: { auction: true } }, [])).toMatchObject({
      ok: false,
      move: -1,
      rejection: { code: 'optionNotSolo', option: 'auction' },
    });
  });

  const plain: Scene = {
    passed: [1, 2],
    ports: { A: 8, B: 5, C: 3, D: 4 },
    seats: [
      { units: { A1: 'sheep', D4: 'sheep' }, goods: { wool: 6, bread: 1 }, contracts: [] },
      { units: { D3: 'cow' } },
    ],
  };
  it.each<[string, Scene, Action[], boolean]>([
    ['a trade', plain, [{ type: 'trade', good: 'wool', side: 'sell', count: 1 }], false],
    ['an expansion', plain, [{ type: 'expand', unit: 'sheep', space: 'C5' }], false],
    ['an upgrade', plain, [{ type: 'upgradeShipping' }], false],
    ['obtaining a contract in the open', { ...plain, board: [3] }, [{ type: 'obtain', contract: 3 }], false],
    ['a port', plain, [{ type: 'usePort', port: 8, effect: 8 }], false],
    ['drawing contracts', plain, [{ type: 'usePort', port: 8, effect: 8 }, { type: 'drawContracts' }], true],
    [
      'putting drawn contracts back, which all have seen',
      plain,
      [{ type: 'usePort', port: 8, effect: 8 }, { type: 'drawContracts' }, { type: 'decline' }],
      false,
    ],
    [
      'looking at the future contracts, which lie in the open',
      { ...plain, options: { futureContracts: true } },
      [{ type: 'usePort', port: 8, effect: 8 }, { type: 'drawContracts' }],
      false,
    ],
    [
      'taking one of them, for three new ones come',
      { ...plain, options: { futureContracts: true }, future: [21, 22, 23] },
      [
        { type: 'usePort', port: 8, effect: 8 },
        { type: 'drawContracts' },
        { type: 'takeContract', contract: 22 },
      ],
      true,
    ],
    [
      'the last pass of a round, when the board is filled again',
      { ...plain, board: [] },
      [{ type: 'pass' }],
      true,
    ],
    ['the last pass when nothing is missing', plain, [{ type: 'pass' }], false],
    ['the last pass of the game', { ...plain, board: [], round: 5 }, [{ type: 'pass' }], false],
    ['a pass in solo, when dice are rolled', { players: 1, round: 3 }, [{ type: 'pass' }], true],
  ])('%s: the last move reveals something: %#', (_, given, moves, reveals) => {
    const last = moves.at(-1) as Action;
    const before = acts(scene(given), ...moves.slice(0, -1).map((move) => [0, move] as const)).state;
    expect(revealsHidden(act(before, 0, last).events)).toBe(reveals);
  });

  it('a production decision can be changed until the last seat has decided', () => {
    const working = { units: { D4: 'bakery' as const }, goods: { grain: 1 } };
    const state = scene({
      players: 2,
      round: 4,
      seats: [working, { units: { H7: 'bakery' }, goods: { grain: 1 } }],
    });
    const planned = acts(
      state,
      [0, { type: 'pass' }],
      [1, { type: 'pass' }],
      [0, { type: 'plan', item: 'bakery', count: 1 }],
      [0, { type: 'confirmProduction' }],
    ).state;
    expect(refusal(planned, 0, { type: 'confirmProduction' })).toEqual({ code: 'alreadyConfirmed' });
    const changed = act(planned, 0, { type: 'plan', item: 'bakery', count: 0 }).state;
    const { state: after } = acts(
      changed,
      [1, { type: 'confirmProduction' }],
      [0, { type: 'confirmProduction' }],
    );
    expect(after.round).toBe(5);
    expect(seatAt(after, 0).goods).toMatchObject({ grain: 1, bread: 0 });
  });
});
