/** Games whose posts wait for a while, because of something that passes by itself. The store does not know why. */
import type { OutboxEntry } from '../../core/index.ts';
import { HOUR_MS } from '../../durations.ts';

interface Pause {
  readonly id: number;
  readonly failures: number;
  /** Unix time in milliseconds. */
  readonly until: number;
  /** How long it is in all. */
  readonly milliseconds: number;
  readonly asked: boolean;
}

export interface Backoff {
  /** Games that wait now. */
  games(): string[];
  /** Milliseconds for which a game waits still; nothing where it does not. */
  left(game: string): number | undefined;
  /** Times that something failed with this announcement. */
  failures(owed: OutboxEntry): number;
  /** Its game waits. `asked`: nothing failed, Discord asked to wait. */
  add(owed: OutboxEntry, milliseconds: number, asked: boolean): void;
  /** Something of the game is done with, or was taken back. */
  end(game: string): void;
  /** Forgets all games but these. */
  keep(games: ReadonlySet<string>): void;
  /** Whether a game waits only because Discord asked for it, or has not been looked at since. */
  isAsked(): boolean;
  /** Forgets all of them. */
  clear(): void;
}

/** A timer cannot be set for longer than some weeks, whatever Discord asks. */
const LONGEST = HOUR_MS;

/** `wake` is called after each pause. */
export function createBackoff(now: () => Date, wake: () => void): Backoff {
  const pauses = new Map<string, Pause>();
  const alarms = new Map<string, NodeJS.Timeout>();
  /** None is left of a pause that seems longer than it is: the clock has been set back. */
  const left = ({ until, milliseconds }: Pause) => {
    const rest = until - now().getTime();
    return rest > milliseconds ? 0 : rest;
  };

  /** By the clock, which a timer may run ahead of. */
  function setAlarm(game: string, pause: Pause): void {
    const ring = () => (left(pause) > 0 ? setAlarm(game, pause) : wake());
    alarms.set(game, setTimeout(ring, Math.min(LONGEST, Math.max(1, left(pause)))).unref());
  }
  function end(game: string): void {
    pauses.delete(game);
    clearTimeout(alarms.get(game));
    alarms.delete(game);
  }
  const failures = ({ id, game }: OutboxEntry) => {
    const pause = pauses.get(game);
    return pause?.id === id ? pause.failures : 0;
  };

  return {
    games: () => [...pauses].flatMap(([game, pause]) => (left(pause) > 0 ? game : [])),
    left(game) {
      const pause = pauses.get(game);
      return pause === undefined ? undefined : Math.max(0, left(pause));
    },
    failures,
    add(owed, milliseconds, asked) {
      const until = now().getTime() + milliseconds;
      const pause = { id: owed.id, failures: failures(owed) + (asked ? 0 : 1), until, milliseconds, asked };
      end(owed.game);
      pauses.set(owed.game, pause);
      setAlarm(owed.game, pause);
    },
    end,
    keep(games) {
      for (const game of pauses.keys()) if (!games.has(game)) end(game);
    },
    isAsked: () => [...pauses.values()].some(({ asked }) => asked),
    clear() {
      for (const game of pauses.keys()) end(game);
    },
  };
}
