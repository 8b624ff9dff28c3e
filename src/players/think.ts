/** What a computer player does next. The same question gets the same answer. */
import { type Action, awaitedDecisions, type GameState, legalActions, type Seat } from '../engine/index.ts';
import { chance } from './chance.ts';
import type { Question, Think, Thought } from './contract.ts';
import { dealt } from './mind/deal.ts';
import { type Judge, planned, rated } from './mind/one-ply.ts';
import { positionOf } from './mind/position.ts';
import { sceneOf } from './mind/scene.ts';
import { value } from './mind/value.ts';
import { HAND_WEIGHTS } from './mind/weights.ts';

const judge: Judge = (scene, position) => value(scene, position, HAND_WEIGHTS);

/** The one move that looks best at once: for whoever has no time to think. Throws where the seat is not awaited. */
export function simplest(view: GameState, seat: Seat): Thought {
  const [action] = onePly(dealt(view, 'simplest'), seat, 0, 'simplest');
  return { action: action as Action, reason: 'rest' };
}

function onePly(state: GameState, seat: Seat, noise: number, word: string): Action[] {
  const decision = awaitedDecisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  if (decision.kind === 'production') return planned(state, seat, judge);
  if (decision.kind === 'auction') return [bidding(state)];
  const drawn = chance(word);
  const scene = sceneOf(state, seat);
  const all = rated(state, seat, judge).map(({ action, worth }) => ({
    action,
    worth: worth + noise * (drawn.next() + drawn.next() + drawn.next() - 1.5),
  }));
  const best = all.reduce<(typeof all)[number] | undefined>(
    (top, one) => (top === undefined || one.worth > top.worth ? one : top),
    undefined,
  );
  const stay = judge(scene, positionOf(scene, state));
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

export const think: Think = ({ view, seat, level, word }: Question) => {
  const state = dealt(view, word);
  const actions = onePly(state, seat, level === 'apprentice' ? 3 : 0, word);
  return actions.map((action) => ({ action, reason: 'rest' }));
};
