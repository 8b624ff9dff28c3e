/** Alternatives of a turn and how good they turn out to be, from which weights are learned. */
import { type Action, type GameState, publicView, type Seat } from '../../engine/index.ts';
import { applyMove } from './apply-move.ts';
import { type BeamSettings, beamSearch, bestByWorth, type Line, withDistinctEnds } from './beam-search.ts';
import { determinize } from './determinize.ts';
import { FEATURES, measureFeatures, stageOf } from './features.ts';
import { macroMoves } from './macro-moves.ts';
import { candidateMoves } from './moves.ts';
import { createPosition, type Position } from './position.ts';
import { rollOut, sampleFutures } from './rollouts.ts';
import { createSearchContext, type SearchContext } from './search-context.ts';
import { actionsOfTurn } from './turn-actions.ts';
import { certainPoints, value } from './value.ts';
import { weightVariants } from './weight-variants.ts';
import type { Weights } from './weights.ts';

/** A position that a turn may lead to. */
export interface Alternative {
  /** From 1 to 5: the weights that value it. */
  readonly stage: number;
  readonly features: Float64Array;
  /** Points that no weight changes. */
  readonly certain: number;
  /** Final points: on average of playouts, or as the weights estimate them at the end of the round. */
  readonly points: number;
}

interface AlternativesOfTurn {
  /** The actions of the best turn. */
  readonly turn: readonly Action[];
  /** Ends of the round with the points of playouts, and positions within it with the best end they lead to. */
  readonly comparisons: readonly (readonly Alternative[])[];
}

const BEAM: BeamSettings = { width: 8, spaces: 3, depth: 12 };
/** Lines of each variant of the weights. */
const LINES = 6;
const REST_OF_ROUND: BeamSettings = { width: 3, spaces: 2, depth: 12 };
/** Moves that are compared in the middle of a round, best first. */
const MOVES = 20;
const FUTURES = 6;
const PLAYOUT = { rounds: 4, beam: { width: 1, spaces: 1, depth: 25 } };

/** Returns the best turn and what it was compared with; `undefined` if it has no legal action. */
export function alternativesOfTurn(
  view: GameState,
  seat: Seat,
  seed: string,
  weights: Weights,
): AlternativesOfTurn | undefined {
  const state = determinize(publicView(view), seed);
  const context = createSearchContext(state, seat, weights);
  const root = createPosition(context, state);
  const futures = sampleFutures(view, seed, FUTURES);
  const lines = distinctLines(context, root).map((line) => {
    if (line.end.over) return { line, worth: line.worth };
    const sum = futures.reduce((points, future) => points + rollOut(context, line.end, future, PLAYOUT), 0);
    return { line, worth: sum / futures.length };
  });
  const moves = bestMoves(context, root).flatMap((position) => {
    // In the middle of an action, there may be no way on.
    const [line] = beamSearch(context, position, REST_OF_ROUND) as readonly Line[];
    return line === undefined ? [] : [alternativeAt(context, position, line.worth)];
  });
  const { line } = bestByWorth(lines);
  const turn = actionsOfTurn(state, seat, [...line.actions, { type: 'pass' }]);
  if (turn.length === 0) return undefined;
  const ends = lines.flatMap((one) =>
    one.line.end.over ? [] : [alternativeAt(context, one.line.end, one.worth)],
  );
  return { turn, comparisons: [ends, moves] };
}

const distinctLines = (context: SearchContext, root: Position): Line[] =>
  withDistinctEnds(
    weightVariants(context.weights).flatMap((weights) =>
      beamSearch({ ...context, weights }, root, BEAM, LINES),
    ),
  );

function bestMoves(context: SearchContext, root: Position): Position[] {
  const positions = [
    ...macroMoves(context, root).map(({ position }) => position),
    ...candidateMoves(context, root, BEAM.spaces).map((action) => applyMove(context, root, action)),
  ];
  return positions
    .map((position) => ({ position, worth: value(context, position) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOVES)
    .map(({ position }) => position);
}

function alternativeAt(context: SearchContext, position: Position, points: number): Alternative {
  const features = new Float64Array(FEATURES.length);
  measureFeatures(context, position, features);
  return { stage: stageOf(position), features, certain: certainPoints(context, position), points };
}
