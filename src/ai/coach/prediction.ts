/** Compares what playouts predict with games played on, to learn how far the coach can be trusted. */
import type { Seat } from '../../engine/index.ts';
import { createRng } from '../rng.ts';
import { decisionsOf } from './decisions.ts';
import { addFutures, compareNext, createJudge, type Judge, listLines, replan } from './judge.ts';
import { meanOf } from './lines.ts';
import { leadOf } from './review.ts';
import { meanOfTally } from './tally.ts';
import type { JudgedDecision, Replanning, ReviewedGame, Tally, TurnDecision } from './types.ts';

/** Decisions of a round that are looked at for one worth predicting. */
const ATTEMPTS = 3;
/** Predictions are made where another turn leads by this many points, and again in fresh futures, as in a review. */
const LEAD = 2;

export interface Effort {
  readonly futures: number;
  readonly worlds: number;
}

/** Points that a turn lost, as predicted by playouts and as shown by games that computers play to the end. */
export interface PredictedLoss {
  readonly playouts: number;
  /** Played by computers that replan every turn: the games that a review uses, and as many others. */
  readonly games: number;
  readonly freshGames: number;
}

/** Compares predictions for a turn of a round; `undefined` if no turn of that round seems to have lost points. */
export function predictionOf(
  game: ReviewedGame,
  seat: Seat,
  round: number,
  word: string,
  { futures, worlds }: Effort,
): PredictedLoss | undefined {
  const rng = createRng(word);
  const turns = decisionsOf(game, seat).filter((one) => one.round === round);
  for (let attempt = 0; attempt < ATTEMPTS && turns.length > 0; attempt++) {
    const [turn] = turns.splice(rng.int(turns.length), 1);
    if (turn === undefined) break;
    const judge = createJudge(game, { seat, word }, turn);
    const decision = compareAll(judge, turn);
    if (decision.lines.length === 1 || leadOf(decision.lines) < LEAD) continue;
    const means = decision.lines.map(meanOf);
    const better = means.indexOf(Math.max(...means));
    let predicted: Tally | undefined;
    do predicted = addFutures(judge, decision, 'predict', [better, 0], predicted);
    while (predicted.n > 1 && predicted.n < futures);
    if (meanOfTally(predicted) < LEAD) continue;
    return {
      playouts: meanOfTally(predicted),
      games: meanOfTally(playBoth(judge, decision, better, worlds)),
      freshGames: meanOfTally(playBoth({ ...judge, word: `${judge.word} again` }, decision, better, worlds)),
    };
  }
  return undefined;
}

/** Compares the played turn of a decision with the most promising others, by selection futures. */
export function compareAll(judge: Judge, turn: TurnDecision): JudgedDecision {
  let decision = listLines(judge, { ...turn, lines: [], finalists: [] });
  while (decision.lines.some(({ points }) => points.length === 0)) decision = compareNext(judge, decision);
  return decision;
}

/** Plays a better and the played line on in this many worlds. */
export function playBoth(judge: Judge, decision: JudgedDecision, better: number, worlds: number): Tally {
  let played: Replanning | undefined;
  do played = replan(judge, decision, better, played);
  while (played.tally.n < worlds);
  return played.tally;
}
