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

/** A turn, pick, bid or first worker; or a production. The last one may be unfinished. */
export interface Turn {
  /** Moves from `from` up to `to`, as for `GameQueries.getMoveRange`. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export interface Replay {
  readonly start: GameState;
  readonly turns: readonly Turn[];
  /** Moves before `start`; their positions are unknown because a rule has changed since. */
  readonly untold: number;
}

/** Splits a history into turns. `view` hides what the viewer may not see. */
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
    const turnEvents = events.slice(first, to).flat();
    const seats = seatsOf(phase, turnEvents);
    turns.push({ from: first, to, round, phase, seats, state: view(at(to)), events: turnEvents });
    first = to;
  }
  return { start: view(at(from)), turns, untold: from };
}

const TURN_ENDING_EVENTS: readonly EventType[] = [
  ...(['turnEnded', 'passed'] as const),
  ...(['offerPicked', 'bidMade', 'bidDeclined', 'workerPlaced', 'workerSkipped'] as const),
];
const EARLY_EVENTS: readonly EventType[] = ['planned', 'confirmed'];

function seatsOf(phase: Phase, events: readonly GameEvent[]): Seat[] {
  if (phase === 'production') return [];
  const whose = (some: readonly GameEvent[]) =>
    some.flatMap((event) => ('seat' in event ? (event.seat ?? []) : []));
  const over = whose(events.filter(({ type }) => TURN_ENDING_EVENTS.includes(type)));
  // The turn is not finished yet.
  return over.length > 0
    ? [...new Set(over)]
    : whose(events.filter(({ type }) => !EARLY_EVENTS.includes(type))).slice(0, 1);
}
