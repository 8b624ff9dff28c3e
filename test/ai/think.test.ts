/** Computer players: moves are legal, hidden information is not read, equal seeds give equal moves. */
import { describe, expect, it } from 'vitest';
import {
  createRng,
  LEVEL_SETTINGS,
  LEVELS,
  type LevelSettings,
  parseWeights,
  type Question,
  quickMove,
  REASONS,
  STORED_WEIGHTS,
  think,
  thinkWith,
  type WeightsFile,
} from '../../src/ai/index.ts';
import narrow from '../../src/ai/narrow-weights.json' with { type: 'json' };
import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  pendingSeats,
  play,
  publicView,
  requiredDecisions,
} from '../../src/engine/index.ts';
import { randomSetup, type SetupConstraints } from '../../src/tools/random-setup.ts';
import { acts, scene } from '../fixtures/scene.ts';
import { slowTests } from '../support/waiting.ts';
import { neighbourPurchase, positions } from './fixtures/positions.ts';

slowTests();

const MIND = parseWeights(narrow);

const NEAR = { width: 1, spaces: 1, depth: 2 };
/** As each level plays, but looking less far, so that many games can be played. */
const HASTY: readonly LevelSettings[] = [
  LEVEL_SETTINGS.apprentice,
  LEVEL_SETTINGS.crofter,
  { noise: 0, beam: NEAR, lastRoundTurns: 1, lastTurnPlays: 20 },
  {
    ...{ noise: 0, beam: NEAR, lastRoundTurns: 1, lastTurnPlays: 20 },
    lookahead: { placements: 1, beam: NEAR, futures: 1 },
    rollouts: { lines: 2, futures: 1, rounds: 1, beam: { width: 1, spaces: 1, depth: 1 } },
  },
];

/** Games to be played to their ends. */
const WHOLE: readonly (readonly [number, SetupConstraints['players'], SetupConstraints['options']])[] = [
  [5, 2, ['auction']],
  [0, 2, ['byExperience', 'kickstarter']],
  [3, 2, ['noClans']],
  [1, 'random', 'random'],
];

const kindFor = (state: GameState, seat: number) =>
  requiredDecisions(state).find((one) => one.seat === seat)?.kind ?? 'nothing';

