/** Signals between processes by Postgres notifications. Losing one only costs time. */
import type { SignalName, Signals } from '../../core/index.ts';
import type { ProcessRegistry } from './process-registry.ts';

/** Delay before other processes react: the sender usually does the work by then. */
const NOTIFY_DELAY_MS = 200;

const SIGNAL_NAMES: readonly SignalName[] = ['owed', 'due', 'changed'];

interface ClosableSignals extends Signals {
  close(): void;
}

/** Creates the signals of other processes. This process's own are ignored. */
export function createSignals(processes: ProcessRegistry): ClosableSignals {
  const listeners = new Set<(signal: SignalName | undefined) => void>();
  const waiting = new Map<SignalName, NodeJS.Timeout>();
  const notifyListeners = (signal: SignalName | undefined) => {
    for (const listener of listeners) listener(signal);
  };

  const stop = processes.subscribe((topic) => {
    if (topic === undefined) return notifyListeners(undefined);
    const [name, by] = topic.split(' ');
    const signal = SIGNAL_NAMES.find((one) => one === name);
    if (signal === undefined || by === `${processes.id()}` || waiting.has(signal)) return;
    const late = () => {
      waiting.delete(signal);
      notifyListeners(signal);
    };
    waiting.set(signal, setTimeout(late, NOTIFY_DELAY_MS).unref());
  });

  return {
    publish: (signal) => processes.notify(`${signal} ${processes.id()}`),
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
