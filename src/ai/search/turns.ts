/** Lists the turns that a seat could take, and rates them by what follows until the end of the round. */
import { type Action, type GameState, legalActions } from '../../engine/index.ts';
import { applyMove } from './apply-move.ts';
import { type BeamSettings, beamSearch, passRound } from './beam-search.ts';
import { kindOf, varied } from './kinds.ts';
import { playLegal } from './play-legal.ts';
import { createPosition, type Position } from './position.ts';
import type { SearchContext } from './search-context.ts';
import { actionsOfTurn } from './turn-actions.ts';

/** The position after a turn. `passed`: the round is over for the seat. */
export interface AfterTurn {
  readonly state: GameState;
  readonly position: Position;
  readonly passed: boolean;
}

/** A turn with its value at the end of the round. */
interface RatedTurn {
  readonly turn: readonly Action[];
  readonly key: string;
  readonly worth: number;
}

/** Beams that follow every turn at first, and then the most promising ones. */
const FIRST_LOOK: BeamSettings = { width: 1, spaces: 1, depth: 3 };
const CLOSER_LOOK: BeamSettings = { width: 8, spaces: 3, depth: 12 };
/** Turns followed closely where all kinds matter. */
const VARIED_TURNS = 24;

const NOT_A_TURN: readonly Action['type'][] = ['endTurn', 'plan', 'confirmProduction'];

/** Plays a turn. Throws if an action is illegal. Contracts that it draws stay unknown. */
export function afterTurn(context: SearchContext, root: GameState, turn: readonly Action[]): AfterTurn {
  let state = root;
  for (const action of turn) {
    if (action.type === 'pass') return { state, position: createPosition(context, state), passed: true };
    const after = playLegal(state, context.seat, action);
    if (action.type === 'drawContracts') {
      const position = applyMove(context, createPosition(context, state), action);
      return { state: after, position, passed: false };
    }
    state = after;
  }
  return { state, position: createPosition(context, state), passed: false };
}

/** Returns a text that is equal for turns that lead to the same position. */
export const keyOf = ({ position, passed }: AfterTurn): string => `${position.hash()} ${passed}`;

/** Returns the points at the end of the round if the seat plays on from a position as the beam does. */
const worthOf = (context: SearchContext, { position, passed }: AfterTurn, beam: BeamSettings): number =>
  passed ? passRound(context, position).worth : beamSearch(context, position, beam)[0].worth;

/** Returns the points of a turn at the end of the round, followed as far as those of `rateTurns`. */
export const rateTurn = (context: SearchContext, root: GameState, turn: readonly Action[]): number =>
  worthOf(context, afterTurn(context, root, turn), CLOSER_LOOK);

/** Returns distinct turns, best first: the `most` promising ones among all actions that the engine allows. */
export const rateTurns = (context: SearchContext, root: GameState, most: number): RatedTurn[] =>
  rateCompleted(context, root, firstActions(context, root).slice(0, most));

/** Returns distinct turns of many kinds, best first. The same idea on other spaces does not crowd out the rest. */
export const rateVariedTurns = (context: SearchContext, root: GameState): RatedTurn[] =>
  rateCompleted(context, root, varied(firstActions(context, root), kindOfAction).slice(0, VARIED_TURNS));

const kindOfAction = (action: Action): string => kindOf([action]);

/** Returns all first actions of a turn, the most promising first. */
function firstActions(context: SearchContext, root: GameState): Action[] {
  return legalActions(root, context.seat)
    .filter(({ type }) => !NOT_A_TURN.includes(type))
    .map((first) => ({ first, worth: worthOf(context, afterTurn(context, root, [first]), FIRST_LOOK) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ first }) => first);
}

function rateCompleted(context: SearchContext, root: GameState, firsts: readonly Action[]): RatedTurn[] {
  const rated = new Map<string, RatedTurn>();
  for (const first of firsts) {
    const one = completed(context, root, first);
    const known = rated.get(one.key);
    if (known === undefined || known.worth < one.worth) rated.set(one.key, one);
  }
  return [...rated.values()].sort((a, b) => b.worth - a.worth);
}

/** Completes a turn with what the beam plays after its first action. */
function completed(context: SearchContext, root: GameState, first: Action): RatedTurn {
  const begun = afterTurn(context, root, [first]);
  if (begun.passed) return { turn: [first], key: keyOf(begun), worth: worthOf(context, begun, CLOSER_LOOK) };
  const [line] = beamSearch(context, begun.position, CLOSER_LOOK);
  const turn = actionsOfTurn(root, context.seat, [first, ...line.actions, { type: 'pass' }]);
  return { turn, key: keyOf(afterTurn(context, root, turn)), worth: line.worth };
}
