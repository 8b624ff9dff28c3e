/** Compares lines across rounds by rollouts with sampled hidden information. */
import type { ContractId, GameState } from '../../engine/index.ts';
import { createRng } from '../rng.ts';
import { type BeamSettings, beamSearch, bestByWorth, type Line, withDistinctEnds } from './beam-search.ts';
import { movePrice } from './costs.ts';
import { determinize, unseenContracts } from './determinize.ts';
import { contractPoints } from './features.ts';
import { GOOD_INDEX, type GoodIndex } from './indexes.ts';
import type { Position } from './position.ts';
import { contractOf, type SearchContext } from './search-context.ts';

export interface Future {
  readonly coming: readonly ContractId[];
  /** Contracts that a building bonus may draw. */
  readonly drawn: readonly ContractId[];
  /** By round, from 2 on: the dice and the goods whose prices they move. */
  readonly dice: readonly (readonly { readonly good: GoodIndex; readonly die: number }[])[];
}

/** Deals the hidden contracts and dice several times. */
export function sampleFutures(view: GameState, seed: string, count: number): Future[] {
  return Array.from({ length: count }, (_, i) => {
    const { contracts, dice } = determinize(view, `${seed} future ${i}`);
    const coming = [...contracts.future, ...contracts.pile];
    const rng = createRng(`${seed} drawn ${i}`);
    const unseen = unseenContracts(view);
    return {
      coming,
      drawn: unseen.length > 0 ? [0, 1, 2].map(() => rng.pick(unseen)) : [],
      dice: dice.map((goods) => goods.map(({ good, die }) => ({ good: GOOD_INDEX[good], die }))),
    };
  });
}

function startNextRound(
  context: SearchContext,
  end: Position,
  future: Future,
  dealtCount: number,
): { start: Position; drawn: number } {
  const start = end.copy();
  start.round++;
  start.produced = false;
  start.mainDone = false;
  const { ruleset } = context;
  let last = 0;
  if (ruleset.dice) {
    const [low, high] = ruleset.content.market[ruleset.size].mediumRange;
    for (const { good, die } of future.dice[start.round - 2] ?? []) {
      const index = start.market[good];
      const steps = index < low ? Math.abs(die) : index > high ? -Math.abs(die) : die;
      movePrice(context, start, good, steps);
      last = die;
    }
  }
  let next = dealtCount;
  start.board = start.board.map((contract) => contract ?? future.coming[next++]);
  if (ruleset.dice) {
    const gone = ruleset.content.exportBoard.soloBoxes.indexOf(last);
    start.board = start.board.map((contract, box) => (box === gone ? undefined : contract));
  }
  if (start.unseenContracts > 0) {
    const points = (id: number) => contractPoints(context, contractOf(context, id), start.round);
    const [best] = [...future.drawn].sort((a, b) => points(b) - points(a));
    if (best !== undefined) start.held = [...start.held, best];
    start.unseenContracts = 0;
  }
  return { start, drawn: next };
}

export interface RolloutSettings {
  readonly lines: number;
  /** Futures in the first heat. The best third of the lines gets as many again in each further heat. */
  readonly futures: number;
  readonly rounds: number;
  readonly beam: BeamSettings;
}

const SURVIVING_SHARE = 1 / 3;

/** Returns the line with the best average value some rounds later. */
export function bestByRollout(
  context: SearchContext,
  lines: readonly Line[],
  view: GameState,
  seed: string,
  rollouts: RolloutSettings,
): Line {
  const [first] = lines;
  if (first === undefined) throw new Error('there is always a line');
  // Final points do not depend on the weights.
  if (first.end.over) return bestByWorth(lines);
  let candidates = withDistinctEnds(lines).map((line) => ({
    line,
    sum: 0,
    worth: line.worth,
  }));
  for (let sampled = 0; ; ) {
    const batch = sampleFutures(view, `${seed} ${sampled}`, rollouts.futures);
    sampled += batch.length;
    for (const one of candidates) {
      if (context.isTimeUp()) return bestByWorth(candidates).line;
      for (const future of batch) one.sum += rollOut(context, one.line.end, future, rollouts);
      one.worth = one.sum / sampled;
    }
    candidates.sort((a, b) => b.worth - a.worth);
    const [best] = candidates;
    if (best !== undefined && candidates.length <= 2) return { ...best.line, worth: best.worth };
    candidates = candidates.slice(0, Math.max(2, Math.round(candidates.length * SURVIVING_SHARE)));
  }
}

/** Plays on from the end of a round in one future and returns the value. */
export function rollOut(
  context: SearchContext,
  end: Position,
  future: Future,
  { rounds, beam }: Pick<RolloutSettings, 'rounds' | 'beam'>,
): number {
  let position = end;
  let worth = 0;
  let dealtCount = 0;
  for (let i = 0; i < rounds && !position.over; i++) {
    const next = startNextRound(context, position, future, dealtCount);
    dealtCount = next.drawn;
    const [line] = beamSearch(context, next.start, beam);
    position = line.end;
    worth = line.worth;
  }
  return worth;
}
