/** Signals between the processes on one database. */
import type { SignalName, Signals } from '../../core/index.ts';
import type { Presence } from './process-registry.ts';

/**
 * Delay before other processes react to a signal. The sender has the game in memory and usually does the work by
 * then.
 */
const HEAD_START = 200;

const CALLS: readonly SignalName[] = ['owed', 'due'];

export interface Calls extends Signals {
  /** Ends all notifications. */
  close(): void;
}

/** Creates the signals of other processes. This process's own are ignored. */
export function callsOf(presence: Presence): Calls {
  const listeners = new Set<(what: SignalName | undefined) => void>();
  const waiting = new Map<SignalName, NodeJS.Timeout>();
  const tell = (what: SignalName | undefined) => {
    for (const listener of listeners) listener(what);
  };

  const stop = presence.onCall((topic) => {
    if (topic === undefined) return tell(undefined);
    const [word, by] = topic.split(' ');
    const what = CALLS.find((call) => call === word);
    if (what === undefined || by === `${presence.id()}` || waiting.has(what)) return;
    const late = () => {
      waiting.delete(what);
      tell(what);
    };
    waiting.set(what, setTimeout(late, HEAD_START).unref());
  });

  return {
    publish: (what) => presence.call(`${what} ${presence.id()}`),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      stop();
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
