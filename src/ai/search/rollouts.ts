/** Looking across the end of a round: how it would go on if the hidden contracts and dice were these. */
import { GOODS } from '../../content/index.ts';
import type { ContractId, GameState } from '../../engine/index.ts';
import { chance } from '../rng.ts';
import { type Breadth, type Way, waysAhead } from './beam-search.ts';
import { dealt, unseenContracts } from './determinize.ts';
import { dealPoints } from './features.ts';
import type { Position } from './position.ts';
import type { Deal, Scene } from './search-context.ts';

/** What might lie hidden. */
export interface Future {
  /** Contracts that come onto the board, the next one first. */
  readonly coming: readonly ContractId[];
  /** Contracts that a building bonus might show. */
  readonly drawn: readonly ContractId[];
  /** By round, from 2 on: the goods whose prices the dice move, with the dice. */
  readonly dice: readonly (readonly { readonly good: number; readonly die: number }[])[];
}

/** Some possible futures of a public view; the same word gives the same. */
function futures(view: GameState, word: string, count: number): Future[] {
  return Array.from({ length: count }, (_, i) => {
    const { contracts, dice } = dealt(view, `${word} future ${i}`);
    const coming = [...contracts.future, ...contracts.pile];
    const drawn = chance(`${word} drawn ${i}`);
    const unseen = unseenContracts(view);
    return {
      coming,
      drawn: unseen.length > 0 ? [0, 1, 2].map(() => drawn.pick(unseen)) : [],
      dice: dice.map((goods) => goods.map(({ good, die }) => ({ good: GOODS.indexOf(good), die }))),
    };
  });
}

/** Begins the next round after a position at the end of one: prices, contracts, a contract drawn unseen. */
function prepared(
  scene: Scene,
  end: Position,
  future: Future,
  drawn: number,
): { start: Position; drawn: number } {
  const start = end.copy();
  start.round++;
  start.produced = false;
  start.mainDone = false;
  const { house } = scene;
  let last = 0;
  if (house.dice) {
    const [low, high] = house.content.market[house.size].mediumRange;
    for (const { good, die } of future.dice[start.round - 2] ?? []) {
      const index = start.market[good] as number;
      const steps = index < low ? Math.abs(die) : index > high ? -Math.abs(die) : die;
      const most = (scene.prices[good] as readonly number[]).length - 1;
      start.market[good] = Math.max(0, Math.min(most, index + steps));
      last = die;
    }
  }
  let next = drawn;
  start.board = start.board.map((contract) => contract ?? future.coming[next++]);
  if (house.dice) {
    const gone = house.content.exportBoard.soloBoxes.indexOf(last);
    start.board = start.board.map((contract, box) => (box === gone ? undefined : contract));
  }
  if (start.unseen > 0) {
    const points = (id: number) => dealPoints(scene, scene.deals.get(id) as Deal, start.round);
    const [best] = [...future.drawn].sort((a, b) => points(b) - points(a));
    if (best !== undefined) start.held = [...start.held, best];
    start.unseen = 0;
  }
  return { start, drawn: next };
}

/** How far a seat looks across rounds. */
export interface Foresight {
  /** Ways to the end of this round, in each mood, that are looked at further. */
  readonly ways: number;
  /** Futures that each of them is looked at in at first; those that did best, a third of them, in as many more. */
  readonly futures: number;
  /** Rounds that are played on, at most, and how each of them is looked at. */
  readonly rounds: number;
  readonly breadth: Breadth;
}

/** Of several ways, those that go on to the next heat. */
const KEPT = 1 / 3;

/** Of several ways to the end of a round the one that is worth the most some rounds later, in what may come. */
export function farthest(
  scene: Scene,
  ways: readonly Way[],
  view: GameState,
  word: string,
  foresight: Foresight,
): Way {
  const [first] = ways;
  if (first === undefined) throw new Error('there is always a way');
  // At the end of the game points are points in any mood.
  if (first.end.over) return ways.reduce((best, way) => (way.worth > best.worth ? way : best));
  let heat = [...new Map(ways.map((way) => [way.end.key(), way])).values()].map((way) => ({
    way,
    sum: 0,
    worth: way.worth,
  }));
  for (let seen = 0; ; ) {
    const coming = futures(view, `${word} ${seen}`, foresight.futures);
    seen += coming.length;
    for (const one of heat) {
      for (const future of coming) one.sum += playedOn(scene, one.way.end, future, foresight);
      one.worth = one.sum / seen;
    }
    heat.sort((a, b) => b.worth - a.worth);
    const [best] = heat;
    if (best !== undefined && heat.length <= 2) return { ...best.way, worth: best.worth };
    heat = heat.slice(0, Math.max(2, Math.round(heat.length * KEPT)));
  }
}

/** What a position at the end of a round comes to, played on in one future. */
function playedOn(scene: Scene, end: Position, future: Future, { rounds, breadth }: Foresight): number {
  let position = end;
  let worth = 0;
  let drawn = 0;
  for (let i = 0; i < rounds && !position.over; i++) {
    const next = prepared(scene, position, future, drawn);
    drawn = next.drawn;
    const [way] = waysAhead(scene, next.start, breadth);
    position = way.end;
    worth = way.worth;
  }
  return worth;
}
