/**
 * Judges a seat's turns slice by slice: first all of them roughly by playouts, which decide nothing; then games that computers
 * play on show whether the turns that seem costliest were mistakes, and fresh games by how many points.
 */
import { ROUNDS } from '../../content/index.ts';
import type { Seat } from '../../engine/index.ts';
import { kindOf } from '../search/kinds.ts';
import { decisionsOf } from './decisions.ts';
import { compareNext, createJudge, explain, type Judge, listLines, narrow, playGame } from './judge.ts';
import { meanOf } from './lines.ts';
import { meanOfTally } from './tally.ts';
import { isCertain, isMeasured, MOST_WORLDS, pairsOf, trialOf } from './trial.ts';
import type { JudgedDecision, PlayedGames, Review, ReviewedGame, TurnLine } from './types.ts';

/** Raise it whenever verdicts may change: with the weights, the search, the worlds, the stages or a threshold of a trial. */
export const COACH_VERSION = 9;

/** Lead in points from which a turn is looked at again: in playouts, and at the end of the round. */
const LEAD_TO_NARROW = { points: 2, worth: 1 };
/** Turns that are tried before the last round, where all are, and turns that are measured. */
const TRIED_TURNS = 6;
const MEASURED_TURNS = 3;
/** A best move is measured only if it leads the next kind of turn by this many points. */
const LEAD_TO_PRAISE = 3;

/** Starts the review of a seat. `word` seeds the futures: the game's id, never its seed. */
export const createReview = (game: ReviewedGame, seat: Seat, word: string): Review => ({
  version: COACH_VERSION,
  seat,
  word,
  alone: game.states.findLast((state) => state !== undefined)?.players.length === 1,
  decisions: decisionsOf(game, seat).map((turn) => ({ ...turn, lines: [] })),
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
  const { decisions, alone } = review;
  const at = (indexes: readonly number[]) => indexes.map((index) => decisions[index] as JudgedDecision);
  const share = (some: readonly JudgedDecision[], doneIn: (decision: JudgedDecision) => number) => {
    const whole = some.reduce((sum, { round }) => sum + costOf(round), 0);
    return whole === 0 ? 1 : some.reduce((sum, one) => sum + costOf(one.round) * doneIn(one), 0) / whole;
  };
  const rough = share(decisions, (decision) => (roughStep(decision) === undefined ? 1 : 0));
  if (rough < 1) return ROUGH_SHARE * rough;
  const tried = share(at(triedTurns(decisions)), (decision) =>
    trialOf(decision, alone).kind === 'over' ? 1 : gamesShare(decision.trial),
  );
  if (tried < 1) return ROUGH_SHARE + TRIED_SHARE * tried;
  const measured = share(at(measuredTurns(decisions, alone)), (decision) =>
    decision.why !== undefined ? 1 : gamesShare(decision.measured),
  );
  return ROUGH_SHARE + TRIED_SHARE + MEASURED_SHARE * measured;
}

/** Shares of the whole work; the best move takes the rest. */
const ROUGH_SHARE = 0.1;
const TRIED_SHARE = 0.6;
const MEASURED_SHARE = 0.28;

/** Estimates the relative time to play on from this round: the square of the rounds left. */
const costOf = (round: number): number => (ROUNDS + 1 - round) ** 2;

/** Returns which share of the most games has been played on from the played turn. */
const gamesShare = ([played = []]: PlayedGames = []): number => played.length / (MOST_WORLDS + 1);

type Run = (judge: Judge, decision: JudgedDecision) => JudgedDecision;

function nextStep({ decisions, alone }: Review): { readonly index: number; readonly run: Run } | undefined {
  const firstOf = (indexes: readonly number[], stepOf: (decision: JudgedDecision) => Run | undefined) => {
    for (const index of indexes) {
      const run = stepOf(decisions[index] as JudgedDecision);
      if (run !== undefined) return { index, run };
    }
    return undefined;
  };
  return (
    firstOf([...decisions.keys()], roughStep) ??
    firstOf(triedTurns(decisions), (decision) => trialStep(decision, alone)) ??
    firstOf(measuredTurns(decisions, alone), (decision) => measureStep(decision, alone)) ??
    firstOf(leadingTurn(decisions), (decision) => leadStep(decision, alone))
  );
}

function roughStep({ round, lines, challengers }: JudgedDecision): Run | undefined {
  if (lines.length === 0) return listLines;
  if (lines.length === 1) return undefined;
  if (lines.some(({ points }) => points.length === 0)) return compareNext;
  const isPromising =
    round >= ROUNDS || leadOf(lines) >= LEAD_TO_NARROW.points || worthLeadOf(lines) > LEAD_TO_NARROW.worth;
  return challengers === undefined && isPromising ? narrow : undefined;
}

/** Returns how far the best alternative is ahead of the played turn in the selection futures. */
export const leadOf = (lines: readonly TurnLine[]): number => leadBy(lines, meanOf);

const worthLeadOf = (lines: readonly TurnLine[]): number => leadBy(lines, ({ worth }) => worth);

function leadBy([played, ...others]: readonly TurnLine[], pointsOf: (line: TurnLine) => number): number {
  return played === undefined ? 0 : Math.max(...others.map(pointsOf)) - pointsOf(played);
}

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

function triedTurns(decisions: readonly JudgedDecision[]): number[] {
  const leadIn = ({ round, challengers }: JudgedDecision) => (round < ROUNDS ? challengers?.[0]?.lead : 0);
  const last = [...decisions.keys()].filter((index) => {
    const { round, challengers } = decisions[index] as JudgedDecision;
    return round >= ROUNDS && challengers !== undefined;
  });
  return [...largest(decisions, TRIED_TURNS, leadIn), ...last];
}

function trialStep(decision: JudgedDecision, alone: boolean): Run | undefined {
  const trial = trialOf(decision, alone);
  if (trial.kind === 'over') return undefined;
  return (judge, now) => ({ ...now, trial: playGame(judge, now, 'trial', trial.lines, now.trial) });
}

/** Returns the line that is better than the played turn; `undefined` if the trial has shown none. */
export function betterLine(decision: JudgedDecision, alone: boolean): number | undefined {
  const trial = trialOf(decision, alone);
  return trial.kind === 'over' ? trial.better : undefined;
}

const measuredTurns = (decisions: readonly JudgedDecision[], alone: boolean): number[] =>
  largest(decisions, MEASURED_TURNS, (decision) => {
    const better = betterLine(decision, alone);
    return better !== undefined && decision.trial
      ? meanOfTally(pairsOf(decision.trial, better, 0))
      : undefined;
  });

function measureStep(decision: JudgedDecision, alone: boolean): Run | undefined {
  const better = betterLine(decision, alone) ?? 0;
  if (!isMeasured(decision.measured, [better, 0], isCertain(decision.round, alone)))
    return (judge, now) => ({ ...now, measured: playGame(judge, now, 'measure', [0, better], now.measured) });
  return decision.why === undefined
    ? (judge, now) => ({ ...now, why: explain(judge, now, better) })
    : undefined;
}

/**
 * Returns the played turn's best rival of another kind, and the lead over it, if no other turn is better. Passing does not
 * count: almost any turn is better while there is something to do.
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

function leadStep(decision: JudgedDecision, alone: boolean): Run | undefined {
  const line = rivalOf(decision)?.line;
  if (line === undefined || isMeasured(decision.lead?.games, [0, line], isCertain(decision.round, alone)))
    return undefined;
  return (judge, now) => ({
    ...now,
    lead: { line, games: playGame(judge, now, 'lead', [0, line], now.lead?.games) },
  });
}
