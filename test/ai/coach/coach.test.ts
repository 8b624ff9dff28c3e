/** The coach: judges what was known, finds planted mistakes, and nothing in its own choices. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createJudge } from '../../../src/ai/coach/judge.ts';
import { isMeasured, trialOf } from '../../../src/ai/coach/trial.ts';
import { playOn } from '../../../src/ai/coach/worlds.ts';
import {
  auditPlanted,
  COACH_VERSION,
  coachTurn,
  createReview,
  decisionsOf,
  findingsOf,
  finishReview,
  isFinished,
  type JudgedDecision,
  nextSlice,
  progressOf,
  type Review,
  type ReviewedGame,
  STORED_WEIGHTS,
} from '../../../src/ai/index.ts';
import { kindOf } from '../../../src/ai/search/kinds.ts';
import {
  type Action,
  type GameState,
  legalActions,
  pendingSeats,
  publicView,
  type Seat,
} from '../../../src/engine/index.ts';
import { playComputerGame } from '../../../src/tools/computer-game.ts';
import { slowTests } from '../../support/waiting.ts';
import { neighbourPurchase } from '../fixtures/positions.ts';

slowTests();

const SEAT = 0;
const LAST_ROUND = 5;
const game = playComputerGame('coach', ['crofter']);
const turns = decisionsOf(game, SEAT);
const [, , first] = turns.filter(({ round }) => round === LAST_ROUND);
if (first === undefined) throw new Error('there is a third turn');

/** Returns the game with another turn at a decision; what follows is not looked at. */
const withTurn = (turn: readonly Action[]): ReviewedGame => ({
  ...game,
  moves: [...game.moves.slice(0, first.from), ...turn.map((action) => ({ seat: SEAT, action }))],
});

/** Begins a review of a single turn. */
const reviewOf = (
  given: ReviewedGame,
  word: string,
  { from, round }: typeof first,
  length: number,
): Review => ({
  ...createReview(given, SEAT, word),
  decisions: [{ from, to: from + length, round, lines: [] }],
});

/** Returns a position with everything hidden in another order, and another seed. */
function shuffled(state: GameState): GameState {
  const { pile, known } = state.contracts;
  const hidden = pile.slice(0, pile.length - known);
  return {
    ...state,
    setup: { ...state.setup, seed: 'another' },
    dice: state.dice.map((dice, i) => (i < state.round - 1 ? dice : [...dice].reverse())),
    contracts: { ...state.contracts, pile: [...hidden.reverse(), ...pile.slice(pile.length - known)] },
  };
}

it('has a version of its own for each set of weights, so that no review mixes two', () => {
  const weights = JSON.stringify(STORED_WEIGHTS);
  const hash = createHash('sha256').update(weights).digest('hex').slice(0, 8);
  // Other weights: raise COACH_VERSION, then write both here.
  expect({ version: COACH_VERSION, hash }).toEqual({ version: 9, hash: '869812f5' });
});

