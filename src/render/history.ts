/** Projected points and prices over the course of a game, for charts. */
import { GOODS, type Good } from '../content/index.ts';
import { type GameState, priceOf, projectedScore } from '../engine/index.ts';
import type { HistoryPoint } from './request.ts';

/** Points beyond this are indistinguishable on a chart, and each costs a score sheet. */
const MAX_POINTS = 200;

/** Returns one point per state (there is one after every whole turn), thinned if there are many. */
export function historyOf(states: readonly GameState[]): HistoryPoint[] {
  const played = states.filter(({ round }) => round > 0);
  return thinned(played).map(pointOf);
}

function pointOf(state: GameState): HistoryPoint {
  const scores = projectedScore(state).players.map(({ total }) => total);
  const prices = Object.fromEntries(GOODS.map((good) => [good, priceOf(state, good)]));
  return { move: state.moveCount, round: state.round, scores, prices: prices as Record<Good, number> };
}

/** Returns evenly spaced states, always including the first, the last and the first of each round. */
function thinned(states: readonly GameState[]): GameState[] {
  if (states.length <= MAX_POINTS) return [...states];
  const turning = states.flatMap(({ round }, i) => (round === states[i - 1]?.round ? [] : [i]));
  const even = MAX_POINTS - turning.length;
  const step = (states.length - 1) / (even - 1);
  const chosen = new Set([...turning, ...Array.from({ length: even }, (_, i) => Math.round(i * step))]);
  return states.filter((_, i) => chosen.has(i));
}
