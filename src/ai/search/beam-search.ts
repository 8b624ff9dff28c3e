/**
 * Looking ahead over a seat's own turns to the end of the round: of the positions that so many moves lead to, the best
 * are followed further (beam search). What the others do meanwhile is not looked at.
 */
import type { Action } from '../../engine/index.ts';
import { after } from './apply-move.ts';
import { errands } from './macro-moves.ts';
import { moves } from './moves.ts';
import type { Position } from './position.ts';
import { bestPlan, produce } from './production.ts';
import type { Scene } from './search-context.ts';
import { value } from './value.ts';

/** How far a seat looks. */
export interface Breadth {
  /** Positions that are followed after each move. */
  readonly width: number;
  /** Spaces that each unit is tried on. */
  readonly spaces: number;
  /** Moves that are looked ahead at most. */
  readonly depth: number;
}

interface Node {
  readonly position: Position;
  readonly parent: Node | undefined;
  readonly actions: readonly Action[];
  readonly worth: number;
}

/** A way to the end of the round. */
export interface Way {
  /** The moves before the pass. */
  readonly actions: readonly Action[];
  /** The position at the end of the round, and what it is worth. */
  readonly end: Position;
  readonly worth: number;
}

/** The position after passing, producing and scoring, with the best plan for production. */
export function closed(scene: Scene, position: Position): { after: Position; worth: number } {
  const end = position.copy();
  end.settle();
  end.money += scene.house.passBonus[scene.others.passed] ?? 0;
  produce(scene, end);
  return bestPlan(scene, end);
}

/** The best ways from a position to the end of the round, at least one and at most `count`; the best first. */
export function waysAhead(
  scene: Scene,
  root: Position,
  { width, spaces, depth }: Breadth,
  count = 1,
): readonly [Way, ...Way[]] {
  const ends: { node: Node; end: Position; worth: number }[] = [];
  const end = (node: Node) => {
    const { after: position, worth } = closed(scene, node.position);
    const last = ends.at(-1);
    if (ends.length >= count && last !== undefined && worth <= last.worth) return;
    const at = ends.findIndex((one) => worth > one.worth);
    ends.splice(at < 0 ? ends.length : at, 0, { node, end: position, worth });
    if (ends.length > count) ends.pop();
  };
  const seen = new Set<number>();
  let front: Node[] = [{ position: root, parent: undefined, actions: [], worth: 0 }];
  for (let step = 0; front.length > 0; step++) {
    const next: Node[] = [];
    for (const parent of front) {
      const { position } = parent;
      if (!position.isPending() || step >= depth) end(parent);
      if (step >= depth) continue;
      const add = (child: Position, actions: readonly Action[]) => {
        const key = child.key();
        if (seen.has(key)) return;
        seen.add(key);
        next.push({ position: child, parent, actions, worth: value(scene, child) });
      };
      for (const errand of errands(scene, position)) add(errand.position, errand.actions);
      for (const action of moves(scene, position, spaces)) add(after(scene, position, action), [action]);
    }
    next.sort((a, b) => b.worth - a.worth);
    front = next.slice(0, width);
  }
  const ways = ends.map(({ node, ...rest }): Way => ({ ...rest, actions: movesTo(node) }));
  return ways as [Way, ...Way[]];
}

function movesTo(last: Node): Action[] {
  const actions: Action[] = [];
  for (let node: Node | undefined = last; node !== undefined; node = node.parent)
    actions.unshift(...node.actions);
  return actions;
}
