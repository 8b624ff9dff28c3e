/** How long people let a game wait for them: from when it began to until they acted, in their own hours. */

import { activeTimeBetween, type WakingHours } from '../../calendar/index.ts';
import type { GameHistory } from '../../core/game/history.ts';
import { endsDecision } from '../../core/game/notifications.ts';
import type { MoveRecord } from '../../core/game/types.ts';
import { SECOND_MS } from '../../durations.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';

/** Whose answers are counted in a seat, and in which hours; nothing where nobody's are. */
export type Responder = (seat: Seat) => { user: string; hours?: WakingHours } | undefined;

/**
 * Seconds, by seat, that each answer took. Only people's own count: not what a standing order did, nor a computer, a
 * stand-in, a moderator. When the game began to wait for the first answer of all nobody knows.
 */
export function responseTimesIn(
  { states, events }: Pick<GameHistory, 'states' | 'events'>,
  moves: readonly MoveRecord[],
  answerer: Responder,
): number[][] {
  const answers: number[][] = (states.at(-1)?.players ?? []).map(() => []);
  /** Since when the game waits for seats that have not acted yet, in milliseconds since 1970. */
  const waits = new Map<Seat, number>();
  moves.forEach(({ seat, by, at, ordered }, index) => {
    const [before, after] = [states[index], states[index + 1]];
    const since = waits.get(seat);
    waits.delete(seat);
    if (before === undefined || after === undefined) return;
    const person = answerer(seat);
    if (since !== undefined && person?.user === by && ordered !== true) {
      const seconds = Math.round(activeTimeBetween(person.hours, since, at.getTime()) / SECOND_MS);
      answers[seat]?.push(Math.max(0, seconds));
    }
    const anew = endsDecision(events[index] ?? []);
    const waiting = pendingSeats(after);
    for (const one of waits.keys()) if (!waiting.includes(one)) waits.delete(one);
    const earlier = pendingSeats(before);
    for (const one of waiting) if (anew || !earlier.includes(one)) waits.set(one, at.getTime());
  });
  return answers;
}
