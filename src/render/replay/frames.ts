/** Computes the frames of a replay: one per turn, fewer if there are too many, and how long each is shown. */
import { type EventType, projectedScore } from '../../engine/index.ts';
import type { Frame, ReplayRequest, ReplayTurn } from './request.ts';

export const MAX_FRAMES = 120;
/** Milliseconds: target for the whole replay; minimum and maximum of a frame; last frame of a round; final frame. */
const TARGET_MS = 42_000;
const MIN_FRAME_MS = 340;
const MAX_FRAME_MS = 1_100;
const ROUND_END_MS = 1_500;
const FINAL_MS = 8_000;
/** How many times as long a frame with one of these events is shown. */
const WEIGHTS: Partial<Record<EventType, number>> = { fulfilled: 2.4, portUsed: 1.8 };

/** The fields specific to one frame. */
type Picture = Omit<
  Frame,
  'language' | 'names' | 'colours' | 'width' | 'rounds' | 'index' | 'maxPoints' | 'delayMs'
>;

/** Returns the frames of a replay in order, from the initial position to the final one or the result. */
export function framesOf(request: ReplayRequest, most = MAX_FRAMES): Frame[] {
  const { start, language, names, colours, width } = request;
  const whole = { language, names, colours, width };
  const turns = thinned(request.turns, most - 2);
  const last = turns.at(-1);
  const [first] = turns;
  if (first === undefined || last === undefined) return [];
  const { round: firstRound, phase } = first;
  const begin = { state: start, events: [], seats: [], move: start.moveCount, round: firstRound, phase };
  const pictures: Picture[] = [
    { kind: 'start', ...begin },
    ...turns.map(({ to: move, ...turn }): Picture => ({ ...turn, kind: 'turn', move })),
  ];
  const { state, round, to: move } = last;
  if (state.phase === 'finished') {
    pictures.push({ kind: 'end', state, round, phase: state.phase, move, events: [], seats: [] });
  }
  const rounds = pictures.map((picture) => picture.round);
  const points = [start, last.state].flatMap((state) => projectedScore(state).players);
  const full = Math.max(20, ...points.map(({ total }) => total));
  const weights = pictures.map(({ events }) => Math.max(1, ...events.map(({ type }) => WEIGHTS[type] ?? 1)));
  const perWeight = TARGET_MS / weights.reduce((sum, weight) => sum + weight, 0);
  const usual = Math.max(MIN_FRAME_MS, Math.min(MAX_FRAME_MS, perWeight));
  return pictures.map((picture, index) => {
    const endsRound = picture.round !== rounds[index + 1];
    const due = Math.max(usual * (weights[index] ?? 1), endsRound ? ROUND_END_MS : 0);
    const delayMs = index === pictures.length - 1 ? FINAL_MS : Math.round(due / 10) * 10;
    return { ...whole, ...picture, rounds, index, maxPoints: full, delayMs };
  });
}

/** Reduces turns to at most `most` by merging neighbours of a round evenly, except the first and last of each round. */
function thinned(turns: readonly ReplayTurn[], most: number): ReplayTurn[] {
  const isEdge = (i: number) =>
    turns[i]?.round !== turns[i - 1]?.round || turns[i]?.round !== turns[i + 1]?.round;
  // Turns that can be merged into the next one: neither of the two is the first or last of its round.
  const inner = turns.flatMap((_, i) => (isEdge(i) || isEdge(i + 1) ? [] : [i]));
  const needless = Math.min(turns.length - most, inner.length);
  if (needless <= 0) return [...turns];
  const gone = new Set(
    Array.from({ length: needless }, (_, i) => inner[Math.floor(((i + 0.5) * inner.length) / needless)]),
  );
  const merged: ReplayTurn[] = [];
  let together: ReplayTurn[] = [];
  for (const [i, turn] of turns.entries()) {
    together.push(turn);
    if (gone.has(i)) continue;
    const seats = [...new Set(together.flatMap((one) => one.seats))];
    merged.push({ ...turn, seats, events: together.flatMap(({ events }) => events) });
    together = [];
  }
  return merged;
}
