/** Plays a line to the end in the engine. Every seat replans each of its turns. */
import {
  type Action,
  type GameState,
  type Move,
  pendingSeats,
  play,
  projectedScore,
  type Seat,
} from '../../engine/index.ts';
import type { LevelSettings } from '../levels.ts';
import { determinize } from '../search/determinize.ts';
import { playLegal } from '../search/play-legal.ts';
import type { Weights } from '../search/weights.ts';
import { thinkWith } from '../think.ts';

/** The reviewed seat looks across rounds, but less far than a chief; the others look to the end of the round. */
const THIN_CHIEF: LevelSettings = {
  noise: 0,
  lastTurnPlays: 300,
  beam: { width: 4, spaces: 2, depth: 10 },
  rollouts: { lines: 1, futures: 1, rounds: 2, beam: { width: 1, spaces: 1, depth: 25 } },
};
const THIN_LAIRD: LevelSettings = { noise: 0, beam: { width: 3, spaces: 2, depth: 8 } };

/** Decisions thought about in one slice. */
const DECISIONS_PER_SLICE = 8;

export interface World {
  readonly view: GameState;
  readonly seat: Seat;
  readonly weights: Weights;
  /** Seeds the deal and the thinking, the same for both lines. */
  readonly word: string;
}

/** Plays a turn on for one slice. Returns the moves after it so far, and the seat's points if the game is over. */
export function playOn(
  { view, seat, weights, word }: World,
  turn: readonly Action[],
  before: readonly Move[],
): { readonly moves: readonly Move[]; readonly points?: number } {
  let state = determinize(view, word);
  for (const action of turn) state = playLegal(state, seat, action);
  for (const move of before) state = playLegal(state, move.seat, move.action);
  const moves = [...before];
  for (let i = 0; i < DECISIONS_PER_SLICE && state.phase !== 'finished'; i++) {
    const [asked = seat] = pendingSeats(state);
    const settings = asked === seat ? THIN_CHIEF : THIN_LAIRD;
    for (const { action } of thinkWith(state, asked, `${word} ${state.moveCount}`, weights, settings)) {
      if (!pendingSeats(state).includes(asked)) break;
      const result = play(state, asked, action);
      if (!result.ok) break;
      state = result.state;
      moves.push({ seat: asked, action });
    }
  }
  if (state.phase !== 'finished') return { moves };
  return { moves, points: projectedScore(state).players[seat]?.total ?? 0 };
}
