/** What a computer player does next. The same question gets the same answer. */
import {
  type Action,
  awaited,
  awaitedDecisions,
  type GameState,
  legalActions,
  type OpenDecision,
  play,
  publicView,
  type Seat,
} from '../engine/index.ts';
import { SETTINGS, type Settings } from './levels.ts';
import { type Breadth, type Way, waysAhead } from './search/beam-search.ts';
import { dealt } from './search/determinize.ts';
import { onePly, planned } from './search/one-ply.ts';
import { positionOf } from './search/position.ts';
import { reasonOf } from './search/reasons.ts';
import { farthest } from './search/rollouts.ts';
import { type Scene, sceneOf } from './search/search-context.ts';
import { bidding, type Look, picked, settling } from './search/setup.ts';
import { moodsOf } from './search/weight-variants.ts';
import { type Mind, mindOf, type WrittenMind } from './search/weights.ts';
import type { Question, Think, Thought } from './types.ts';
import written from './weights.json' with { type: 'json' };

/** The weights in use, as they are written down. */
export const WRITTEN: WrittenMind = written;
export const MIND: Mind = mindOf(written);

/** The one move that looks best at once: for whoever has no time to think. Throws where the seat is not awaited. */
export function simplest(view: GameState, seat: Seat): Thought {
  const state = dealt(publicView(view), 'simplest');
  const [action] = atOnce(state, seat, awaitedOf(state, seat), MIND, 0, 'simplest');
  return { action: action as Action, reason: reasonOf(state, seat, action as Action, MIND) };
}

export const think: Think = ({ view, seat, level, word }: Question) =>
  thinkBy(view, seat, word, MIND, SETTINGS[level]);

/** The same for a mind and settings of one's own, to try them. */
export function thinkBy(
  given: GameState,
  seat: Seat,
  word: string,
  mind: Mind,
  settings: Settings,
): readonly Thought[] {
  // Even of a true state it reads no more than everybody may see.
  const view = publicView(given);
  const state = dealt(view, word);
  const decision = awaitedOf(state, seat);
  const thoughts: Thought[] = [];
  let now = state;
  for (const action of chosen(view, state, decision, word, mind, settings)) {
    thoughts.push({ action, reason: reasonOf(now, seat, action, mind) });
    const played = play(now, seat, action);
    if (!played.ok) throw new Error(`${action.type} is refused: ${played.rejection.code}`);
    now = played.state;
  }
  return thoughts;
}

/** The decision of the seat that the game waits for. */
function awaitedOf(state: GameState, seat: Seat): OpenDecision {
  const decision = awaitedDecisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return decision;
}

/** How all but turns is looked at: each choice for itself, narrowly. */
const NARROW: Breadth = { width: 2, spaces: 1, depth: 20 };
const GLANCED = 2;

/** What is done next: the moves of a turn, all legal in this order. */
function chosen(
  view: GameState,
  state: GameState,
  decision: OpenDecision,
  word: string,
  mind: Mind,
  { noise, breadth, foresight }: Settings,
): readonly Action[] {
  const { seat, kind } = decision;
  const quick = () => atOnce(state, seat, decision, mind, noise, word);
  if (breadth === undefined) return quick();
  const farthestOf = (scene: Scene, ways: readonly Way[], by = foresight): Way =>
    by === undefined ? (ways[0] as Way) : farthest(scene, ways, view, word, by);
  // There are many first places and picks: each is looked at in fewer futures.
  const glanced = foresight && { ...foresight, futures: GLANCED };
  const glance: Look = (scene, position) => farthestOf(scene, waysAhead(scene, position, NARROW), glanced);
  switch (kind) {
    case 'firstWorker': {
      const [first] = settling(state, seat, mind, glance).placements;
      return first === undefined ? quick() : [first];
    }
    case 'draft':
      return [picked(state, seat, mind, glance)];
    case 'auction':
      return [bidding(state, seat, mind, glance)];
    case 'draw':
    case 'exchange':
      return [best(state, seat, mind, glance)];
    case 'production':
      return quick();
    default: {
      const scene = sceneOf(state, seat, mind);
      const moods = foresight === undefined ? [mind] : moodsOf(mind);
      const { actions } = farthestOf(
        scene,
        moods.flatMap((mood) =>
          waysAhead({ ...scene, mind: mood }, positionOf(scene, state), breadth, foresight?.ways),
        ),
      );
      const turn = turnOf(state, seat, [...actions, { type: 'pass' }]);
      return turn.length > 0 ? turn : quick();
    }
  }
}

/** What looks best without looking ahead. */
function atOnce(
  state: GameState,
  seat: Seat,
  { kind }: OpenDecision,
  mind: Mind,
  noise: number,
  word: string,
): readonly Action[] {
  if (kind === 'production') return planned(state, seat, mind);
  if (kind === 'auction') return [bidding(state, seat, mind, undefined)];
  return [onePly(state, seat, mind, noise, word)];
}

/** The one of the legal actions after which the round goes best. */
function best(state: GameState, seat: Seat, mind: Mind, glance: Look): Action {
  let most = Number.NEGATIVE_INFINITY;
  let found: Action | undefined;
  for (const action of legalActions(state, seat)) {
    const played = play(state, seat, action);
    if (!played.ok) continue;
    const scene = sceneOf(played.state, seat, mind);
    const { worth } = glance(scene, positionOf(scene, played.state));
    if (worth > most) {
      most = worth;
      found = action;
    }
  }
  if (found === undefined) throw new Error('there is always something legal');
  return found;
}

/** As many of the actions as belong to the turn that the seat is in, each as the engine asks for it. */
function turnOf(state: GameState, seat: Seat, actions: readonly Action[]): Action[] {
  const result: Action[] = [];
  let now = state;
  for (const action of actions) {
    if (!awaited(now).includes(seat)) break;
    const played = play(now, seat, action);
    if (!played.ok) {
      // A bonus that has lapsed need not be declined.
      if (action.type === 'decline') continue;
      // The action belongs to the next turn.
      if (now.turn?.mainDone && play(now, seat, { type: 'endTurn' }).ok) result.push({ type: 'endTurn' });
      break;
    }
    result.push(action);
    now = played.state;
    // Nobody knows what is drawn before it is.
    if (action.type === 'drawContracts' || played.events.some(({ type }) => ENDS.includes(type))) break;
  }
  return result;
}

const ENDS: readonly string[] = ['turnEnded', 'passed'];
