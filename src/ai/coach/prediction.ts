/** Compares what playouts predict with games played on, to learn how far either can be trusted. */
import type { Seat } from '../../engine/index.ts';
import { createRng } from '../rng.ts';
import { sampleFutures } from '../search/rollouts.ts';
import { decisionsOf } from './decisions.ts';
import { compareNext, createJudge, type Judge, listLines, playGames } from './judge.ts';
import { meanOf, pointsIn } from './lines.ts';
import { leadOf } from './review.ts';
import { meanOfTally, tallyOf } from './tally.ts';
import { pairsOf } from './trial.ts';
import type { JudgedDecision, ReviewedGame, TurnDecision, TurnLine } from './types.ts';

/** Decisions of a round that are looked at for one worth predicting. */
const ATTEMPTS = 3;
/** Predictions are made where another turn leads by this many points, and again in fresh futures. */
const LEAD = 2;

interface Effort {
  readonly futures: number;
  readonly worlds: number;
}

/** Points that a turn lost, as predicted by playouts and as shown by games that computers play to the end. */
export interface PredictedLoss {
  readonly playouts: number;
  /** Played by computers that plan each round: the games of one stage of a review, and as many fresh ones. */
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
    const dealt = sampleFutures(judge.view, `${judge.word} predict`, futures);
    const pointsOf = (line: number) =>
      pointsIn(judge.context, judge.root, decision.lines[line] as TurnLine, dealt);
    const playouts = meanOfTally(tallyOf(pointsOf(better), pointsOf(0)));
    if (playouts < LEAD) continue;
    const played = (stage: string) =>
      meanOfTally(pairsOf(playGames(judge, decision, stage, [0, better], worlds), better, 0));
    return { playouts, games: played('trial'), freshGames: played('measure') };
  }
  return undefined;
}

/** Compares the played turn of a decision with the most promising others, by selection futures. */
function compareAll(judge: Judge, turn: TurnDecision): JudgedDecision {
  let decision = listLines(judge, { ...turn, lines: [] });
  while (decision.lines.some(({ points }) => points.length === 0)) decision = compareNext(judge, decision);
  return decision;
}
