/** Compares what playouts predict with games played on, to learn how far the coach can be trusted. */
import type { Seat } from '../../engine/index.ts';
import { createRng } from '../rng.ts';
import { decisionsOf } from './decisions.ts';
import { addFutures, compareNext, createJudge, listLines, replan } from './judge.ts';
import { meanOf } from './lines.ts';
import { leadOf } from './review.ts';
import { meanOfTally, standardError } from './tally.ts';
import type { JudgedDecision, Replanning, ReviewedGame, Tally } from './types.ts';

/** Decisions of a round that are looked at for one worth predicting. */
const ATTEMPTS = 3;
/** Predictions are made where another turn leads by this many points, as in a review. */
const LEAD = 2;

export interface Effort {
  readonly futures: number;
  readonly worlds: number;
}

/**
 * Returns the loss in points of a turn of a round as playouts predict it, and as it is in games played on by computers
 * that plan each turn anew; `undefined` if no turn of that round seems to have lost points.
 */
export function predictionOf(
  game: ReviewedGame,
  seat: Seat,
  round: number,
  word: string,
  { futures, worlds }: Effort,
): { predicted: number; predictedError: number; actual: number; actualError: number } | undefined {
  const rng = createRng(word);
  const turns = decisionsOf(game, seat).filter((one) => one.round === round);
  for (let attempt = 0; attempt < ATTEMPTS && turns.length > 0; attempt++) {
    const [turn] = turns.splice(rng.int(turns.length), 1);
    if (turn === undefined) break;
    const judge = createJudge(game, { seat, word }, turn);
    let decision: JudgedDecision = listLines(judge, { ...turn, lines: [], finalists: [] });
    while (decision.lines.some(({ points }) => points.length === 0)) decision = compareNext(judge, decision);
    if (decision.lines.length === 1 || leadOf(decision.lines) < LEAD) continue;
    const means = decision.lines.map(meanOf);
    const better = means.indexOf(Math.max(...means));
    let predicted: Tally | undefined;
    do predicted = addFutures(judge, decision, 'predict', [better, 0], predicted);
    while (predicted.n > 1 && predicted.n < futures);
    let played: Replanning | undefined;
    do played = replan(judge, decision, better, played);
    while (played.tally.n < worlds);
    return {
      predicted: meanOfTally(predicted),
      predictedError: standardError(predicted),
      actual: meanOfTally(played.tally),
      actualError: standardError(played.tally),
    };
  }
  return undefined;
}
