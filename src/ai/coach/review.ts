/** Judges a seat's turns slice by slice: first all of them roughly, then the costliest ever more exactly. */
import { ROUNDS } from '../../content/index.ts';
import type { Seat } from '../../engine/index.ts';
import { kindOf } from '../search/kinds.ts';
import { decisionsOf } from './decisions.ts';
import {
  addFutures,
  compareNext,
  createJudge,
  explain,
  type Judge,
  listLines,
  narrow,
  replan,
} from './judge.ts';
import { meanOf } from './lines.ts';
import { meanOfTally, standardError } from './tally.ts';
import { slopeOf } from './trust.ts';
import type { JudgedDecision, Review, ReviewedGame, Tally, TurnLine } from './types.ts';

/** Raised whenever verdicts may change: with the weights, the search or the stages. */
export const COACH_VERSION = 4;

/** A turn is looked at again if another leads by this many points. */
const LEAD_TO_NARROW = 2;
/** Turns that are tested, and turns that are measured. */
const TESTED_TURNS = 6;
const MEASURED_TURNS = 3;
/** Numbers of futures after which a test may end. */
const TEST_LOOKS: readonly number[] = [24, 48, 96, 192];
/** Standard errors by which a loss has to exceed a point: 5 % a player over 6 turns and 4 looks (Bonferroni). */
const TEST_LIMIT = 2.9;
const TESTED_LOSS = 1;
const MEASURE_FUTURES = 96;
const WORLDS = 16;
/** Lead in points over the next kind of turn from which a best move is measured. */
const LEAD_TO_PRAISE = 3;

/**
 * Starts the review of a seat: of its turns in the rounds that the coach can judge. `word` seeds the futures: the game's
 * id, never its seed.
 */
export const createReview = (game: ReviewedGame, seat: Seat, word: string): Review => ({
  version: COACH_VERSION,
  seat,
  word,
  alone: game.states.findLast((state) => state !== undefined)?.players.length === 1,
  decisions: decisionsOf(game, seat)
    .filter(({ round }) => slopeOf(round) > 0)
    .map((turn) => ({ ...turn, lines: [], finalists: [] })),
});

/**
 * Computes the next slice, at most about a second of processor time. Repeating it gives the same result. Throws if the
 * game is not the reviewed one.
 */
export function nextSlice(game: ReviewedGame, review: Review): Review {
  const step = nextStep(review);
  if (step === undefined) return review;
  const decision = review.decisions[step.index] as JudgedDecision;
  const judged = step.run(createJudge(game, review, decision), decision);
  return { ...review, decisions: review.decisions.with(step.index, judged) };
}

/** Computes all slices that are left. `each` gets the review after every slice. */
export function finishReview(
  game: ReviewedGame,
  review: Review,
  each: (review: Review) => void = () => {},
): Review {
  let next = review;
  while (!isFinished(next)) {
    next = nextSlice(game, next);
    each(next);
  }
  return next;
}

/** Returns whether nothing is left to compute. */
export const isFinished = (review: Review): boolean => nextStep(review) === undefined;

/** Returns about how much of the work is done, from 0 to 1. */
export function progressOf(review: Review): number {
  if (isFinished(review)) return 1;
  const { decisions } = review;
  const rough = decisions.filter((one) => roughStep(one) === undefined).length / decisions.length;
  const measured = decisions.reduce((sum, { replanned }) => sum + (replanned?.tally.n ?? 0), 0);
  return 0.5 * rough + (0.5 * measured) / (MEASURED_TURNS * WORLDS);
}

type Run = (judge: Judge, decision: JudgedDecision) => JudgedDecision;

function nextStep(review: Review): { readonly index: number; readonly run: Run } | undefined {
  const { decisions } = review;
  const firstOf = (indexes: readonly number[], stepOf: (decision: JudgedDecision) => Run | undefined) => {
    for (const index of indexes) {
      const run = stepOf(decisions[index] as JudgedDecision);
      if (run !== undefined) return { index, run };
    }
    return undefined;
  };
  return (
    firstOf([...decisions.keys()], roughStep) ??
    firstOf(testedTurns(decisions), testStep) ??
    firstOf(measuredTurns(decisions), (decision) => measureStep(decision, review.alone)) ??
    firstOf(leadingTurn(decisions), leadStep)
  );
}

function roughStep(decision: JudgedDecision): Run | undefined {
  const { lines, finalists } = decision;
  if (lines.length === 0) return listLines;
  if (lines.length === 1) return undefined;
  if (lines.some(({ points }) => points.length === 0)) return compareNext;
  return finalists.length === 0 && leadOf(lines) >= LEAD_TO_NARROW ? narrow : undefined;
}

