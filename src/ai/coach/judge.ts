/** The stages of judging one turn. Each call is one slice, at most about a second of processor time. */
import { ROUNDS } from '../../content/index.ts';
import { type Action, type GameState, publicView, type Seat } from '../../engine/index.ts';
import { determinize } from '../search/determinize.ts';
import { mainActionOf } from '../search/kinds.ts';
import { contractPurpose, largestGain } from '../search/reasons.ts';
import { type Future, sampleFutures } from '../search/rollouts.ts';
import { createSearchContext, type SearchContext } from '../search/search-context.ts';
import { afterTurn, keyOf, rateTurns } from '../search/turns.ts';
import { DEFAULT_WEIGHTS } from '../think.ts';
import type { Gainable } from '../types.ts';
import { compareWays, endOf, meanOf, pointsIn } from './lines.ts';
import { addPairs, EMPTY_TALLY } from './tally.ts';
import type { JudgedDecision, Replanning, Review, ReviewedGame, Tally, TurnLine, Why } from './types.ts';
import { playOn } from './worlds.ts';

const ALTERNATIVES = 5;
const SELECTION_FUTURES = 6;
const FINALISTS = 2;
const FINALIST_FUTURES = 16;
const FUTURES_PER_SLICE = 24;

/** The public view before a turn and the seed of its futures, by which the turn is judged. */
export interface Judge {
  readonly view: GameState;
  /** The view with hidden information dealt at random, so that the engine can play. */
  readonly root: GameState;
  readonly context: SearchContext;
  readonly seat: Seat;
  readonly played: readonly Action[];
  readonly word: string;
}

/** Creates the judge of a turn. Throws if the game does not have it. */
export function createJudge(
  { states, moves }: ReviewedGame,
  { seat, word }: Pick<Review, 'seat' | 'word'>,
  { from, to }: Pick<JudgedDecision, 'from' | 'to'>,
): Judge {
  const state = states[from];
  if (state === undefined) throw new Error(`the position after ${from} moves is unknown`);
  const view = publicView(state);
  const own = `${word} ${from}`;
  const root = determinize(view, own);
  const context = createSearchContext(root, seat, DEFAULT_WEIGHTS);
  const played = moves
    .slice(from, to)
    .filter((move) => move.seat === seat && !PRODUCTION.includes(move.action.type))
    .map(({ action }) => action);
  return { view, root, context, seat, played, word: own };
}

const PRODUCTION: readonly Action['type'][] = ['plan', 'confirmProduction'];

const futuresOf = ({ view, word }: Judge, stage: string, count: number): Future[] =>
  sampleFutures(view, `${word} ${stage}`, count);

/** Lists the played turn and the most promising others. A forced turn has no others. */
export function listLines({ context, root, played }: Judge, decision: JudgedDecision): JudgedDecision {
  const key = keyOf(afterTurn(context, root, played));
  const others = rateTurns(context, root).filter((one) => one.key !== key);
  const lines = [{ turn: played }, ...others.slice(0, ALTERNATIVES)];
  return { ...decision, lines: lines.map(({ turn }): TurnLine => ({ turn, way: [], points: [] })) };
}

/** Finds the best way to play on after the next line, by selection futures that all lines share. */
export function compareNext(judge: Judge, decision: JudgedDecision): JudgedDecision {
  const next = decision.lines.findIndex(({ points }) => points.length === 0);
  const { turn } = decision.lines[next] as TurnLine;
  const line = compareWays(judge.context, judge.root, turn, futuresOf(judge, 'select', SELECTION_FUTURES));
  return { ...decision, lines: decision.lines.with(next, line) };
}

/** Compares the two best alternatives with the played turn in fresh futures. */
export function narrow(judge: Judge, decision: JudgedDecision): JudgedDecision {
  const [played, ...others] = decision.lines as [TurnLine, ...TurnLine[]];
  const best = others
    .map((line, i) => ({ line: i + 1, mean: meanOf(line) }))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, FINALISTS);
  if (judge.root.round >= ROUNDS) {
    const exact = best.slice(0, 1).map(({ line, mean }) => ({
      line,
      tally: addPairs(EMPTY_TALLY, [mean], [meanOf(played)]),
    }));
    return { ...decision, finalists: exact };
  }
  const futures = futuresOf(judge, 'narrow', FINALIST_FUTURES);
  const own = pointsIn(judge.context, judge.root, played, futures);
  const finalists = best.map(({ line }) => ({
    line,
    tally: addPairs(
      EMPTY_TALLY,
      pointsIn(judge.context, judge.root, decision.lines[line] as TurnLine, futures),
      own,
    ),
  }));
  return { ...decision, finalists };
}

/** Adds a slice of fresh futures of a stage to a comparison of two lines. Exact numbers are counted once. */
export function addFutures(
  judge: Judge,
  { lines }: JudgedDecision,
  stage: string,
  [better, played]: readonly [number, number],
  tally: Tally = EMPTY_TALLY,
): Tally {
  const [first, second] = [lines[better] as TurnLine, lines[played] as TurnLine];
  if (judge.root.round >= ROUNDS) return addPairs(EMPTY_TALLY, first.points, second.points);
  const futures = futuresOf(judge, `${stage} ${tally.n}`, FUTURES_PER_SLICE);
  const points = (line: TurnLine) => pointsIn(judge.context, judge.root, line, futures);
  return addPairs(tally, points(first), points(second));
}

/** Plays the better, then the played line on for one slice in the next world. */
export function replan(
  judge: Judge,
  { lines }: JudgedDecision,
  better: number,
  { tally, moves, better: reached }: Replanning = { tally: EMPTY_TALLY, moves: [] },
): Replanning {
  const { view, seat, context, word } = judge;
  const world = { view, seat, weights: context.weights, word: `${word} world ${tally.n}` };
  const line = lines[reached === undefined ? better : 0] as TurnLine;
  const { moves: further, points } = playOn(world, line.turn, moves);
  if (points === undefined)
    return { tally, moves: further, ...(reached === undefined ? {} : { better: reached }) };
  if (reached === undefined) return { tally, moves: [], better: points };
  return { tally: addPairs(tally, [reached], [points]), moves: [] };
}

/** Returns the reason that a line is better than the played one. */
export function explain(
  { context, root, seat }: Judge,
  { lines }: JudgedDecision,
  better: number,
): Why | 'unclear' {
  const [from, to] = [lines[0] as TurnLine, lines[better] as TurnLine];
  const gain = largestGain(context, endOf(context, root, from), endOf(context, root, to));
  if (gain === undefined) return 'unclear';
  const { rarest } = CONTRACTS.includes(gain.reason)
    ? contractPurpose(root, seat, mainActionOf(to.turn))
    : {};
  return { ...gain, ...(rarest && { rarest }) };
}

/** Reasons about contracts. */
const CONTRACTS: readonly Gainable[] = ['contract', 'export'];
