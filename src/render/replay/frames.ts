/** Computes the frames of a replay: one per turn, fewer if there are too many, and how long each is shown. */
import { projectedScore } from '../../engine/index.ts';
import type { Frame, ReplayRequest, ReplayTurn } from './request.ts';

/** Maximum number of frames. */
export const MOST_FRAMES = 120;
/**
 * Milliseconds: target for the whole replay; minimum and maximum of a frame; last frame of a round; final
 * frame.
 */
const WHOLE = 42_000;
const LEAST = 340;
const LONGEST = 1_100;
const TURNING = 1_500;
const STANDING = 8_000;

/** The fields specific to one frame. */
type Picture = Omit<Frame, 'language' | 'names' | 'width' | 'rounds' | 'index' | 'most' | 'delay'>;

/** Returns the frames of a replay in order, from the initial position to the final one or the result. */
export function framesOf(request: ReplayRequest, most = MOST_FRAMES): Frame[] {
  const { start, language, names, width } = request;
  const whole = { language, names, ...(width === undefined ? {} : { width }) };
  const turns = thinned(request.turns, most - 2);
  const last = turns.at(-1);
  const [first] = turns;
  if (first === undefined || last === undefined) return [];
  const pictures: Picture[] = [
    {
      ...{ kind: 'start', state: start, events: [], seats: [], move: start.moveCount },
      ...{ round: first.round, phase: first.phase },
    },
    ...turns.map(({ to: move, ...turn }): Picture => ({ ...turn, kind: 'turn', move })),
  ];
  const { state, round, to: move } = last;
  if (state.phase === 'finished') {
    pictures.push({ kind: 'end', state, round, phase: state.phase, move, events: [], seats: [] });
  }
  const rounds = pictures.map((picture) => picture.round);
  const points = [start, last.state].flatMap((state) => projectedScore(state).players);
  const full = Math.max(20, ...points.map(({ total }) => total));
  const usual = Math.max(LEAST, Math.min(LONGEST, Math.round(WHOLE / pictures.length / 10) * 10));
  return pictures.map((picture, index) => {
    const turns = picture.round !== rounds[index + 1];
    const delay = index === pictures.length - 1 ? STANDING : turns ? Math.max(usual, TURNING) : usual;
    return { ...whole, ...picture, rounds, index, most: full, delay };
  });
}

/**
 * Reduces turns to at most `most` by merging neighbours of a round evenly, except the first and last of each
 * round.
 */
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
  const kept: ReplayTurn[] = [];
  let together: ReplayTurn[] = [];
  for (const [i, turn] of turns.entries()) {
    together.push(turn);
    if (gone.has(i)) continue;
    const seats = [...new Set(together.flatMap((one) => one.seats))];
    kept.push({ ...turn, seats, events: together.flatMap(({ events }) => events) });
    together = [];
  }
  return kept;
}