describe('the turns to judge', () => {
  it('are all turns of the seat, one after another', () => {
    expect(new Set(turns.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const [i, { from, to }] of turns.entries()) {
      expect(from).toBeGreaterThanOrEqual(turns[i - 1]?.to ?? 0);
      expect(game.moves.slice(from, to).every(({ seat }) => seat === SEAT)).toBe(true);
    }
  });

  it('are those of one seat only', () => {
    const two = playComputerGame('two', ['apprentice', 'apprentice']);
    for (const { from } of decisionsOf(two, 1)) expect(two.moves[from]?.seat).toBe(1);
  });
});

describe('a review', () => {
  const late = turns.findLast(({ round }) => round === LAST_ROUND - 1) as typeof first;
  const begun = reviewOf(game, 'word', late, late.to - late.from);
  const slices: string[] = [];
  const done = finishReview(game, begun, (state) => slices.push(JSON.stringify(state)));

  it('ends, and says how far it is on the way', () => {
    expect(progressOf(begun)).toBe(0);
    expect(progressOf(done)).toBe(1);
    expect(nextSlice(game, done)).toBe(done);
  });

  it('gives the same bytes if it is stored and continued after every slice', () => {
    let stored = JSON.stringify(begun);
    for (const slice of slices) {
      stored = JSON.stringify(nextSlice(game, JSON.parse(stored)));
      expect(stored).toBe(slice);
    }
  });

  it('gives the same bytes whatever was hidden and whatever happened later', () => {
    const other: ReviewedGame = {
      ...game,
      states: game.states.map((state, i) => (i <= late.from ? shuffled(state) : undefined)),
      moves: game.moves.slice(0, late.to),
      passive: [{ seat: SEAT, from: late.to }],
    };
    expect(JSON.stringify(finishReview(other, { ...begun, alone: true }))).toBe(JSON.stringify(done));
  });

  it('judges a turn that goes on with purchases from neighbours, at a port that moves prices', () => {
    const state = neighbourPurchase();
    const moves = [{ seat: SEAT, action: { type: 'decline' } }] as const;
    const given: ReviewedGame = { states: [state], events: [[]], moves };
    const judged = nextSlice(given, reviewOf(given, 'word', { from: 0, to: 1, round: state.round }, 1));
    const shifted = judged.decisions[0]?.lines.find(({ turn: [one] }) => one?.type === 'shiftPrice');
    expect(shifted?.turn.map(({ type }) => type)).toEqual(['shiftPrice', 'buy']);
  });

  it('throws if the game is not the reviewed one', () => {
    expect(() => nextSlice({ ...game, states: [] }, begun)).toThrow('unknown');
  });
});

describe('a seat whose player gave up', () => {
  const duel = playComputerGame('two', ['apprentice', 'apprentice']);

  it('makes the least committing moves when games are played on', () => {
    // Its next turn; the other player has passed.
    const from = duel.states.findIndex(({ round, passed }) => round === LAST_ROUND && passed.length === 1);
    const state = duel.states[from] as GameState;
    const [seat = 0] = pendingSeats(state);
    const { view, context } = createJudge(duel, { seat, word: 'word' }, { from, to: from });
    const pointsAfter = (turn: readonly Action[], passive: readonly Seat[]) =>
      playOn({ view, seat, weights: context.weights, word: 'word', passive }, turn);
    const passing = pointsAfter([{ type: 'pass' }], []);
    expect(pointsAfter([], [])).toBeGreaterThan(passing);
    expect(pointsAfter([], [seat])).toBe(passing);
  });

  it('is not foreseen in earlier turns', () => {
    const decisions = decisionsOf(duel, SEAT);
    const [, , { to: from } = { to: 0 }] = decisions;
    const given: ReviewedGame = { ...duel, passive: [{ seat: 1, from }] };
    const known = decisions.map((turn) => createJudge(given, { seat: SEAT, word: 'word' }, turn).passive);
    expect(known).toEqual(decisions.map((_, nth) => (nth > 2 ? [1] : [])));
  });
});

describe('a trial', () => {
  const line = { turn: [{ type: 'pass' }], way: [], points: [0], worth: 0 } as const;
  /** Returns a turn with an alternative for each list of leads, by world. */
  const turn = (round: number, ...leads: (readonly number[])[]): JudgedDecision => ({
    ...{ from: 0, to: 1, round, lines: [line, ...leads.map(() => line)] },
    challengers: leads.map((_, i) => ({ line: i + 1, lead: 5 })),
    trial: [leads[0]?.map(() => 100) ?? [], ...leads.map((some) => some.map((one) => 100 + one))],
  });
  const spread = (mean: number, by: number, worlds: number) =>
    Array.from({ length: worlds }, (_, i) => mean + (i % 2 === 0 ? by : -by));

  it('starts with eight games after each turn', () => {
    expect(trialOf(turn(3, [], []), false)).toEqual({ kind: 'running', lines: [0, 1, 2], worlds: 8 });
  });

  it('ends early if a loss is clear', () => {
    expect(trialOf(turn(3, spread(6, 2, 8), spread(9, 2, 8)), false)).toEqual({ kind: 'over', better: 2 });
  });

  it('continues with the best alternatives while a loss is possible', () => {
    const running = { kind: 'running', lines: [0, 2, 1], worlds: 16 };
    expect(trialOf(turn(3, spread(6, 9, 8), spread(7, 9, 8), spread(5, 9, 8)), false)).toEqual(running);
  });

  it('counts alternatives that lead to the same games once', () => {
    const running = { kind: 'running', lines: [0, 1], worlds: 16 };
    expect(trialOf(turn(3, spread(6, 9, 8), spread(6, 9, 8)), false)).toEqual(running);
  });

  it('ends without result if no alternative can lead far enough', () => {
    expect(trialOf(turn(3, spread(1, 2, 8)), false)).toEqual({ kind: 'over' });
    expect(trialOf(turn(3, spread(2.9, 0, 8)), false)).toEqual({ kind: 'over' });
  });

  it('takes smaller losses seriously in the last rounds, where chance is less', () => {
    expect(trialOf(turn(4, spread(2, 0, 8)), false)).toEqual({ kind: 'over', better: 1 });
    expect(trialOf(turn(5, spread(1.5, 0, 8)), false)).toEqual({ kind: 'over', better: 1 });
  });

  it('needs one game in the last round of a solo game', () => {
    expect(trialOf(turn(5, []), true)).toMatchObject({ worlds: 1 });
    expect(trialOf(turn(5, [2]), true)).toEqual({ kind: 'over', better: 1 });
    expect(trialOf(turn(4, [2]), true)).toMatchObject({ kind: 'running' });
  });

  it('gives up after 64 games', () => {
    expect(trialOf(turn(3, spread(4, 14, 64)), false)).toEqual({ kind: 'over' });
    expect(trialOf(turn(3, spread(4, 13, 64)), false)).toEqual({ kind: 'over', better: 1 });
  });
});

describe('a measurement', () => {
  const games = (worlds: number, mean: number, by: number) => [
    Array.from({ length: worlds }, () => 100),
    Array.from({ length: worlds }, (_, i) => 100 + mean + (i % 2 === 0 ? by : -by)),
  ];
  const isEnough = (...of: Parameters<typeof games>) => isMeasured(games(...of), [1, 0], false);

  it('takes 16 games if chance plays a small part, and else 32', () => {
    expect(isMeasured(undefined, [1, 0], false)).toBe(false);
    expect(isEnough(14, 5, 3)).toBe(false);
    expect(isEnough(16, 5, 3)).toBe(true);
    expect(isEnough(16, 5, 9)).toBe(false);
    expect(isEnough(32, 5, 9)).toBe(true);
  });

  it('takes 64 games if 32 leave open whether anything was lost', () => {
    expect(isEnough(32, 2, 9)).toBe(false);
    expect(isEnough(64, 2, 9)).toBe(true);
  });

  it('ends with as many games after both turns', () => {
    const [played = [], better = []] = games(32, 5, 9);
    expect(isMeasured([[...played, 100], better], [1, 0], false)).toBe(false);
  });

  it('takes one game if nothing is left to chance', () => {
    expect(isMeasured([[100], []], [1, 0], true)).toBe(false);
    expect(isMeasured(games(1, 5, 0), [1, 0], true)).toBe(true);
  });
});

describe('a finding', () => {
  const always = (points: number, worlds: number) =>
    [100, 100 + points].map((one) => Array.from({ length: worlds }, () => one));
  /** Returns 16 games with this mean lead and standard error. */
  const noisy = (points: number, error: number) => {
    const by = error * Math.sqrt(15);
    const leads = Array.from({ length: 16 }, (_, i) => points + (i % 2 === 0 ? by : -by));
    return [leads.map(() => 100), leads.map((one) => 100 + one)];
  };
  const line = { turn: [{ type: 'pass' }], way: [], points: [0], worth: 0 } as const;
  const decision: JudgedDecision = {
    from: 0,
    to: 1,
    round: 3,
    lines: [line, line],
    challengers: [{ line: 1, lead: 6 }],
    trial: always(6, 8),
    measured: always(6, 16),
    why: 'unclear',
  };
  const findingsIn = (judged: JudgedDecision) =>
    findingsOf({ ...createReview(game, SEAT, 'word'), decisions: [judged] }).findings;
  /** Returns a finding of 6 points with this reason. */
  const found = (why: JudgedDecision['why']) => findingsIn({ ...decision, ...(why && { why }) })[0];

  it('says why if one reason carries at least half of the loss', () => {
    const why = { reason: 'income', points: 3 } as const;
    expect(found(why)).toMatchObject({ points: 6, why });
  });

  it('shows what fresh games lose, not those that found it', () => {
    const [shown] = findingsIn({ ...decision, measured: noisy(4, 1) });
    expect(shown).toMatchObject({ points: 4, low: expect.closeTo(2), high: expect.closeTo(6) });
  });

  it('is dropped if the fresh games leave open whether anything was lost', () => {
    expect(findingsIn({ ...decision, measured: noisy(4, 2) })).toEqual([]);
    expect(findingsIn({ ...decision, measured: noisy(4, 1.9) })).toHaveLength(1);
  });

  it('is dropped if the fresh games show less than half of the least loss', () => {
    expect(findingsIn({ ...decision, measured: always(1.4, 16) })).toEqual([]);
    expect(findingsIn({ ...decision, measured: always(1.5, 16) })).toHaveLength(1);
  });

  it('does not say why otherwise', () => {
    for (const why of [{ reason: 'income', points: 2.9 } as const, 'unclear' as const]) {
      expect(found(why)?.points).toBe(6);
      expect(found(why)).not.toHaveProperty('why');
    }
  });
});

describe('the coach', () => {
  const state = publicView(game.states[first.from] as GameState);

  it('finds that an early pass in the last round throws points away', () => {
    const given = withTurn([{ type: 'pass' }]);
    const { findings } = findingsOf(finishReview(given, reviewOf(given, 'word', first, 1)));
    expect(findings).toHaveLength(1);
    const [{ points = 0, low = 0, high = 0, better = [] } = {}] = findings;
    expect(points).toBeGreaterThanOrEqual(3);
    expect(low).toBeLessThanOrEqual(points);
    expect(high).toBeGreaterThanOrEqual(points);
    expect(legalActions(state, SEAT)).toContainEqual(better[0]);
  });

  it('lists at most two alternatives of a kind', () => {
    const { decisions } = nextSlice(game, reviewOf(game, 'word', first, first.to - first.from));
    const kinds = (decisions[0]?.lines ?? []).slice(1).map(({ turn }) => kindOf(turn));
    expect(kinds.length).toBeGreaterThan(2);
    for (const kind of kinds) expect(kinds.filter((one) => one === kind).length, kind).toBeLessThanOrEqual(2);
  });

  it('plays on from all alternatives in the last round, and before it only from those that lead', () => {
    const line = { turn: [{ type: 'pass' }], way: [], points: [0], worth: 0 } as const;
    const behind = { lines: [line, line], challengers: [{ line: 1, lead: -1 }] };
    const isDone = (round: number) =>
      isFinished({
        ...createReview(game, SEAT, 'word'),
        decisions: [{ ...first, ...behind, round }],
      });
    expect(isDone(LAST_ROUND)).toBe(false);
    expect(isDone(LAST_ROUND - 1)).toBe(true);
  });

  it('praises no turn for merely not being a pass', () => {
    const rivalled = (rival: Action): JudgedDecision => {
      const line = (action: Action, points: number) => ({
        ...{ turn: [action], way: [], points: [points], worth: points },
      });
      return { ...first, lines: [line({ type: 'upgradeShipping' }, 30), line(rival, 10)], challengers: [] };
    };
    const isPraised = (rival: Action) =>
      !isFinished({ ...createReview(game, SEAT, 'word'), decisions: [rivalled(rival)] });
    expect(isPraised({ type: 'hire' })).toBe(true);
    expect(isPraised({ type: 'pass' })).toBe(false);
  });

  it('finds nothing in its own choice, judged by other futures', () => {
    const own = coachTurn(state, SEAT, [{ type: 'pass' }], 'word');
    expect(own).not.toEqual([{ type: 'pass' }]);
    const given = withTurn(own);
    expect(findingsOf(finishReview(given, reviewOf(given, 'word', first, own.length))).findings).toEqual([]);
  });

  it('finds random turns that lose much, by exactly the referee’s loss in the last round of a solo game', () => {
    const isLast = (known: GameState | undefined) => known?.round === LAST_ROUND;
    const lairds = playComputerGame('coach', ['laird']);
    const states = lairds.states.map((known) => (isLast(known) ? known : undefined));
    const planted = auditPlanted({ ...lairds, states }, SEAT, 'w1', { turns: 2, worlds: 2 });
    expect(planted.map(({ isMistake }) => isMistake)).toEqual([true, false]);
    expect(planted.map(({ isFound }) => isFound)).toEqual([true, false]);
    const shown = { points: 11, low: 11, high: 11, referee: { points: 11, error: 0 } };
    expect(planted.flatMap(({ finding }) => finding ?? [])).toMatchObject([shown]);
  });

  it('has nothing to say about a turn without a choice', () => {
    const last = turns.at(-1) as typeof first;
    const only = reviewOf(game, 'word', last, last.to - last.from);
    const findings = findingsOf(finishReview(game, only));
    expect(findings.findings).toEqual([]);
  });
});
