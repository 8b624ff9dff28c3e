/**
 * Looking ahead over a seat's own turns to the end of the round: of the positions that so many moves lead to, the best
 * are followed further (beam search). What the others do meanwhile is not looked at.
 */
import type { Action } from '../../engine/index.ts';
import { errands } from './errands.ts';
import { after, moves } from './moves.ts';
import type { Position } from './position.ts';
import { bestPlan, produce } from './production.ts';
import type { Scene } from './scene.ts';

/** How far a seat looks. */
export interface Breadth {
  /** Positions that are followed after each move. */
  readonly width: number;
  /** Spaces that each unit is tried on. */
  readonly spaces: number;
  /** Moves that are looked ahead at most. */
  readonly depth: number;
}

export interface Node {
  readonly position: Position;
  readonly parent: Node | undefined;
  readonly actions: readonly Action[];
  readonly worth: number;
}

/** The position after passing, producing and scoring, with the best plan for production. */
export function closed(
  scene: Scene,
  position: Position,
  worth: (position: Position) => number,
): { after: Position; worth: number } {
  const end = position.copy();
  end.settle();
  end.money += scene.house.passBonus[scene.others.passed] ?? 0;
  produce(scene, end);
  return bestPlan(scene, end, worth);
}

export interface Found {
  /** The moves before the pass. */
  readonly actions: Action[];
  /** The position at the end of the round, and what it is worth. */
  readonly end: Position;
  readonly worth: number;
}

/** The best way from one of these positions to the end of the round; each comes with the move that led to it. */
export function lookAhead(
  scene: Scene,
  roots: readonly { readonly position: Position; readonly action?: Action }[],
  { width, spaces, depth }: Breadth,
  judge: (position: Position) => number,
): Found {
  let best: { node: Node; end: Position; worth: number } | undefined;
  let front: Node[] = roots.map(({ position, action }) => ({
    position,
    parent: undefined,
    actions: action === undefined ? [] : [action],
    worth: judge(position),
  }));
  const seen = new Set<number>();
  for (let step = 0; front.length > 0; step++) {
    const next: Node[] = [];
    for (const node of front) {
      const { position } = node;
      if (!position.isPending()) {
        const { after: end, worth } = closed(scene, position, judge);
        if (best === undefined || worth > best.worth) best = { node, end, worth };
      }
      if (step >= depth) continue;
      const add = (child: Position, actions: readonly Action[]) => {
        const key = child.key();
        if (seen.has(key)) return;
        seen.add(key);
        next.push({ position: child, parent: node, actions, worth: judge(child) });
      };
      for (const errand of errands(scene, position)) add(errand.position, errand.actions);
      for (const action of moves(scene, position, spaces))
        if (action.type !== 'pass') add(after(scene, position, action), [action]);
    }
    next.sort((a, b) => b.worth - a.worth);
    front = next.slice(0, width);
  }
  if (best === undefined) {
    // Within so few moves the turn did not come to an end.
    const node = front[0] as Node;
    best = { node, ...ended(closed(scene, node.position, judge)) };
  }
  const actions: Action[] = [];
  for (let node: Node | undefined = best.node; node !== undefined; node = node.parent)
    actions.unshift(...node.actions);
  return { actions, end: best.end, worth: best.worth };
}

const ended = ({ after: end, worth }: { after: Position; worth: number }) => ({ end, worth });
