/** Response times of players, in their waking hours, without pauses of the game. */
import { activeTimeBetween, dayAt, type Person, zoneOf } from '../../calendar/index.ts';
import type { GameHistory } from '../../core/game/history.ts';
import { endsDecision } from '../../core/game/notifications.ts';
import type { MoveRecord, Pause } from '../../core/game/types.ts';
import { SECOND_MS } from '../../durations.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';

/** Returns the user whose responses count in a seat, with hours and days away; `undefined` for computers. */
type Responder = (seat: Seat) => (Person & { readonly user: string }) | undefined;

/** Returns whether a user was away on a day between two moments. */
function wasAway(person: Person, since: number, at: number): boolean {
  const { away = [] } = person;
  // Days are slow to compute, and most users were never away.
  if (away.length === 0) return false;
  const zone = zoneOf(person);
  const [first, last] = [dayAt(zone, since), dayAt(zone, at)];
  return away.some(({ from, to }) => from <= last && first <= to);
}

/** Returns the waking time between two moments without these pauses, in milliseconds. */
function thinkingTime({ hours }: Person, since: number, at: number, pauses: readonly Pause[]): number {
  const paused = pauses.map(({ from, to = at }) =>
    activeTimeBetween(hours, Math.max(from, since), Math.min(to, at)),
  );
  return paused.reduce((left, pause) => left - pause, activeTimeBetween(hours, since, at));
}

/**
 * Computes response times in seconds by seat. Only players' own moves count, from the second on, unless they were away
 * in between. The game's `pauses` don't count.
 */
export function responseTimesIn(
  { states, events }: Pick<GameHistory, 'states' | 'events'>,
  moves: readonly MoveRecord[],
  answerer: Responder,
  pauses: readonly Pause[] = [],
): number[][] {
  const answers: number[][] = (states.at(-1)?.players ?? []).map(() => []);
  /** Start of each pending seat's wait, in milliseconds since 1970. */
  const waits = new Map<Seat, number>();
  moves.forEach(({ seat, by, at, ordered }, index) => {
    const [before, after] = [states[index], states[index + 1]];
    const since = waits.get(seat);
    waits.delete(seat);
    if (before === undefined || after === undefined) return;
    const person = answerer(seat);
    const counts = since !== undefined && person?.user === by && ordered !== true;
    if (counts && !wasAway(person, since, at.getTime())) {
      const seconds = Math.round(thinkingTime(person, since, at.getTime(), pauses) / SECOND_MS);
      answers[seat]?.push(Math.max(0, seconds));
    }
    const restarts = endsDecision(events[index] ?? []);
    const waiting = pendingSeats(after);
    for (const one of waits.keys()) if (!waiting.includes(one)) waits.delete(one);
    const earlier = pendingSeats(before);
    for (const one of waiting) if (restarts || !earlier.includes(one)) waits.set(one, at.getTime());
  });
  return answers;
}
