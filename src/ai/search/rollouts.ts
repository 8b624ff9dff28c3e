import type { ContractId, GameState } from '../../engine/index.ts';
import { createRng } from '../rng.ts';
import { type BeamSettings, beamSearch, type Line } from './beam-search.ts';
import { movePrice } from './costs.ts';
import { determinize, unseenContracts } from './determinize.ts';
import { contractPoints } from './features.ts';
import { GOOD_INDEX, type GoodIndex } from './indexes.ts';
import type { Position } from './position.ts';
import { contractOf, type SearchContext } from './search-context.ts';

/** What might lie hidden. */
export interface Future {
  /** Contracts that come onto the board, the next one first. */
  readonly coming: readonly ContractId[];
  /** Contracts that a building bonus might show. */
  readonly drawn: readonly ContractId[];
  /** By round, from 2 on: the goods whose prices the dice move, with the dice. */
  readonly dice: readonly (readonly { readonly good: GoodIndex; readonly die: number }[])[];
}

/** Some possible futures of a public view; the same word gives the same. */
function sampleFutures(view: GameState, seed: string, count: number): Future[] {
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

/** Begins the next round after a position at the end of one: prices, contracts, a contract drawn unseen. */
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

/** How far a seat looks across rounds. */
export interface RolloutSettings {
  /** Ways to the end of this round, in each mood, that are looked at further. */
  readonly lines: number;
  /** Futures that each of them is looked at in at first; those that did best, a third of them, in as many more. */
  readonly futures: number;
  /** Rounds that are played on, at most, and how each of them is looked at. */
  readonly rounds: number;
  readonly beam: BeamSettings;
}

/** Of several ways, those that go on to the next heat. */
const SURVIVING_SHARE = 1 / 3;

/** Of several ways to the end of a round the one that is worth the most some rounds later, in what may come. */
export function bestByRollout(
  context: SearchContext,
  lines: readonly Line[],
  view: GameState,
  seed: string,
  rollouts: RolloutSettings,
): Line {
  const [first] = lines;
  if (first === undefined) throw new Error('there is always a way');
  // At the end of the game points are points in any mood.
  if (first.end.over) return lines.reduce((best, line) => (line.worth > best.worth ? line : best));
  let candidates = [...new Map(lines.map((line) => [line.end.hash(), line])).values()].map((line) => ({
    way: line,
    sum: 0,
    worth: line.worth,
  }));
  for (let sampled = 0; ; ) {
    const batch = sampleFutures(view, `${seed} ${sampled}`, rollouts.futures);
    sampled += batch.length;
    for (const one of candidates) {
      for (const future of batch) one.sum += rollOut(context, one.way.end, future, rollouts);
      one.worth = one.sum / sampled;
    }
    candidates.sort((a, b) => b.worth - a.worth);
    const [best] = candidates;
    if (best !== undefined && candidates.length <= 2) return { ...best.way, worth: best.worth };
    candidates = candidates.slice(0, Math.max(2, Math.round(candidates.length * SURVIVING_SHARE)));
  }
}

/** What a position at the end of a round comes to, played on in one future. */
function rollOut(
  context: SearchContext,
  end: Position,
  future: Future,
  { rounds, beam }: RolloutSettings,
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