/** Returns how far the best alternative is ahead of the played turn in the selection futures. */
export function leadOf([played, ...others]: readonly TurnLine[]): number {
  return played === undefined ? 0 : Math.max(...others.map(meanOf)) - meanOf(played);
}

/** Returns the alternative that leads in the fresh futures. */
export const challengerOf = ({ finalists }: JudgedDecision) =>
  finalists.reduce<JudgedDecision['finalists'][number] | undefined>(
    (best, one) => (best === undefined || meanOfTally(one.tally) > meanOfTally(best.tally) ? one : best),
    undefined,
  );

/** Returns the decisions with the largest positive amounts, largest first. */
function largest(
  decisions: readonly JudgedDecision[],
  most: number,
  amountOf: (decision: JudgedDecision) => number | undefined,
): number[] {
  return [...decisions.keys()]
    .map((index) => ({ index, amount: amountOf(decisions[index] as JudgedDecision) ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || a.index - b.index)
    .slice(0, most)
    .map(({ index }) => index);
}

const testedTurns = (decisions: readonly JudgedDecision[]): number[] =>
  largest(decisions, TESTED_TURNS, (decision) => {
    const challenger = challengerOf(decision);
    return challenger && meanOfTally(challenger.tally) - TESTED_LOSS;
  });

/** Returns the result of a test; `undefined` while it is running. The exact numbers of the last round need no futures. */
function testResult({ test, round }: JudgedDecision): boolean | undefined {
  if (test === undefined) return undefined;
  const loss = meanOfTally(test) - TESTED_LOSS;
  if (round >= ROUNDS || loss < 0) return loss >= 0;
  if (!TEST_LOOKS.includes(test.n)) return undefined;
  if (loss >= TEST_LIMIT * standardError(test)) return true;
  return test.n >= Math.max(...TEST_LOOKS) ? false : undefined;
}

const against = (decision: JudgedDecision): readonly [number, number] => [
  challengerOf(decision)?.line ?? 0,
  0,
];

const testStep = (decision: JudgedDecision): Run | undefined =>
  testResult(decision) === undefined
    ? (judge, now) => ({ ...now, test: addFutures(judge, now, 'test', against(now), now.test) })
    : undefined;

const measuredTurns = (decisions: readonly JudgedDecision[]): number[] =>
  largest(decisions, MEASURED_TURNS, (decision) =>
    testResult(decision) === true && decision.test ? meanOfTally(decision.test) : undefined,
  );

const isMeasured = ({ round }: JudgedDecision, tally: Tally | undefined): boolean =>
  tally !== undefined && (round >= ROUNDS || tally.n >= MEASURE_FUTURES);

function measureStep(decision: JudgedDecision, alone: boolean): Run | undefined {
  if (!isMeasured(decision, decision.measured))
    return (judge, now) => ({
      ...now,
      measured: addFutures(judge, now, 'measure', against(now), now.measured),
    });
  const worlds = alone && decision.round >= ROUNDS ? 1 : WORLDS;
  if ((decision.replanned?.tally.n ?? 0) < worlds)
    return (judge, now) => ({ ...now, replanned: replan(judge, now, against(now)[0], now.replanned) });
  if (decision.why !== undefined) return undefined;
  return (judge, now) => ({ ...now, why: explain(judge, now, against(now)[0]) });
}

/**
 * Returns the played turn's best rival of another kind, and the lead over it, if no other turn is better. To pass is none:
 * almost any turn is better while there is something to do.
 */
function rivalOf({ lines }: JudgedDecision): { readonly line: number; readonly lead: number } | undefined {
  const [played] = lines;
  if (played === undefined || lines.length === 1 || leadOf(lines) > 0) return undefined;
  const own = kindOf(played.turn);
  return lines
    .map((one, line) => ({ line, lead: meanOf(played) - meanOf(one), kind: kindOf(one.turn) }))
    .filter(({ kind }) => kind !== own && kind !== 'pass')
    .sort((a, b) => a.lead - b.lead)[0];
}

const leadingTurn = (decisions: readonly JudgedDecision[]): number[] =>
  largest(decisions, 1, (decision) => {
    const lead = rivalOf(decision)?.lead ?? 0;
    return lead >= LEAD_TO_PRAISE ? lead : undefined;
  });

function leadStep(decision: JudgedDecision): Run | undefined {
  const line = rivalOf(decision)?.line;
  if (line === undefined || isMeasured(decision, decision.lead?.tally)) return undefined;
  return (judge, now) => ({
    ...now,
    lead: { line, tally: addFutures(judge, now, 'lead', [0, line], now.lead?.tally) },
  });
}
