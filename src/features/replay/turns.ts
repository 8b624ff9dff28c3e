/** A game turn by turn, to be watched again: what each turn did, and how the table stood after it. */

import type { GameHistory } from '../../core/game/history.ts';
import { endsDecision } from '../../core/game/notifications.ts';
import {
  type EventType,
  type GameEvent,
  type GameState,
  type Phase,
  publicView,
  type Seat,
} from '../../engine/index.ts';

/** A turn, pick, bid or first worker; or a production. The last one may still go on. */
export interface Turn {
  /** Its moves are those from `from` to `to`, as for `App.stretch`. */
  readonly from: number;
  readonly to: number;
  /** When it was played. */
  readonly round: number;
  readonly phase: Phase;
  /** Whose it was; nobody's is what follows by itself. */
  readonly seats: readonly Seat[];
  /** How the table stood after it: a public view. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export interface Replay {
  /** How the table stood before the first of the turns: a public view. */
  readonly start: GameState;
  readonly turns: readonly Turn[];
  /** Moves before `start`: a rule has been mended since they were made, so that nobody knows how it stood then. */
  readonly untold: number;
}

/** What of a course is known, turn by turn; `view`: what may be shown of a position. */
export function replayOf(
  { from, states, events }: Pick<GameHistory, 'from' | 'states' | 'events'>,
  view: (state: GameState) => GameState = publicView,
): Replay {
  const at = (move: number) => states[move] as GameState;
  const turns: Turn[] = [];
  let first = from;
  for (let to = from + 1; to <= events.length; to++) {
    if (to < events.length && !endsDecision(events[to - 1] ?? [])) continue;
    const { round, phase } = at(first);
    const told = events.slice(first, to).flat();
    const seats = seatsOf(phase, told);
    turns.push({ from: first, to, round, phase, seats, state: view(at(to)), events: told });
    first = to;
  }
  return { start: view(at(from)), turns, untold: from };
}

/** With these a player's turn is over. */
const ENDING: readonly EventType[] = [
  ...(['turnEnded', 'passed'] as const),
  ...(['offerPicked', 'bidMade', 'bidDeclined', 'workerPlaced', 'workerSkipped'] as const),
];
/** What others may decide meanwhile. */
const AHEAD: readonly EventType[] = ['planned', 'confirmed'];

function seatsOf(phase: Phase, events: readonly GameEvent[]): Seat[] {
  if (phase === 'production') return [];
  const whose = (some: readonly GameEvent[]) =>
    some.flatMap((event) => ('seat' in event ? (event.seat ?? []) : []));
  const over = whose(events.filter(({ type }) => ENDING.includes(type)));
  // A turn that still goes on.
  return over.length > 0
    ? [...new Set(over)]
    : whose(events.filter(({ type }) => !AHEAD.includes(type))).slice(0, 1);
}
