/** Searches the last turns of a game: every action that the engine allows, rated by the final score. */
import {
  type Action,
  asIfOnTurn,
  type GameState,
  legalActions,
  pendingSeats,
  play,
} from '../../engine/index.ts';
import { passRound } from './beam-search.ts';
import { createPosition, type Position } from './position.ts';
import type { SearchContext } from './search-context.ts';

/** The best actions found, in order, and the points after them. Empty if passing at once is best. */
export interface LastTurns {
  readonly actions: readonly Action[];
  readonly worth: number;
}

/** Not searched: what ends the round, and what reveals hidden contracts. */
const EXCLUDED: readonly Action['type'][] = ['pass', 'endTurn', 'plan', 'confirmProduction', 'drawContracts'];

/** The main actions apart from passing. */
export const MAIN_ACTIONS: readonly Action['type'][] = [
  'trade',
  'shiftPrice',
  'obtain',
  'expand',
  'upgradeShipping',
  'upgradeTechnology',
  'hire',
  'fulfil',
];

interface Branch {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly turnsLeft: number;
  readonly worth: number;
}

/**
 * Returns the best actions of the seat's next turns, at most `turns` of them before it passes. Opponents do not move in
 * between. Stops after `maxPlays` actions, the most promising ones first.
 */
export function searchLastTurns(
  context: SearchContext,
  root: GameState,
  turns: number,
  maxPlays: number,
): LastTurns {
  const { seat } = context;
  let plays = 0;
  let best: LastTurns = { actions: [], worth: Number.NEGATIVE_INFINITY };
  const seen = new Set<string>();
  const rate = (branch: Branch, position: Position): Branch => {
    if (position.hasPending() || branch.state.stack.some((one) => one.seat === seat && one.kind !== 'turn'))
      return { ...branch, worth: Number.POSITIVE_INFINITY };
    const { worth } = passRound(context, position);
    if (worth > best.worth) best = { actions: branch.actions, worth };
    return { ...branch, worth };
  };
  const start = { state: root, actions: [], turnsLeft: turns, worth: 0 };
  const open = [rate(start, createPosition(context, root))];
  for (
    let branch = open.pop();
    branch !== undefined && plays < maxPlays && !context.isTimeUp();
    branch = open.pop()
  ) {
    const children: Branch[] = [];
    for (const child of branchesFrom(context, branch)) {
      plays++;
      const position = createPosition(context, child.state);
      const key = keyOf(position, child);
      if (seen.has(key)) continue;
      seen.add(key);
      children.push(rate(child, position));
    }
    children.sort((a, b) => b.worth - a.worth);
    open.push(...children.reverse());
  }
  return best;
}

/** Plays each legal action, also those of the next turn where the main action is done. */
function branchesFrom({ seat }: SearchContext, { state, actions, turnsLeft }: Branch): Branch[] {
  const result: Branch[] = [];
  const addAll = (from: GameState, before: readonly Action[]) => {
    const isTurn = from.stack.at(-1)?.kind === 'turn' && from.turn?.mainDone === false;
    for (const action of legalActions(from, seat)) {
      const isMain = isTurn && MAIN_ACTIONS.includes(action.type);
      if (EXCLUDED.includes(action.type) || (isMain && turnsLeft === 0)) continue;
      const played = play(from, seat, action);
      if (played.ok)
        result.push({
          state: played.state,
          actions: [...before, action],
          turnsLeft: isMain ? turnsLeft - 1 : turnsLeft,
          worth: 0,
        });
    }
  };
  if (pendingSeats(state).includes(seat)) addAll(state, actions);
  const next = turnsLeft > 0 ? nextTurn(state, seat) : undefined;
  if (next !== undefined) addAll(next.state, [...actions, ...next.actions]);
  return result;
}

/** Returns the seat's next turn if its main action is done or the turn is over, with the actions that lead there. */
function nextTurn(state: GameState, seat: number): { state: GameState; actions: Action[] } | undefined {
  if (state.turn?.seat === seat && !state.turn.mainDone) return undefined;
  const ended = pendingSeats(state).includes(seat) ? play(state, seat, { type: 'endTurn' }) : undefined;
  if (ended !== undefined && !ended.ok) return undefined;
  const next = asIfOnTurn(ended?.state ?? state, seat);
  if (next === undefined || next.phase !== 'actions') return undefined;
  return { state: next, actions: ended === undefined ? [] : [{ type: 'endTurn' }] };
}

const keyOf = (position: Position, { state, turnsLeft }: Branch): string =>
  `${position.hash()} ${turnsLeft} ${state.turn?.mainDone} ${JSON.stringify(state.stack)}`;