/** Returns the position with its hidden contracts in another order, and another seed. */
function shuffled(state: GameState, word: string): GameState {
  const drawn = createRng(word);
  const { pile, known } = state.contracts;
  const hidden = pile.slice(0, pile.length - known);
  const mixed = hidden
    .map((id) => ({ id, at: drawn.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
  return {
    ...state,
    setup: { ...state.setup, seed: 'another' },
    dice: state.dice.map((dice, i) => (i < state.round - 1 ? dice : [...dice].reverse())),
    contracts: { ...state.contracts, pile: [...mixed, ...pile.slice(hidden.length)] },
  };
}

/** The position after these actions; all must be legal. */
const played = (state: GameState, seat: number, actions: readonly Action[]): GameState =>
  actions.reduce((now, action) => {
    const result = play(now, seat, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.rejection.code}`);
    return result.state;
  }, state);

describe('a computer player', () => {
  it('plays legal moves to the end of whole games with any options', () => {
    const decided = new Set<string>();
    for (const [game, players, options] of WHOLE) {
      const setup = randomSetup(`whole-${game}`, { players, options, content: 'standard' });
      const begun = newGame(setup);
      if (!begun.ok) throw new Error(begun.rejection.code);
      let { state } = begun;
      const drawn = createRng(`whole ${game}`);
      const seats = state.players.map(() => drawn.pick(HASTY));
      for (let questions = 0; state.phase !== 'finished'; questions++) {
        expect(questions).toBeLessThan(600);
        const seat = pendingSeats(state)[0] as number;
        decided.add(kindFor(state, seat));
        const settings = seats[seat] as LevelSettings;
        // Now and then another player makes a random move for the seat.
        if (drawn.next() < 0.08) state = played(state, seat, [drawn.pick(legalActions(state, seat))]);
        else {
          const thoughts = thinkWith(publicView(state), seat, `word ${questions}`, MIND, settings);
          expect(thoughts.length, `questions ${questions}`).toBeGreaterThan(0);
          expect(
            thoughts.every(({ reason }) => REASONS.includes(reason)),
            `questions ${questions}`,
          ).toBe(true);
          state = played(
            state,
            seat,
            thoughts.map(({ action }) => action),
          );
        }
      }
    }
    for (const kind of ['draft', 'auction', 'firstWorker', 'turn', 'bonuses', 'expansion', 'production'])
      expect([...decided]).toContain(kind);
  });

  it('decides the same at every level if hidden information is shuffled, even if given the full state', () => {
    let asked = 0;
    const met = new Set<string>();
    const sizes = new Set<number>();
    const games = [
      positions('honest-1', 30),
      positions('honest-2', 50),
      positions('alone', 12, { players: 1 }),
    ];
    for (const { state, seat } of games.flatMap((game) => [...game])) {
      met.add(kindFor(state, seat));
      sizes.add(state.players.length);
      const other = shuffled(state, `${asked++}`);
      for (const [i, level] of LEVELS.entries()) {
        const of = (view: GameState) =>
          thinkWith(view, seat, 'honest', MIND, HASTY[i] ?? LEVEL_SETTINGS[level]);
        expect(of(other), level).toEqual(of(publicView(state)));
      }
      expect(quickMove(publicView(other), seat)).toEqual(quickMove(publicView(state), seat));
    }
    expect(asked).toBeGreaterThan(4);
    expect(met.size).toBeGreaterThan(1);
    expect(sizes).toContain(1);
  });

  it('says on request how far a turn is ahead of another kind of turn, and plays the same', () => {
    const leads = [...positions('lead', 15, { players: 1 })].flatMap(({ state, seat }) => {
      const question = { view: publicView(state), seat, level: 'laird', seed: 'same' } as const;
      const [compared, plain] = [think({ ...question, compare: true }), think(question)];
      expect(compared.map(({ action }) => action)).toEqual(plain.map(({ action }) => action));
      expect(plain.every(({ lead }) => lead === undefined)).toBe(true);
      const lead = compared[0]?.lead;
      if (lead === undefined) return [];
      expect(lead.points).toBeGreaterThanOrEqual(0);
      expect(play(state, seat, lead.next).ok).toBe(true);
      expect(lead.next).not.toEqual(compared[0]?.action);
      return [lead];
    });
    expect(leads.length).toBeGreaterThan(0);
  });

  it('compares nothing once time is up, and still plays what it had found', () => {
    const found = [...positions('lead', 15, { players: 1 })].map(
      ({ state, seat }): Question => ({
        ...{ view: publicView(state), seat, level: 'laird', seed: 'same', compare: true },
      }),
    );
    const question = found.find((one) => think(one)[0]?.lead !== undefined);
    if (question === undefined) throw new Error('no position has a lead');
    const { compare: _, ...plain } = question;
    let looks = 0;
    const played = think(plain, () => ++looks === 0);
    for (const more of [0, 1, 5]) {
      let left = looks + more;
      const thoughts = think(question, () => left-- <= 0);
      expect(thoughts, `${more} looks`).toEqual(played);
    }
  });

  it('compares ending a turn with no alternative, such as ports that can wait', () => {
    const { state } = acts(
      scene({ round: 2, ports: { A: 5 }, seats: [{ money: 30, units: { A1: 'sheep' } }] }),
      [0, { type: 'hire' }],
    );
    const [thought] = think({
      view: publicView(state),
      seat: 0,
      level: 'laird',
      seed: 'same',
      compare: true,
    });
    expect(thought).toEqual({ action: { type: 'endTurn' }, reason: 'rest' });
  });

  it('buys from neighbours after a shift of the price, even what the market price would forbid', () => {
    const shift = { type: 'shiftPrice', port: 6, good: 'whisky', direction: 'down' } as const;
    const state = neighbourPurchase([0, shift]);
    expect(state.players[0]?.money).toBe(5);
    const action = { type: 'buy', good: 'whisky', count: 1 };
    for (const level of LEVELS) {
      const thoughts = think({ view: publicView(state), seat: 0, level, seed: 'same' });
      expect(thoughts, level).toMatchObject([{ action }]);
    }
  });

  it('has a quick legal move for every decision', () => {
    for (let game = 0; game < 6; game++) {
      for (const { state, seat } of positions(`simple-${game}`, 25)) {
        expect(play(state, seat, quickMove(publicView(state), seat).action).ok).toBe(true);
      }
    }
  });

  it('throws if the seat has no pending decision', () => {
    const begun = newGame({ seed: 'thistle', players: 3 });
    if (!begun.ok) throw new Error(begun.rejection.code);
    const seat = [0, 1, 2].find((one) => !pendingSeats(begun.state).includes(one)) as number;
    const view = publicView(begun.state);
    expect(() => think({ view, seat, level: 'crofter', seed: '' })).toThrow('does not wait');
    expect(() => quickMove(view, seat)).toThrow('does not wait');
  });
});

describe.each([
  ['wide', STORED_WEIGHTS],
  ['narrow', narrow],
])('the weights for a %s search', (_, stored: WeightsFile) => {
  it('are complete and finite, and say how they were made', () => {
    expect(Object.keys(stored.made ?? {})).toContain('after');
    expect(stored.pound).toHaveLength(6);
    expect(parseWeights(stored).byStage).toHaveLength(5);
    const all = [...stored.pound, ...Object.values(stored.taste), ...Object.values(stored.weights).flat()];
    expect(all.filter((one) => !Number.isFinite(one))).toEqual([]);
    for (const weights of Object.values(stored.weights)) expect(weights).toHaveLength(5);
    expect(parseWeights(stored).byStage.every((one) => one.every(Number.isFinite))).toBe(true);
  });
});
