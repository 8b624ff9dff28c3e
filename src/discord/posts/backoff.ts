/** Games whose posts or edits wait because of a transient problem. Held in memory only. */
import type { OutboxEntry } from '../../core/index.ts';
import { HOUR_MS } from '../../durations.ts';
import { isCosmeticEdit } from './outbox-entry.ts';

interface Pause {
  readonly id: number;
  readonly failures: number;
  readonly until: number;
  readonly durationMs: number;
  readonly asked: boolean;
  /** Only an edit waits: newer posts need not. */
  readonly isEdit: boolean;
}

/** Maximum timer duration; Node's timers overflow after some weeks. */
const MAX_TIMER_MS = HOUR_MS;

/** Creates the pauses after failures, by game. `wake` is called when one is over. */
export function createBackoff(now: () => Date, wake: () => void) {
  const pauses = new Map<string, Pause>();
  const alarms = new Map<string, NodeJS.Timeout>();
  /** Returns the remaining milliseconds; 0 if they exceed the duration, because the clock was set back. */
  const left = ({ until, durationMs }: Pause) => {
    const rest = until - now().getTime();
    return rest > durationMs ? 0 : rest;
  };

  /** Checks the clock when it fires, because timers may run ahead of it. */
  function setAlarm(game: string, pause: Pause): void {
    const ring = () => (left(pause) > 0 ? setAlarm(game, pause) : wake());
    alarms.set(game, setTimeout(ring, Math.min(MAX_TIMER_MS, Math.max(1, left(pause)))).unref());
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
    /** Returns the remaining milliseconds of a post's game; `undefined` if none of its posts waits. */
    left(game: string) {
      const pause = pauses.get(game);
      return pause === undefined || pause.isEdit ? undefined : Math.max(0, left(pause));
    },
    failures,
    /** Makes the announcement's game wait. `asked`: no failure, Discord asked to wait. */
    add(entry: OutboxEntry, durationMs: number, asked: boolean) {
      const until = now().getTime() + durationMs;
      const counted = failures(entry) + (asked ? 0 : 1);
      const isEdit = isCosmeticEdit(entry);
      const pause = { id: entry.id, failures: counted, until, durationMs, asked, isEdit };
      end(entry.game);
      pauses.set(entry.game, pause);
      setAlarm(entry.game, pause);
    },
    end,
    /** Ends the wait of a game's edit, as the game has a new entry. Without a game, that of all: any may have one. */
    arrived(game?: string) {
      for (const one of game === undefined ? [...pauses.keys()] : [game])
        if (pauses.get(one)?.isEdit === true) end(one);
    },
    keep(games: ReadonlySet<string>) {
      for (const game of pauses.keys()) if (!games.has(game)) end(game);
    },
    /** Returns whether any post waits, or has not been retried since, only because Discord asked for it. */
    isAsked: () => [...pauses.values()].some(({ asked, isEdit }) => asked && !isEdit),
    clear() {
      for (const game of pauses.keys()) end(game);
    },
  };
}

export type Backoff = ReturnType<typeof createBackoff>;
