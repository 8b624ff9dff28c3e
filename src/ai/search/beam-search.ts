/** Searches the rest of a round as if the seat played alone, keeping only the best lines at each step. */
import type { Action } from '../../engine/index.ts';
import { applyMove } from './apply-move.ts';
import { macroMoves } from './macro-moves.ts';
import { candidateMoves } from './moves.ts';
import type { Position } from './position.ts';
import { bestPlan, produce } from './production.ts';
import type { SearchContext } from './search-context.ts';
import { value } from './value.ts';

export interface BeamSettings {
  readonly width: number;
  readonly spaces: number;
  readonly depth: number;
}

interface SearchNode {
  readonly position: Position;
  readonly parent: SearchNode | undefined;
  readonly actions: readonly Action[];
  readonly worth: number;
}

export interface Line {
  readonly actions: readonly Action[];
  readonly end: Position;
  readonly worth: number;
}

/** Passes, produces and scores, with the best production plan. */
export function passRound(context: SearchContext, position: Position): { after: Position; worth: number } {
  const end = position.copy();
  end.clearPending();
  end.money += context.ruleset.passBonus[context.others.passed] ?? 0;
  produce(context, end);
  return bestPlan(context, end);
}

/** Returns the best lines to the end of the round, at least one and at most `count`, best first. */
export function beamSearch(
  context: SearchContext,
  root: Position,
  { width, spaces, depth }: BeamSettings,
  count = 1,
): readonly [Line, ...Line[]] {
  const ends: { node: SearchNode; end: Position; worth: number }[] = [];
  const end = (node: SearchNode) => {
    const { after, worth } = passRound(context, node.position);
    const last = ends.at(-1);
    if (ends.length >= count && last !== undefined && worth <= last.worth) return;
    const at = ends.findIndex((one) => worth > one.worth);
    ends.splice(at < 0 ? ends.length : at, 0, { node, end: after, worth });
    if (ends.length > count) ends.pop();
  };
  const seen = new Set<number>();
  let frontier: SearchNode[] = [{ position: root, parent: undefined, actions: [], worth: 0 }];
  for (let step = 0; frontier.length > 0; step++) {
    const next: SearchNode[] = [];
    const isLast = step >= depth || (step > 0 && context.isTimeUp());
    for (const parent of frontier) {
      const { position } = parent;
      if (!position.hasPending() || isLast) end(parent);
      if (isLast) continue;
      const add = (child: Position, actions: readonly Action[]) => {
        const key = child.hash();
        if (seen.has(key)) return;
        seen.add(key);
        next.push({ position: child, parent, actions, worth: value(context, child) });
      };
      for (const macro of macroMoves(context, position)) add(macro.position, macro.actions);
      for (const action of candidateMoves(context, position, spaces))
        add(applyMove(context, position, action), [action]);
    }
    next.sort((a, b) => b.worth - a.worth);
    frontier = next.slice(0, width);
  }
  const lines = ends.map(({ node, ...rest }): Line => ({ ...rest, actions: actionsTo(node) }));
  return lines as [Line, ...Line[]];
}

/** Returns lines that begin with these actions. */
export const linesAfter = (actions: readonly Action[], lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, actions: [...actions, ...line.actions] }));

/** Returns the lines without those that end in the position of a later one. */
export const withDistinctEnds = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [line.end.hash(), line])).values(),
];

/** Returns the first of those that are worth most. Throws if there is none. */
export const bestByWorth = <T extends { readonly worth: number }>(options: readonly T[]): T =>
  options.reduce((best, next) => (next.worth > best.worth ? next : best));

function actionsTo(last: SearchNode): Action[] {
  const actions: Action[] = [];
  for (let node: SearchNode | undefined = last; node !== undefined; node = node.parent)
    actions.unshift(...node.actions);
  return actions;
}
