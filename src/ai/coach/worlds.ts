/** Plays a line to the end in the engine. Seats plan their round, and again when a plan fails; passive ones never plan. */
import {
  type Action,
  type GameState,
  passiveAction,
  pendingSeats,
  play,
  projectedScore,
  type Seat,
} from '../../engine/index.ts';
import type { LevelSettings } from '../levels.ts';
import { determinize } from '../search/determinize.ts';
import { playLegal } from '../search/play-legal.ts';
import { splitTurn } from '../search/turn-actions.ts';
import type { Weights } from '../search/weights.ts';
import { planWith } from '../think.ts';

/** The reviewed seat looks across rounds, but less far than a chief; the others look to the end of the round. */
const THIN_CHIEF: LevelSettings = {
  noise: 0,
  lastTurnPlays: 300,
  beam: { width: 6, spaces: 3, depth: 20 },
  rollouts: { lines: 2, futures: 2, rounds: 3, beam: { width: 1, spaces: 1, depth: 25 } },
};
export const THIN_LAIRD: LevelSettings = { noise: 0, beam: { width: 3, spaces: 2, depth: 20 } };

export interface World {
  readonly view: GameState;
  readonly seat: Seat;
  readonly weights: Weights;
  /** Seeds the deal and the thinking, the same for all lines. */
  readonly word: string;
  /** Seats for which only the least committing moves are made. */
  readonly passive: readonly Seat[];
  /** How the reviewed seat thinks, if not like a chief. */
  readonly settings?: LevelSettings;
}

/** Plays on after a turn to the end of the game. Returns the seat's points. */
export function playOn(
  { view, seat, weights, word, passive, settings: own = THIN_CHIEF }: World,
  turn: readonly Action[],
): number {
  let state = determinize(view, word);
  for (const action of turn) state = playLegal(state, seat, action);
  const plans = new Map<Seat, readonly Action[]>();
  while (state.phase !== 'finished') {
    const [asked = seat] = pendingSeats(state);
    const least = passive.includes(asked) ? passiveAction(state, asked) : undefined;
    if (least !== undefined) {
      state = playLegal(state, asked, least);
      continue;
    }
    let planned = splitTurn(state, asked, plans.get(asked) ?? []);
    // The plan may have been too short.
    if (!planned.isWhole || planned.turn.at(-1)?.type === 'pass') {
      const settings = asked === seat ? own : THIN_LAIRD;
      const plan = planWith(state, asked, `${word} ${state.moveCount}`, weights, settings);
      planned = splitTurn(state, asked, plan);
      if (planned.turn.length === 0) throw new Error('a plan begins with a legal action');
    }
    plans.set(asked, planned.rest);
    for (const action of planned.turn) {
      if (!pendingSeats(state).includes(asked)) break;
      const result = play(state, asked, action);
      if (!result.ok) break;
      state = result.state;
    }
  }
  return projectedScore(state).players[seat]?.total ?? 0;
}
