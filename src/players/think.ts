/** What a computer player does next. The same question gets the same answer. */
import {
  type Action,
  awaited,
  awaitedDecisions,
  type GameState,
  legalActions,
  type OpenDecision,
  play,
  type Seat,
} from '../engine/index.ts';
import { chance } from './chance.ts';
import type { Level, Question, Think, Thought } from './contract.ts';
import { dealt } from './mind/deal.ts';
import { planned, rated } from './mind/one-ply.ts';
import { positionOf } from './mind/position.ts';
import { sceneOf } from './mind/scene.ts';
import { farthest, type Foresight, futures } from './mind/future.ts';
import { type Breadth, waysAhead } from './mind/search.ts';
import { settling } from './mind/setup.ts';
import { value } from './mind/value.ts';
import { HAND, type Mind, mindOf } from './mind/weights.ts';

let mind: Mind = mindOf(HAND);
export const setMind = (m: Mind) => {
  mind = m;
};

/** How far each level looks ahead; those that are not listed look at one move. */
const BREADTH: Partial<Record<Level, Breadth>> = {
  laird: { width: 3, spaces: 2, depth: 25 },
  chief: { width: 6, spaces: 2, depth: 30 },
};
/** How far a level looks across rounds. */
const FORESIGHT: Partial<Record<Level, Foresight>> = {
  chief: { ways: 6, futures: 2, rounds: 1, breadth: { width: 1, spaces: 1, depth: 25 } },
};
export const tune = (b: typeof BREADTH, f: typeof FORESIGHT) => {
  Object.assign(BREADTH, b);
  Object.assign(FORESIGHT, f);
};

/** The one move that looks best at once: for whoever has no time to think. Throws where the seat is not awaited. */
export function simplest(view: GameState, seat: Seat): Thought {
  const [action] = onePly(dealt(view, 'simplest'), seat, 0, 'simplest');
  return { action: action as Action, reason: 'rest' };
}

function awaitedOf(state: GameState, seat: Seat): OpenDecision {
  const decision = awaitedDecisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return decision;
}

function onePly(state: GameState, seat: Seat, noise: number, word: string): Action[] {
  const decision = awaitedOf(state, seat);
  if (decision.kind === 'production') return planned(state, seat, mind);
  if (decision.kind === 'auction') return [bidding(state)];
  const drawn = chance(word);
  const scene = sceneOf(state, seat, mind);
  const all = rated(state, seat, mind).map(({ action, worth }) => ({
    action,
    worth: worth + noise * (drawn.next() + drawn.next() + drawn.next() - 1.5),
  }));
  const best = all.reduce<(typeof all)[number] | undefined>(
    (top, one) => (top === undefined || one.worth > top.worth ? one : top),
    undefined,
  );
  const stay = value(scene, positionOf(scene, state));
  if (
    decision.kind === 'turn' &&
    state.turn?.mainDone === false &&
    (best === undefined || best.worth <= stay + 0.01)
  ) {
    return [{ type: 'pass' }];
  }
  return [best?.action ?? (legalActions(state, seat)[0] as Action)];
}

function bidding({ auction }: GameState): Action {
  const high = auction?.high ?? -1;
  return high < 3 || auction?.leader === undefined
    ? { type: 'bid', amount: high + 1 }
    : { type: 'declineBid' };
}

/** Decisions within a turn that the search knows. */
const SEARCHED: readonly OpenDecision['kind'][] = [
  'turn',
  'expansion',
  'bonuses',
  'slaughter',
  'secondContract',
  'secondFulfilment',
  'shiftedTrade',
];

function searched(
  state: GameState,
  seat: Seat,
  breadth: Breadth,
  foresight: Foresight | undefined,
  view: GameState,
  word: string,
): Action[] {
  const scene = sceneOf(state, seat, mind);
  const ways = waysAhead(scene, positionOf(scene, state), breadth, foresight?.ways);
  const { actions } =
    foresight === undefined
      ? ways[0]
      : farthest(scene, ways, futures(view, word, foresight.futures), foresight);
  return turnOf(state, seat, [...actions, { type: 'pass' }]);
}

/** As many of the actions as belong to the turn that the seat is in, each as the engine asks for it. */
function turnOf(state: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  const result: Action[] = [];
  let now = state;
  for (const action of actions) {
    if (!awaited(now).includes(seat) || now.turn === undefined) break;
    const played = play(now, seat, action);
    if (!played.ok) {
      // A bonus that has lapsed need not be declined.
      if (action.type === 'decline') continue;
      if (now.turn.mainDone) {
        const ended = play(now, seat, { type: 'endTurn' });
        if (ended.ok) result.push({ type: 'endTurn' });
      }
      break;
    }
    result.push(action);
    if (action.type === 'drawContracts' || action.type === 'pass') break;
    if (played.events.some(({ type }) => type === 'turnEnded')) break;
    now = played.state;
  }
  return result;
}

/** The pick that is worth the most after the first round. */
function picked(state: GameState, seat: Seat): Action[] {
  let best: { action: Action; worth: number } | undefined;
  for (const action of legalActions(state, seat)) {
    const played = play(state, seat, action);
    if (!played.ok) continue;
    const { worth } = settling(played.state, seat, mind, WAYS, FIRST);
    if (best === undefined || worth > best.worth) best = { action, worth };
  }
  return best === undefined ? [] : [best.action];
}

/** How the first places and the clan are looked at. */
const WAYS = 6;
const FIRST: Breadth = { width: 2, spaces: 1, depth: 20 };

export const think: Think = ({ view, seat, level, word }: Question) => {
  const state = dealt(view, word);
  const decision = awaitedOf(state, seat);
  const breadth = BREADTH[level];
  let actions: readonly Action[] = [];
  if (breadth !== undefined && SEARCHED.includes(decision.kind))
    actions = searched(state, seat, breadth, FORESIGHT[level], view, word);
  if (breadth !== undefined && decision.kind === 'firstWorker')
    actions = settling(state, seat, mind, WAYS, FIRST).placements.slice(0, 1);
  if (breadth !== undefined && decision.kind === 'draft') actions = picked(state, seat);
  if (actions.length === 0) actions = onePly(state, seat, level === 'apprentice' ? 3 : 0, word);
  return actions.map((action) => ({ action, reason: 'rest' }));
};
